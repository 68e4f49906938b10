// Counts what passed and failed, from Vitest's own report.
import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
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

/** The one line that closes `npm test`. */
export function totalsLine(counts: readonly Counts[]): string {
  const sum = (key: keyof Counts) => counts.reduce((total, one) => total + one[key], 0);
  return `Tests: ${sum('passed')} passed, ${sum('failed')} failed`;
}
