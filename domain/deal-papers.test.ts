import { describe, expect, it } from 'vitest';
import type { TradeIn } from '../generated/api.ts';
import { papersAgain, papersFor } from './deal-papers.ts';
import { stateOfZip } from './zip-state.ts';

const kinds = (...given: Parameters<typeof papersFor>) => papersFor(...given).map(({ kind, by }) => `${kind}: ${by}`);
const always = ['driver_license: client', 'insurance: client', 'contract: advisor', 'odometer: dealer'];
const traded = (more: Partial<TradeIn>) => ({ has_trade_in: true, ...more }) as TradeIn;

describe('the papers of a deal', () => {
  it('that is accepted again are there as they were brought, but for the contract of the day', () => {
    const needed = papersFor(undefined, undefined);
    const done = { is_done: true, done_at: '2026-11-20T10:00:00.000Z', file_id: 'f1' };
    const added = { id: 'p1', kind: 'other', label: 'Joint title form', hint: null, by: 'client', ...done } as const;
    const before = [...needed.map((paper) => ({ ...paper, ...done })), added];
    expect(papersAgain(needed, before).map(({ kind, is_done, file_id }) => [kind, is_done, file_id])).toEqual([
      ['driver_license', true, 'f1'],
      ['insurance', true, 'f1'],
      ['contract', false, null],
      ['odometer', false, null],
      ['other', true, 'f1'],
    ]);
    expect(papersAgain(needed, [])).toEqual(needed);
  });

  it('are the buyer’s own and the contract, where it is paid at once and nothing is traded in', () => {
    expect(kinds(undefined, undefined)).toEqual(always);
    expect(kinds({ method: 'cash' }, { has_trade_in: false } as TradeIn)).toEqual(always);
  });

  it('follow how it is paid', () => {
    expect(kinds({ method: 'finance', down_payment: 500_000 }, undefined)).toEqual([
      ...always.slice(0, 2),
      'loan_approval: client',
      'down_payment: client',
      ...always.slice(2),
    ]);
    expect(kinds({ method: 'lease' }, undefined)).toEqual([...always.slice(0, 2), 'lease_approval: dealer', ...always.slice(2)]);
  });

  it('are the title of a car that is paid for, and the lender’s letter for one that is not', () => {
    expect(kinds(undefined, traded({}))).toEqual([...always.slice(0, 2), 'title: client', 'registration: client', 'keys: client', ...always.slice(2)]);
    for (const owed of [{ payoff: 312_000 }, { lienholder: 'Harbor Credit Union' }]) expect(kinds(undefined, traded(owed))).toContain('payoff_letter: advisor');
    expect(papersFor(undefined, traded({ lienholder: 'Harbor Credit Union', keys: 1 })).flatMap(({ hint }) => hint ?? [])).toEqual(
      expect.arrayContaining(['From Harbor Credit Union.', 'The one you have.']),
    );
  });

  it('say where the state wants a title signed before a notary, and nothing of it where the state is unknown', () => {
    const at = (zip: string | null) => papersFor(undefined, traded({}), stateOfZip(zip)).find(({ kind }) => kind === 'title')?.hint;
    expect([at('43215'), at('27601'), at('19103')]).toEqual(Array(3).fill('Sign it before a notary, not earlier.'));
    expect([at('04101'), at('90012'), at(null)]).toEqual(Array(3).fill('Don’t sign it before the delivery.'));
  });
});
