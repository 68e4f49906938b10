import { describe, expect, it } from 'vitest';
import { account, advisories, counted, tests } from './outcome.ts';

const vitest = (totals: string, more = '') => ` Test Files  1 passed (1)\n\u001B[2m      Tests \u001B[22m ${totals}\n   Duration  3s\n${more}`;

describe('what a command printed', () => {
  it.each([
    ['\u001B[32m12 passed\u001B[39m (12)', 0, 'held', '12 passed (12)'],
    ['1 failed | 11 passed (12)', 1, 'failed', '1 failed | 11 passed (12)'],
    // A hook that failed leaves the totals as they are and the exit code at 1.
    ['12 passed (12)', 1, 'failed', '12 passed (12)'],
    ['12 skipped (12)', 0, 'failed', '12 skipped (12)'],
  ])('of tests, %s with exit code %i: %s', (totals, code, state, figure) => {
    expect(tests({ code, text: vitest(totals) })).toEqual({ state, figure });
  });

  it('of tests that never began is a failure, or names the program that is missing', () => {
    expect(tests({ code: 1, text: 'SyntaxError' })).toMatchObject({ state: 'failed' });
    expect(tests({ code: 0, text: '' })).toMatchObject({ state: 'failed', figure: 'no test ran' });
    expect(tests({ code: null, text: '' })).toMatchObject({ state: 'failed' });
    expect(tests({ code: 1, text: 'Error: No PostgreSQL is installed for the tests; `npm test` says what to do.' })).toEqual({
      state: 'not run',
      figure: 'No PostgreSQL is installed.',
    });
  });

  it('of a fuzz counts its calls: fewer than promised do not hold, though every test passed', () => {
    const read = counted(/Hostile calls: (\d+)/, 'calls', 20_000);
    expect(read({ code: 0, text: vitest('292 passed (292)', 'Hostile calls: 20079') })).toEqual({ state: 'held', figure: '20,079 calls; 292 passed (292)' });
    expect(read({ code: 0, text: vitest('292 passed (292)', 'Hostile calls: 19999') })).toMatchObject({ state: 'failed' });
    expect(read({ code: 0, text: vitest('292 passed (292)') })).toMatchObject({ state: 'failed' });
  });

  it('of the faults is their account', () => {
    const line = 'Acknowledged: 12 messages. Lost: 0. Doubled: 0.';
    expect(account({ code: 0, text: `a\n${line}\n` })).toEqual({ state: 'held', figure: line });
    expect(account({ code: 1, text: `a\n${line}\n` })).toMatchObject({ state: 'failed' });
    expect(account({ code: 0, text: '' })).toMatchObject({ state: 'failed' });
  });

  it('of advisories: none known holds, one does not, and a registry without an answer proves nothing', () => {
    const audit = (total: number) => ({ code: total === 0 ? 0 : 1, text: `npm warn x\n{"metadata":{"vulnerabilities":{"total":${total}}}}` });
    expect(advisories(audit(0))).toEqual({ state: 'held', figure: '0 known' });
    expect(advisories(audit(2))).toEqual({ state: 'failed', figure: '2 known' });
    for (const text of ['{"message":"405 Method Not Allowed"}', 'getaddrinfo ENOTFOUND', '{ not JSON }'])
      expect(advisories({ code: 1, text }).state).toBe('not run');
  });
});
