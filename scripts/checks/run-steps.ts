// Runs steps side by side, each in a process of its own, and tells how each of them ended.
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Step } from './steps.ts';
import { countTests, passedAgain, type Counts } from './totals.ts';

export interface Result {
  step: Step;
  ok: boolean;
  seconds: number;
  counts: Counts;
}

interface Ended {
  code: number | null;
  output: string;
}

const running = new Set<ChildProcess>();
// Whoever stops the whole stops its parts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

function launch(step: Step): Promise<Ended> {
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const [command, args] = step.givesWay ? ['nice', ['-n', '5', step.command, ...step.args]] : [step.command, step.args];
    const child = spawn(command, args, { env: { ...process.env, NO_COLOR: '1', ...step.env }, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(output).toString() });
    });
  });
}

async function take(step: Step): Promise<Result> {
  const started = performance.now();
  if (step.report) rmSync(step.report, { force: true });
  const { code, output } = await launch(step);
  const seconds = (performance.now() - started) / 1000;
  const counts = countTests(step, code === 0);
  const ok = code === 0 && counts.failed === 0;
  if (!ok) console.log(`\n── ${step.name} ──\n${output.trim()}\n`);
  const told = step.report ? ` ${counts.passed} passed${counts.failed > 0 ? `, ${counts.failed} failed` : ''}` : '';
  console.log(`${ok ? '✓' : '✗'} ${step.name.padEnd(18)} ${`${seconds.toFixed(1)} s`.padStart(8)}${told}`);
  for (const test of passedAgain(step)) console.log(`  passed only when tried again: ${test}`);
  return { step, ok, seconds, counts };
}

/**
 * Runs all steps in their order, so many at a time. A step whose `after` did not pass is not run and counts as failed.
 */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...steps];
  const outcome = new Map<string, Promise<Result>>();
  const settle = new Map<string, (result: Result) => void>();
  for (const step of steps) outcome.set(step.name, new Promise((resolve) => settle.set(step.name, resolve)));

  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const before = step.after ? await outcome.get(step.after) : undefined;
      const result: Result = before && !before.ok ? { step, ok: false, seconds: 0, counts: { passed: 0, failed: 1 } } : await take(step);
      if (before && !before.ok) console.log(`✗ ${step.name.padEnd(18)} not run: ${before.step.name} failed`);
      results.push(result);
      settle.get(step.name)?.(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
