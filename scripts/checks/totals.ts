// Counts what passed and failed, from Vitest's own report.
import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults?: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && 'numPassedTests' in value && 'numFailedTests' in value;
}

function readReport(file: string): Report | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isReport(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The counts of one step: of its tests, or one for a check without tests.
 * A run that ended badly though no test failed (a file that does not load, an error nobody caught) counts as one failed.
 */
export function countTests(step: { report?: string }, ended: boolean): Counts {
  const report = step.report ? readReport(step.report) : undefined;
  if (!report) return ended && !step.report ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return { passed, failed: ended ? failed : Math.max(failed, 1) };
}

/** The tests that failed once and passed when they were tried again, each with the first line of what failed: they are to be looked into, and stop nobody. */
export function passedAgain({ report }: { report?: string }): string[] {
  const results = (report ? readReport(report)?.testResults : undefined) ?? [];
  return results.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [why = ''] }) => `${fullName}: ${why.split('\n')[0] ?? ''}`),
  );
}

/** The one line that closes `npm test`. */
export function totalsLine(counts: readonly Counts[]): string {
  const sum = (key: keyof Counts) => counts.reduce((total, one) => total + one[key], 0);
  return `Tests: ${sum('passed')} passed, ${sum('failed')} failed`;
}
