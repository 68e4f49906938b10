import { describe, expect, it } from 'vitest';
import { papersFor } from './deal-papers.ts';
import { stateOfZip } from './zip-state.ts';

type Money = NonNullable<Parameters<typeof papersFor>[0]>;
const tradeIn = { has_trade_in: true, payoff: null, lienholder: null, keys: null } as unknown as NonNullable<Parameters<typeof papersFor>[1]>;
const kinds = (...given: Parameters<typeof papersFor>) => papersFor(...given).map(({ kind }) => kind);
const hintOf = (kind: string, ...given: Parameters<typeof papersFor>) => papersFor(...given).find((paper) => paper.kind === kind)?.hint;

describe('the papers of a deal', () => {
  it('paid in cash are the ID, the insurance, the contract and the odometer statement', () => {
    expect(kinds({ method: 'cash' } as Money, undefined)).toEqual(['driver_license', 'insurance', 'contract', 'odometer']);
    expect(papersFor(undefined, undefined).every(({ is_done, file_id }) => !is_done && file_id === null)).toBe(true);
  });

  it('financed ask for the lender’s word from the client, leased from the dealer, and for the down payment', () => {
    const by = (method: Money['method']) => papersFor({ method } as Money, undefined).find(({ kind }) => kind.endsWith('_approval'));
    expect(by('finance')).toMatchObject({ kind: 'loan_approval', by: 'client' });
    expect(by('lease')).toMatchObject({ kind: 'lease_approval', by: 'dealer' });
    expect(kinds({ method: 'finance', down_payment: 5_000_00 } as Money, undefined)).toContain('down_payment');
    expect(kinds({ method: 'finance', down_payment: 0 } as Money, undefined)).not.toContain('down_payment');
  });

  it('of a trade-in that is paid off ask for its title; of one with a loan, for the payoff letter, which the advisor gets', () => {
    expect(kinds(undefined, tradeIn)).toEqual(['driver_license', 'insurance', 'title', 'registration', 'keys', 'contract', 'odometer']);
    const owed = papersFor(undefined, { ...tradeIn, payoff: 8_000_00, lienholder: 'Harbor Credit Union' });
    expect(owed.map(({ kind }) => kind)).not.toContain('title');
    expect(owed.find(({ kind }) => kind === 'payoff_letter')).toMatchObject({ by: 'advisor', hint: 'From Harbor Credit Union.' });
    // A loan whose sum nobody knows is a loan.
    expect(kinds(undefined, { ...tradeIn, lienholder: 'Harbor Credit Union' })).toContain('payoff_letter');
    expect(kinds(undefined, { ...tradeIn, has_trade_in: false, payoff: 8_000_00 })).toEqual(kinds(undefined, undefined));
    expect([1, 2, 3].map((keys) => hintOf('keys', undefined, { ...tradeIn, keys }))).toEqual(['The one you have.', 'Both of them.', 'All 3.']);
  });

  it('say where the state wants a title signed before a notary', () => {
    const at = (zip: string | null) => hintOf('title', undefined, tradeIn, stateOfZip(zip));
    expect([at('43215'), at('27601'), at('19103')]).toEqual(Array(3).fill('Sign it before a notary, not earlier.'));
    expect([at('04101'), at('90012'), at(null)]).toEqual(Array(3).fill('Don’t sign it before the delivery.'));
  });
});
