// Folder rules: which folder may import which. Held by `npm run folders`; scripts/folders.test.ts shows that each of them bites.
const test = '\\.test\\.tsx?$|^src/test/';
/** Folders, and files by their whole name. */
const within = (...places) => `^(${places.map((place) => (place.endsWith('.ts') ? `${place}$` : `${place}/`)).join('|')})|^node_modules/|node_modules/`;

/** A folder that may import nothing but the named folders and packages. Tests may reach further: they set the stage. */
const only = (name, folder, comment, ...allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: test },
  to: { pathNot: within(folder, ...allowed), dependencyTypesNot: ['core'] },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other to begin are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nothing imports and that starts nothing is dead.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(domain|server|src)/',
        pathNot: ['\\.d\\.ts$', test, '^src/main\\.tsx$', '^server/main\\.ts$', '^server/media/child\\.ts$'],
      },
      to: {},
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
      comment: 'Decisions that server and web share know no database, no request, no screen and no Node: only generated/.',
      severity: 'error',
      from: { path: '^domain/', pathNot: test },
      to: { pathNot: '^(domain|generated)/' },
    },
    only('generated-stands-alone', 'generated', 'What is generated needs nothing of ours.'),
    {
      name: 'server-side',
      comment: 'The server knows domain and contract, never the web app, a script or a test; only its start fills in the demo data.',
      severity: 'error',
      from: { path: '^server/', pathNot: [test, '^server/main\\.ts$'] },
      to: { pathNot: within('server', 'domain', 'generated'), dependencyTypesNot: ['core'] },
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
    only('api-is-the-lowest', 'src/api', 'The client of the API knows no screen.', 'domain', 'generated'),
    only('features-below-areas', 'src/features', 'What areas share knows none of them.', 'src/api', 'domain', 'generated'),
    only(
      'schema-knows-no-entity',
      'src/schema',
      'Screens made from descriptors stand on the API, the plain parts of features/ui and the area they are shown in.',
      'src/api',
      'src/features/ui',
      'src/features/area',
      // What may stand in any text, whosever it is.
      'domain/text-rules.ts',
      'generated',
    ),
    {
      name: 'schema-takes-descriptors-as-given',
      comment: 'src/schema knows no resource by name: it is handed descriptors, it does not fetch ours.',
      severity: 'error',
      from: { path: '^src/schema/', pathNot: test },
      to: { path: '^generated/', pathNot: '^generated/(descriptor|api)\\.ts$' },
    },
    only('console-side', 'src/console', 'Areas do not import each other.', 'src/schema', 'src/features', 'src/api', 'domain', 'generated'),
    only('portal-side', 'src/portal', 'Areas do not import each other; the portal carries no react-admin.', 'src/features', 'src/api', 'domain', 'generated'),
    only('public-side', 'src/public', 'Areas do not import each other; public pages carry no react-admin.', 'src/features', 'src/api', 'domain', 'generated'),
    only(
      'app-on-top',
      'src/app',
      'The shell knows the areas, but screens made from descriptors only by way of the console.',
      'src/console',
      'src/portal',
      'src/public',
      'src/features',
      'src/api',
      'domain',
      'generated',
    ),
    {
      name: 'react-admin-stays-in-the-console',
      comment: 'Its 300 kB are for the console alone.',
      severity: 'error',
      from: { path: '^src/(app|api|features|portal|public)/' },
      to: { path: 'node_modules/(react-admin|ra-core|ra-ui-materialui|ra-data-simple-rest)/' },
    },
    {
      name: 'nothing-shipped-imports-tests',
      comment: 'tests/ and scripts/ look at the product, not the other way round.',
      severity: 'error',
      from: { path: '^(domain|generated|server|src)/', pathNot: test },
      to: { path: '^(tests|scripts)/', pathNot: '^scripts/demo/' },
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
