// Folder rules: which folder may import which. Held by `npm run folders`; scripts/folders.test.ts shows that each of them bites.
const test = '\\.test\\.tsx?$|^src/test/';
/** Folders, and files by their whole name. */
const within = (...places) => `^(${places.map((place) => (/\.\w+$/.test(place) ? `${place}$` : `${place}/`)).join('|')})|^node_modules/|node_modules/`;

/** A folder that may import nothing but the named folders and packages. Tests may reach further: they set the stage. */
const only = (name, folder, comment, ...allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: test },
  to: { pathNot: within(folder, ...allowed), dependencyTypesNot: ['core'] },
});

/** The server's modules from the ground up: each may use those before it. */
const layers = [
  // Who somebody is, what the firm has set, what is kept.
  { name: 'ground', modules: ['settings', 'sessions', 'credentials', 'people', 'files', 'uploads', 'tax-rules', 'notifications', 'audit', 'push'] },
  // What is done for a client.
  { name: 'work', modules: ['packages', 'chats', 'pipeline', 'folders', 'links', 'listings', 'complaints', 'trackers', 'support'] },
  // Accounts and who takes care of whom: that moves the work along.
  { name: 'accounts', modules: ['users', 'preferences', 'employees'] },
  { name: 'money', modules: ['coupons', 'prospects', 'payments', 'onboarding'] },
  // What reads over all of them.
  { name: 'readings', modules: ['journey', 'reports', 'downloads', 'auth'] },
];
const modulesInOrder = layers.flatMap(({ modules }) => modules);

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third; types count.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nothing imports and that starts nothing is dead.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(domain|engine|server|src)/',
        pathNot: ['\\.d\\.ts$', test, '^src/main\\.tsx$', '^server/main\\.ts$', '^server/media/child\\.ts$'],
      },
      to: {},
    },
    {
      name: 'no-unused',
      comment: 'A file that nothing but its tests imports is a page without a route, or dead, whatever it imports itself.',
      severity: 'error',
      module: {
        path: '^(domain|server|src)/',
        // Starts; what is found by its folder (overrides/index.ts), by an alias of the build, or by the types alone.
        pathNot: [
          '\\.d\\.ts$',
          test,
          '^src/main\\.tsx$',
          '^server/(main|media/child|registered)\\.ts$',
          '^src/console/overrides/[^/]+/',
          '^src/app/react-router-dom\\.ts$',
        ],
        numberOfDependentsLessThan: 1,
      },
      from: { pathNot: test },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere would hide from every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-stays-pure',
      comment: 'Decisions that server and web share know no database, no request, no screen and no Node: only generated/ and what reads contracts.',
      severity: 'error',
      from: { path: '^domain/', pathNot: test },
      to: { pathNot: '^(domain|generated|engine/contract)/' },
    },
    only('generated-stands-alone', 'generated', 'What is generated needs nothing of ours but the types of what it describes.', 'engine/contract'),
    {
      name: 'server-side',
      comment: 'The server knows domain, contract and engine, never the web app, a script or a test.',
      severity: 'error',
      from: { path: '^server/', pathNot: test },
      to: { pathNot: within('server', 'engine/server', 'engine/contract', 'domain', 'generated'), dependencyTypesNot: ['core'] },
    },
    {
      name: 'only-the-start-fills-in-the-demo',
      comment: 'The demo firm is a product of its own: nothing else of the server leans on it.',
      severity: 'error',
      from: { path: '^server/', pathNot: [test, '^server/main\\.ts$', '^server/demo/'] },
      to: { path: '^server/demo/' },
    },
    {
      name: 'modules-by-their-door',
      comment: 'What a module lets others use stands in its index.ts; the rest is its own.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: test },
      to: { path: '^server/modules/[^/]+/', pathNot: ['^server/modules/$1/', '^server/modules/[^/]+/index\\.ts$'] },
    },
    {
      name: 'modules-by-their-door-from-outside',
      comment: 'The same for the rest of the server; the demo fills in rows as the modules themselves do.',
      severity: 'error',
      from: { path: '^server/', pathNot: [test, '^server/(demo|modules)/[^/]+/', '^server/demo/'] },
      to: { path: '^server/modules/[^/]+/', pathNot: '^server/modules/[^/]+/index\\.ts$' },
    },
    ...modulesInOrder.slice(0, -1).map((module, place) => ({
      name: 'modules-look-down',
      comment: 'A module uses those named before it in `layers`, never a later one: so that there is an order, and no circle.',
      severity: 'error',
      from: { path: `^server/modules/${module}/`, pathNot: test },
      to: { path: `^server/modules/(${modulesInOrder.slice(place + 1).join('|')})/` },
    })),
    {
      name: 'modules-in-a-layer',
      comment: 'A new module is given its place in `layers`, at the head of this file.',
      severity: 'error',
      from: {},
      to: { path: '^server/modules/', pathNot: `^server/modules/((index|states)\\.ts$|(${modulesInOrder.join('|')})/)` },
    },
    {
      name: 'below-the-modules',
      comment: 'What modules stand on knows none of them.',
      severity: 'error',
      from: { path: '^server/(events|outbox|ports|limits|media|db)/', pathNot: test },
      to: { path: '^server/modules/' },
    },
    {
      name: 'server-and-web-apart',
      comment: 'Server and web meet in the contract alone; this holds for their tests too.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'web-and-server-apart',
      comment: 'Server and web meet in the contract alone; this holds for their tests too.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    only('engine-contract-stands-alone', 'engine/contract', 'What reads a contract knows none in particular, and nothing of ours.'),
    only('engine-web-below-console', 'engine/web', 'Forms, fields and problems for every door: nothing of ours, no react-admin.', 'engine/contract'),
    only(
      'engine-console-takes-descriptors',
      'engine/console',
      'Screens made from descriptors are handed them; they know no resource by name.',
      'engine/web',
      'engine/contract',
    ),
    only('engine-server-takes-a-contract', 'engine/server', 'The routes of any contract: database, services and handlers are handed in.', 'engine/contract'),
    only('api-is-the-lowest', 'src/api', 'The client of the API knows no screen.', 'engine/web', 'engine/contract', 'domain', 'generated'),
    only('kit-knows-no-entity', 'src/kit', 'What is ours and knows no entity.', 'engine/web', 'engine/contract', 'src/api', 'domain', 'generated'),
    only(
      'features-below-areas',
      'src/features',
      'What areas share knows none of them.',
      'src/kit',
      'engine/web',
      'engine/contract',
      'src/api',
      'domain',
      'generated',
    ),
    only(
      'console-side',
      'src/console',
      'Areas do not import each other.',
      'engine/console',
      'engine/web',
      'engine/contract',
      'src/features',
      'src/kit',
      'src/api',
      'domain',
      'generated',
    ),
    only(
      'portal-side',
      'src/portal',
      'Areas do not import each other; the portal carries no react-admin.',
      'engine/web',
      'engine/contract',
      'src/features',
      'src/kit',
      'src/api',
      'domain',
      'generated',
    ),
    only(
      'public-side',
      'src/public',
      'Areas do not import each other; public pages carry no react-admin.',
      'engine/web',
      'engine/contract',
      'src/features',
      'src/kit',
      'src/api',
      'domain',
      'generated',
    ),
    only(
      'app-on-top',
      'src/app',
      'The shell knows the areas, but screens made from descriptors only by way of the console.',
      'src/console',
      'src/portal',
      'src/public',
      'src/features',
      'src/kit',
      'src/api',
      'engine/web',
      'engine/contract',
      'domain',
      'generated',
    ),
    {
      name: 'react-admin-stays-in-the-console',
      comment: 'Its 300 kB are for the console alone.',
      severity: 'error',
      from: { path: '^(src/(app|api|kit|features|portal|public)|engine/web)/' },
      to: { path: 'node_modules/(react-admin|ra-core|ra-ui-materialui|ra-data-simple-rest)/' },
    },
    {
      name: 'nothing-shipped-imports-tests',
      comment: 'tests/ and scripts/ look at the product, not the other way round.',
      severity: 'error',
      from: { path: '^(domain|generated|server|src)/', pathNot: test },
      to: { path: '^(tests|scripts)/', pathNot: '^server/demo/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|png|woff2)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};
