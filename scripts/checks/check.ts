// `npm run check`: the quick part, under 45 seconds. Types, lint, format, folders, what is generated, and the unit tests that
// uncommitted changes reach; what starts whole programs or moves whole firms takes minutes, and is left to `npm test`.
import { mkdirSync } from 'node:fs';
import { runSteps } from './run-steps.ts';
import { quickSteps, vitest } from './steps.ts';
import { totalsLine } from './totals.ts';

mkdirSync('test-results', { recursive: true });
const slow = ['tests/program/**', 'tests/contract/**', 'server/backup/**', 'server/media/**'].flatMap((files) => ['--exclude', files]);
const changed = vitest('unit', { name: 'changed unit tests', args: ['--changed', '--passWithNoTests', ...slow] });
const results = await runSteps([...quickSteps, changed], 2);
console.log(totalsLine(results.map((result) => result.counts)));
process.exitCode = results.every((result) => result.ok) ? 0 : 1;
