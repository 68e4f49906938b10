// All of it: what `npm test` runs once the packages are there. Ends with one line of totals.
import { mkdirSync } from 'node:fs';
import { provideSystemPrograms } from '../setup/system-programs.ts';
import { engineTests } from './engine-files.ts';
import { runSteps } from './run-steps.ts';
import { quickSteps, vitest, type Step } from './steps.ts';
import { totalsLine } from './totals.ts';

const started = performance.now();
const missing = provideSystemPrograms();
mkdirSync('test-results', { recursive: true });

// The build first: the browser tests wait for it. Then the longest, so that the two workers end together.
const steps: Step[] = [
  { name: 'build', command: process.execPath, args: ['scripts/build.mjs'] },
  ...quickSteps,
  vitest('e2e', { after: 'build' }),
  { name: 'budgets', command: process.execPath, args: ['--import', 'tsx', 'scripts/check-budgets.ts'], after: 'build' },
  vitest('api', { name: 'api on PGlite', args: engineTests }),
  vitest('api', { name: 'api on PostgreSQL', env: { TEST_ENGINE: 'postgres' } }),
  vitest('component'),
  // The last one, with nothing beside it but the end of another: it takes both.
  vitest('unit', { workers: 2 }),
];

const results = await runSteps(steps, 2);
for (const sentence of missing) console.log(`✗ ${sentence}`);
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(totalsLine([...results.map((result) => result.counts), ...missing.map(() => ({ passed: 0, failed: 1 }))]));
process.exitCode = missing.length === 0 && results.every((result) => result.ok) ? 0 : 1;
