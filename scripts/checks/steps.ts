// What is checked, and by which program. `npm check` takes the quick ones, `npm test` all.
import { join } from 'node:path';

/** One program to run. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Others go first where the processor is short: what has a person's patience to keep is not to wait for what has none. */
  givesWay?: boolean;
  /** Name of the step that must have passed before. */
  after?: string;
  /** Where Vitest leaves its counts, if this step runs tests; other steps count as one check. */
  report?: string;
}

const node = process.execPath;
const bin = (...path: string[]) => join('node_modules', ...path);

/** Reads types, style, folders and what is generated: seconds, no build, no browser. */
export const quickSteps: readonly Step[] = [
  // Two checkers take the work of one and end sooner by a quarter; four learn the same types over again, half as much work more.
  { name: 'types', command: node, args: [bin('@typescript', 'native', 'bin', 'tsc'), '--noEmit', '--checkers', '2'] },
  { name: 'lint', command: node, args: [bin('oxlint', 'bin', 'oxlint'), '--format=unix'] },
  { name: 'format', command: node, args: [bin('oxfmt', 'bin', 'oxfmt'), '--check'] },
  { name: 'folders', command: 'npm', args: ['run', '--silent', 'folders'] },
  { name: 'facts', command: node, args: ['--import', 'tsx', 'scripts/facts/index.ts'] },
  { name: 'generated', command: node, args: ['--import', 'tsx', 'scripts/generate/index.ts', '--check', '--quiet'] },
  { name: 'migrations', command: node, args: ['--import', 'tsx', 'scripts/checks/migrations.ts'] },
];

/**
 * Runs a project of vitest.config.ts.
 * @param workers how many cores it may fill
 */
export function vitest(project: string, options: { name?: string; workers?: number; env?: Step['env']; after?: string; args?: readonly string[] } = {}): Step {
  const name = options.name ?? project;
  const report = join('test-results', `${name.replaceAll(/\W+/g, '-')}.json`);
  return {
    name,
    command: node,
    args: [
      bin('vitest', 'vitest.mjs'),
      'run',
      `--project=${project}`,
      `--maxWorkers=${options.workers ?? 1}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(options.args ?? []),
    ],
    report,
    ...(options.env ? { env: options.env } : {}),
    ...(options.after ? { after: options.after } : {}),
  };
}
