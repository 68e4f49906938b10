// Prints what each screen loads first, JavaScript as it goes over the wire, and fails where one is over its budget or loads another screen.
// Part of `npm run build` and `npm test`.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoadsFile, type FirstLoads } from '../domain/doors.ts';
import { budgets, foreignScreens, kB, screensOf } from './budgets/first-load.ts';

const web = process.argv[2] ?? join('dist', 'web');
const loads: FirstLoads = JSON.parse(readFileSync(join(web, firstLoadsFile), 'utf8'));

const sizes = new Map<string, number>();
/** Bytes of a file of the build as it is sent, without headers; style sheets and pictures do not count. */
function weightOf(file: string): number {
  if (!file.endsWith('.js')) return 0;
  const packed = join(web, `${file}.br`);
  const known = sizes.get(file) ?? statSync(existsSync(packed) ? packed : join(web, file)).size;
  sizes.set(file, known);
  return known;
}

const screens = screensOf(loads, weightOf);
const inKb = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`;

console.log('First load, JavaScript, brotli');
for (const { door, path, weight } of screens.toSorted((one, other) => other.weight - one.weight)) {
  console.log(`  ${weight > budgets[door] ? '✗' : '✓'} ${door.padEnd(8)} ${inKb(weight).padStart(9)} of ${inKb(budgets[door])}  /${path}`);
}
const heavy = screens.filter(({ door, weight }) => weight > budgets[door]);
// The contract-made screens are what pages of the console are made of, and one that is overridden may be a page.
const foreign = foreignScreens(loads).filter((pair) => !pair.loads.startsWith('engine/console/') && !pair.screen.startsWith('src/console/overrides/'));
for (const pair of foreign) console.log(`  ✗ ${pair.screen} loads ${pair.loads}, which nobody opened`);
if (heavy.length > 0 || foreign.length > 0) {
  console.error(`${heavy.length} screen(s) over budget, ${foreign.length} loading another screen.`);
  process.exitCode = 1;
}
