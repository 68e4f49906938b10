// Prints what each screen loads first, JavaScript in gzip, and fails where one is over its budget or loads another screen.
// Part of `npm run build` and `npm test`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { foreignScreens, screensOf, type Area, type Manifest, type Screen } from './budgets/first-load.ts';

const web = process.argv[2] ?? join('dist', 'web');
const manifest: Manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'));
const KB = 1000;

/** Loaded for everybody who is signed in, beside the area's own frame. */
const signedIn = ['index.html', 'src/app/AreaRoute.tsx', 'src/app/SessionWatch.tsx', 'src/api/QueriesProvider.tsx', 'src/api/storage-cipher.ts'];

const areas: readonly Area[] = [
  { name: 'public', budget: 160 * KB, frame: ['index.html'], from: 'index.html', isScreen: (key) => /^src\/public\/.*Page\.tsx$/.test(key) },
  {
    name: 'portal',
    budget: 205 * KB,
    frame: [...signedIn, 'src/portal/index.tsx'],
    from: 'src/portal/index.tsx',
    isScreen: (key) => /^src\/(portal\/(.*Page|\w+\/Client\w+|\w+\/Checklist\w+)|features\/.*)\.tsx$/.test(key),
  },
  {
    name: 'console',
    budget: 350 * KB,
    frame: [...signedIn, 'src/console/index.tsx'],
    from: 'src/console/index.tsx',
    isScreen: (key) => /^(engine\/console\/(list|record)\/Resource\w+|src\/console\/pages\/\w+)\.tsx$/.test(key),
  },
];

const sizes = new Map<string, number>();
/** Bytes of a file of the build in gzip; style sheets and pictures do not count. */
function gzipped(file: string): number {
  if (!file.endsWith('.js')) return 0;
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(web, file))).length;
  sizes.set(file, known);
  return known;
}

const weightOfAll = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + gzipped(manifest[key]?.file ?? ''), 0);

/** A contract-made screen fetches its resource's descriptor beside its code: the heaviest counts. One that another file imports, too, has no key of its own, but a name. */
const resources = new Set(readdirSync(join('generated', 'resources')).map((file) => file.replace('.ts', '')));
const descriptors = (manifest['src/console/index.tsx']?.dynamicImports ?? []).filter(
  (key) => key.startsWith('generated/resources/') || resources.has(manifest[key]?.name ?? ''),
);
if (descriptors.length !== resources.size) throw new Error('scripts/check-budgets.ts does not find every descriptor of generated/resources/ in the build.');
const heaviestDescriptor = Math.max(...descriptors.map((key) => weightOfAll([key])));
const isMade = ({ chunks }: Screen) => [...chunks].some((key) => /^engine\/console\/(list|record)\/Resource\w+\.tsx$/.test(key));
const weightOf = (screen: Screen) => weightOfAll(screen.chunks) + (isMade(screen) ? heaviestDescriptor : 0);

const screens = screensOf(manifest, areas).map((screen) => ({ ...screen, weight: weightOf(screen) }));
const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

console.log('First load, JavaScript, gzip');
for (const { area, key, weight } of screens.toSorted((one, other) => other.weight - one.weight)) {
  console.log(`  ${weight > area.budget ? '✗' : '✓'} ${area.name.padEnd(8)} ${inKb(weight).padStart(9)} of ${inKb(area.budget)}  ${key}`);
}
const heavy = screens.filter(({ area, weight }) => weight > area.budget);
// The contract-made screens are what pages of the console are made of.
const foreign = foreignScreens(screens).filter(({ loads }) => !loads.startsWith('engine/console/'));
for (const { screen, loads } of foreign) console.log(`  ✗ ${screen} loads ${loads}, which nobody opened`);
if (heavy.length > 0 || foreign.length > 0) {
  console.error(`${heavy.length} screen(s) over budget, ${foreign.length} loading another screen.`);
  process.exitCode = 1;
}
