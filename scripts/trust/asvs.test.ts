import { describe, expect, it } from 'vitest';
import { asvsOutcome, asvsTable, brokenProofs, howMany, readAsvs } from './asvs.ts';

const one = `
- chapter: 7 Sessions
  requirements:
    7.2.4: [A new token, with each sign-in, partly, 'not, where an act is confirmed', tests/a.test.ts › goes on]
  elsewhere: {7.1.3: no federation, 7.6.1 to 7.6.2 (2): no federation}
`;

describe('the table of ASVS', () => {
  it('leaves out no requirement, and each proof is there', () => {
    expect(asvsOutcome()).toMatchObject({ state: 'held' });
    const numbers = readAsvs().flatMap(({ requirements }) => requirements.map(({ id }) => id));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((id) => /^\d+\.\d+\.\d+$/.test(id))).toBe(true);
  });

  it('says where a requirement is not met, and what does not apply', () => {
    expect(asvsTable(readAsvs(one))).toBe(
      `### 7 Sessions

| | asks | state | proof |
|---|---|---|---|
| 7.2.4 | A new token, with each sign-in | ◐ partly: not, where an act is confirmed | tests/a.test.ts › goes on |

Does not apply: 7.1.3 no federation; 7.6.1 to 7.6.2 (2) no federation.`,
    );
  });

  it('fails for a proof that is gone, for words that are gone, and for a requirement that is missing', () => {
    const chapters = readAsvs(one);
    expect(brokenProofs(chapters, () => 'it goes on')).toEqual([]);
    expect(brokenProofs(chapters, () => 'nothing')).toEqual(['7.2.4: tests/a.test.ts does not say “goes on”']);
    expect(brokenProofs(chapters, () => undefined)).toEqual(['7.2.4: tests/a.test.ts is not there']);
    expect(asvsOutcome(readAsvs(one.replace(/tests.*on\]/, 'README.md]')))).toEqual({ state: 'failed', figure: `4 of ${howMany} requirements` });
  });

  it('does not take a gap without saying what is missing', () => {
    expect(() => readAsvs(one.replace("'not, where an act is confirmed'", "''"))).toThrow('7.2.4 is not met');
    expect(() => readAsvs(one.replace('partly', 'perhaps'))).toThrow('7.2.4 says not all of');
  });
});
