// `npm run bench -- --only work [--dry]`, or this file by itself: what whoever works on the product waits for. A second start on data that is there, as `npm start` does it,
// `npm run generate` with nothing to write, and the processor's time of `npm run build`. Writes it into docs/performance.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServed } from '../../tests/support/served.ts';
import { stampFile } from '../generate/stamp.ts';
import { keepSection, machine, middle, performancePage, table } from './page.ts';

const { values: flags } = parseArgs({ options: { dry: { type: 'boolean', default: false } } });
const times = 3;

/** Runs an npm script to its end. @returns s by the clock @throws Error where it fails */
async function secondsOf(script: string): Promise<number> {
  const began = performance.now();
  const [code] = await once(spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}.`);
  return (performance.now() - began) / 1000;
}

/** The processor's time, in s, of all that this process has started and that has ended. */
async function spentBelow(): Promise<number> {
  const shell = spawn('sh', ['-c', 'npm run --silent build >/dev/null && times'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  shell.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await once(shell, 'close');
  if (shell.exitCode !== 0) throw new Error(`The build ended with ${String(shell.exitCode)}.`);
  // The second line is of the shell's children: user's and system's time, as 0m24.510s.
  const spent = [...(said.trim().split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds));
  if (spent.length !== 2) throw new Error(`The shell says no times: ${said}`);
  return spent.reduce((sum, each) => sum + each, 0);
}

const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-work-'));
await (await startServed(folder)).leave();
const starts: number[] = [];
for (let time = 0; time < times; time += 1) {
  const began = performance.now();
  const served = await startServed(folder, {}, 'scripts/start.mjs');
  starts.push((performance.now() - began) / 1000);
  await served.leave();
}
await rm(folder, { recursive: true, force: true });
// Once with no run before it, which reads and makes everything, as it is after a change of the contract.
await rm(stampFile('.'), { force: true });
const generatedAnew = await secondsOf('generate');
const generated: number[] = [];
for (let time = 0; time < times; time += 1) generated.push(await secondsOf('generate'));
const built = await spentBelow();

const row = (what: string, goal: number, value: number, unit: string) => [what, `≤ ${goal} ${unit}`, `${value.toFixed(1)} ${unit}`, value <= goal ? '✓' : '✗'];
const said = `${machine()} · the middle of ${times}, the build once.\n\n${table(
  ['what', 'goal', 'measured', ''],
  [
    row('a second start, until it answers (demo firm, embedded database)', 3, middle(starts), 's'),
    row('`npm run generate`, nothing to write', 3, middle(generated), 's'),
    ['`npm run generate`, everything anew', '–', `${generatedAnew.toFixed(1)} s`, ''],
    row('`npm run build`, of the processor', 10, built, 's'),
  ],
)}`;
console.log(said);
if (!flags.dry) keepSection(performancePage, 'work', said);
