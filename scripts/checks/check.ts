// `npm run check`: the quick part, under 45 seconds. Types, lint, format, folders, what is generated, and the unit tests that
// the changes since main reach.
import { mkdirSync } from 'node:fs';
import { runSteps } from './run-steps.ts';
import { quickSteps, vitest } from './steps.ts';
import { totalsLine } from './totals.ts';

mkdirSync('test-results', { recursive: true });
const results = await runSteps([...quickSteps, vitest('unit', { name: 'changed unit tests', args: ['--changed', '--passWithNoTests'] })], 2);
console.log(totalsLine(results.map((result) => result.counts)));
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
