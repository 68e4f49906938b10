import { expect, it } from 'vitest';
import { dealTurns, type DealFacts } from './deal-turns.ts';
import { papersFor } from './deal-papers.ts';

const papers = papersFor(undefined, undefined);
const done = papers.map((paper) => ({ ...paper, is_done: true }));
const slot = { id: '1', starts_at: '2026-11-25T15:00:00.000Z', place: 'At the dealer' };
const deal: DealFacts = { status: 'contract_check', open_differences: 0, papers: done, slots: [], slot_id: null, rating: null };
const kinds = (given: Partial<DealFacts>) => dealTurns({ ...deal, ...given }).map(({ kind }) => kind);

it('asks for the contract once nothing is left to resolve', () => {
  expect(kinds({})).toEqual(['confirm_contract']);
  expect(kinds({ open_differences: 1 })).toEqual([]);
  expect(kinds({ status: 'scheduled' })).toEqual([]);
});

it('asks for a time where some are offered and none is chosen, and for one’s own papers', () => {
  expect(kinds({ status: 'paperwork', slots: [slot], papers })).toEqual(['choose_delivery', 'bring_papers']);
  expect(dealTurns({ ...deal, status: 'paperwork', papers })).toEqual([{ kind: 'bring_papers', count: 2 }]);
  expect(kinds({ status: 'paperwork', slots: [slot], slot_id: '1' })).toEqual([]);
});

it('asks for a rating once, and for nothing where the deal ended', () => {
  expect(kinds({ status: 'delivered', papers })).toEqual(['rate_deal']);
  expect(kinds({ status: 'delivered', rating: 5 })).toEqual([]);
  expect(kinds({ status: 'fell_through', papers, slots: [slot] })).toEqual([]);
});
