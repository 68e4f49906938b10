// All of it: what `npm test` runs once the packages are there. Ends with one line of totals.
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { provideSystemPrograms } from '../setup/system-programs.ts';
import { engineTests } from './engine-files.ts';
import { runSteps } from './run-steps.ts';
import { quickSteps, vitest, type Step } from './steps.ts';
import { totalsLine } from './totals.ts';

const started = performance.now();
const missing = provideSystemPrograms();
// What servers log meanwhile; looked through at the end.
const logs = 'test-results/logs';
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });
process.env['KEPT_LOGS'] = resolve(logs);

/**
 * So many steps at once, on two cores: none of the long ones fills its own. A browser test waits for the network to be quiet, a program for what it started,
 * an API test for its database.
 */
const atOnce = 3;

// The build first: the browser tests wait for it, and everything else gives way to both: they are the longest, and a browser that has to wait ends its
// patience. Then the longest of the others, so that the three end together.
const goFirst = new Set(['build', 'e2e']);
const all: Step[] = [
  { name: 'build', command: process.execPath, args: ['scripts/build.mjs'] },
  ...quickSteps,
  vitest('e2e', { after: 'build' }),
  vitest('unit'),
  { name: 'budgets', command: process.execPath, args: ['--import', 'tsx', 'scripts/check-budgets.ts'], after: 'build' },
  vitest('api', { name: 'api on PostgreSQL', env: { TEST_ENGINE: 'postgres' } }),
  vitest('component'),
  vitest('api', { name: 'api on PGlite', args: engineTests }),
];
const steps = all.map((step) => (goFirst.has(step.name) ? step : { ...step, givesWay: true }));

const results = await runSteps(steps, atOnce);
results.push(...(await runSteps([{ name: 'log of the suite', command: process.execPath, args: ['--import', 'tsx', 'scripts/checks/logs.ts', logs] }], 1)));
for (const sentence of missing) console.log(`✗ ${sentence}`);
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(totalsLine([...results.map((result) => result.counts), ...missing.map(() => ({ passed: 0, failed: 1 }))]));
process.exitCode = missing.length === 0 && results.every((result) => result.ok) ? 0 : 1;
