import { describe, expect, it } from 'vitest';
import { beyondLimit, type LimitQuestion } from './package-limits.ts';

const check = { name: 'Deal Check', max_links: 2, max_otd_prices: 0 };
const guided = { name: 'Guided Search', max_links: 12, max_otd_prices: 3 };
const full = { name: 'Full Service', max_links: null, max_otd_prices: null };
const ask = (changes: Partial<LimitQuestion>) =>
  beyondLimit({ what: 'links', own: guided, used: 11, wanted: 1, higher: [full], reader: 'employee', ...changes });

describe('a package limit', () => {
  it('lets the last one through, and anything where there is no limit', () => {
    expect(ask({})).toBeUndefined();
    expect(ask({ own: full, used: 400, wanted: 50 })).toBeUndefined();
  });

  it('is not asked by what adds nothing, even where more is used than it includes', () => {
    expect(ask({ used: 13, wanted: 0 })).toBeUndefined();
  });

  it('names itself and the way out', () => {
    expect(ask({ used: 12 })).toBe('Guided Search includes 12 links, and 12 are used. The client can upgrade to Full Service under Package.');
    expect(ask({ what: 'otd_prices', used: 3, reader: 'client' })).toBe(
      'Guided Search includes 3 out-the-door prices, and 3 are used. Upgrade to Full Service under Package to ask for another price.',
    );
  });

  it('leads to the nearest package that has room for it, or says that there is none', () => {
    expect(ask({ own: check, used: 2, higher: [guided, full] })).toContain('upgrade to Guided Search');
    expect(ask({ own: check, used: 2, wanted: 20, higher: [guided, full] })).toContain('upgrade to Full Service');
    expect(ask({ used: 12, higher: [] })).toContain('No larger package is available.');
  });
});
