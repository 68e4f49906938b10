import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countTests, passedAgain, totalsLine } from './totals.ts';

const folder = mkdtempSync(join(tmpdir(), 'totals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(name: string, passed: number, failed: number): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numTotalTests: passed + failed }));
  return file;
}

describe('counting', () => {
  it('takes the tests of a run from its report', () => {
    expect(countTests({ report: report('mixed', 7, 2) }, false)).toEqual({ passed: 7, failed: 2 });
  });

  it('a check without tests counts once', () => {
    expect(countTests({}, true)).toEqual({ passed: 1, failed: 0 });
    expect(countTests({}, false)).toEqual({ passed: 0, failed: 1 });
  });

  it('a run that ends badly is never without a failure', () => {
    expect(countTests({ report: report('crashed', 7, 0) }, false)).toEqual({ passed: 7, failed: 1 });
  });

  it('a run without a report is a failure, however it ended', () => {
    expect(countTests({ report: join(folder, 'absent.json') }, true)).toEqual({ passed: 0, failed: 1 });
  });

  it('names what passed only when it was tried again', () => {
    const file = join(folder, 'again.json');
    const assertionResults = [
      { fullName: 'stands', status: 'passed', failureMessages: [] },
      { fullName: 'stands at last', status: 'passed', failureMessages: ['Error: not there yet\n    at here.ts:1'] },
      { fullName: 'falls', status: 'failed', failureMessages: ['Error: gone'] },
    ];
    writeFileSync(file, JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults: [{ assertionResults }] }));
    expect(passedAgain({ report: file })).toEqual(['stands at last: Error: not there yet']);
    expect(passedAgain({})).toEqual([]);
  });

  it('closes with one line', () => {
    expect(
      totalsLine([
        { passed: 800, failed: 0 },
        { passed: 12, failed: 1 },
      ]),
    ).toBe('Tests: 812 passed, 1 failed');
  });
});
