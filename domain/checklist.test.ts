import { describe, expect, it } from 'vitest';
import type { ChecklistSelections } from '../generated/api.ts';
import { checklistItems, checklistProgress, checklistSections, isSectionDone, missingForSubmission } from './checklist.ts';

const complete: ChecklistSelections = {
  money: { method: 'cash', max_total: 4_000_000 },
  vehicles: [{ id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10', conditions: ['used'], makes: [{ make: 'Toyota' }] }],
  taste: { exterior_colours: ['Blue'], options: [{ name: 'Heated seats', wish: 'must' }] },
  logistics: { zip: '04101', max_distance: 60, latest: '2027-01-15', contact_way: 'chat' },
};
const today = '2026-11-22';
const fields = (selections: ChecklistSelections, tradeIn = {}) => missingForSubmission(selections, tradeIn, today).map((item) => item.field);

describe('the checklist', () => {
  it('begins empty and names what it needs in its order', () => {
    expect(checklistProgress({}, {})).toBe(0);
    expect(fields({})).toEqual([
      'selections.vehicles.0.makes',
      'selections.vehicles.0.conditions',
      'selections.money.method',
      'selections.money.max_total',
      'selections.logistics.zip',
      'trade_in.has_trade_in',
    ]);
  });
  it('is not sent with a day that has passed since it was entered', () => {
    const late = { ...complete, logistics: { ...complete.logistics, latest: '2026-11-21' } };
    const tradeIn = { has_trade_in: true, make: 'Kia', model: 'Sportage', year: 2017, payoff_good_through: '2026-11-21' };
    expect(fields(late, { has_trade_in: false })).toEqual(['selections.logistics.latest']);
    expect(fields(complete, tradeIn)).toEqual(['trade_in.payoff_good_through']);
    // The last day itself is not over, and a trade-in they no longer have is not asked about.
    expect(fields({ ...late, logistics: { ...late.logistics, latest: today } }, { ...tradeIn, payoff_good_through: today })).toEqual([]);
    expect(fields(complete, { ...tradeIn, has_trade_in: false })).toEqual([]);
  });
  it('is done when everything asked is answered', () => {
    expect(checklistProgress(complete, { has_trade_in: false })).toBe(100);
    expect(fields(complete, { has_trade_in: false })).toEqual([]);
  });
  it('asks for the trade-in only of those who have one', () => {
    expect(fields(complete, { has_trade_in: true })).toEqual(['trade_in.make', 'trade_in.model', 'trade_in.year']);
  });
  it('asks for months and credit only when the car is not paid in cash', () => {
    const count = (selections: ChecklistSelections) => checklistItems(selections, {}).length;
    expect(count({ ...complete, money: { method: 'lease' } }) - count(complete)).toBe(2);
  });
  it('takes a monthly amount, or none of money left, for an answer', () => {
    expect(fields({ ...complete, money: { method: 'finance', max_monthly: 0 } }, { has_trade_in: false })).toEqual([]);
  });
  it('can be submitted without what is only nice to know', () => {
    expect(fields({ ...complete, taste: {} }, { has_trade_in: false })).toEqual([]);
    expect(checklistProgress({ ...complete, taste: {} }, { has_trade_in: false })).toBeLessThan(100);
  });
  it('counts a section as done when all it needs is there, and never one that nobody looked at', () => {
    const done = (selections: ChecklistSelections) => checklistSections.filter((section) => isSectionDone(checklistItems(selections, {}), section));
    expect(done({})).toEqual([]);
    expect(done({ ...complete, vehicles: [], taste: {} })).toEqual(['money', 'logistics']);
    expect(done(complete)).toEqual(['vehicles', 'money', 'taste', 'logistics']);
  });
});
