import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../test/shell.tsx';
import { dueFrom, requestFor } from './askDealers.ts';
import { roundOf } from './Rounds.tsx';

const link = { ...sampleOf('Link'), exterior_colour: 'Blueprint' };
const checklist = { ...sampleOf('UserPreferences'), trade_in: { has_trade_in: true, year: 2017, make: 'Kia', model: 'Sportage' } };
const rule = { ...sampleOf('TaxRule'), id: 'ohio', state: 'OH', is_active: true, effective_from: '2026-01-01' };
const now = new Date('2026-11-23T16:10:00.000Z');

describe('a price request that is begun from a link', () => {
  it('has the car, the wish, the state’s rule and the nearest five dealers, and no name', () => {
    const dealers = Array.from({ length: 7 }, (_each, index) => ({ ...sampleOf('Dealer'), id: `dealer-${index}` }));
    const request = requestFor({ link, client: { zip: '43215' }, checklist, rules: [rule], dealers, now });
    expect(request).toMatchObject({ link_id: link.id, title: link.title, colors: ['Blueprint'], trade_in: '2017 Kia Sportage', tax_rule_id: 'ohio' });
    expect(request.dealer_ids).toEqual(['dealer-0', 'dealer-1', 'dealer-2', 'dealer-3', 'dealer-4']);
    expect(Date.parse(request.due_at)).toBeGreaterThan(now.getTime());
    expect(JSON.stringify(request)).not.toContain(link.client_name);
  });

  it('is due a day later while a showroom is open, whenever it is begun', () => {
    const hours = (...[hour, minute]: [number, number]) => dueFrom(new Date(2026, 10, 23, hour, minute));
    expect(hours(10, 10)).toEqual(new Date(2026, 10, 24, 11));
    expect(hours(16, 40)).toEqual(new Date(2026, 10, 24, 17));
    expect(hours(22, 5)).toEqual(new Date(2026, 10, 24, 17));
    expect(hours(3, 0)).toEqual(new Date(2026, 10, 24, 17));
  });

  it('counts a round by who was asked in it and the lowest price by its end', () => {
    const dealer = sampleOf('BidInvitation');
    const [bid] = dealer.bids;
    if (!bid) throw new Error('The contract has no sample of a bid.');
    const early = { ...bid, round: 1, comparable_otd: 4_000_000 };
    const late = { ...bid, round: 2, comparable_otd: 3_900_000 };
    const dealers = [
      { ...dealer, asked_round: 2, bids: [late, early] },
      // Not asked again after it declined, and so no part of the second round.
      { ...dealer, status: 'declined' as const, asked_round: 1, bids: [] },
    ];
    expect(roundOf(dealers, 1)).toEqual({ asked: 2, answered: 1, declined: 1, best: 4_000_000 });
    expect(roundOf(dealers, 2)).toEqual({ asked: 1, answered: 1, declined: 0, best: 3_900_000 });
  });
});
