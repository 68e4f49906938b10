import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RefundShares } from '../generated/api.ts';
import { firstShares } from './refund-policy.ts';
import { workOf } from './refunds.ts';
import { balances, standBefore, statementCsv, statementOf, type PaidWork } from './statement.ts';

const november = { starts_at: '2026-11-01T04:00:00.000Z', ends_at: '2026-12-01T05:00:00.000Z' };
const package_identifier = 'guided-search';
/** When the work came further, of which kind, and the shares that the payment keeps. */
interface Told {
  first_link_at?: string | null;
  first_worksheet_at?: string | null;
  review?: { begun_at: string | null; answered_at: string | null };
  upgraded_at?: string | null;
  shares?: RefundShares;
  ended_at?: string | null;
}
const untold = { begun_at: null, answered_at: null };
const work = ({
  first_link_at = null,
  first_worksheet_at = null,
  review,
  upgraded_at = null,
  shares = firstShares,
  ended_at = null,
  ...given
}: Partial<PaidWork> & Told): PaidWork => ({
  price: 59_900,
  discount: 0,
  package_identifier,
  package_name: 'Guided Search',
  work: {
    ...workOf({ kind: review ? 'review' : 'search', shares }, { first_link_at, first_worksheet_at, review: review ?? untold, upgraded_at }),
    ended_at,
  },
  moves: [{ kind: 'charge', amount: 59_900, moved_at: '2026-11-03T15:00:00.000Z' }],
  ...given,
});

describe('a month', () => {
  it('counts cash when it moves and earns it as the policy gives less back', () => {
    const sold = work({ first_link_at: '2026-11-05T15:00:00.000Z' });
    expect(statementOf([sold], [], november)).toMatchObject({ cash_in: 59_900, earned: 29_950, owed_before: 0, owed_after: 29_950 });
    const earlier = work({
      moves: [{ kind: 'charge', amount: 59_901, moved_at: '2026-10-03T15:00:00.000Z' }],
      first_link_at: '2026-10-05T15:00:00.000Z',
      first_worksheet_at: '2026-11-09T15:00:00.000Z',
    });
    expect(statementOf([earlier], [], november)).toMatchObject({
      cash_in: 0,
      earned_lines: [{ kind: 'first_worksheet', count: 1, amount: 29_950 }],
      owed_before: 29_950,
      owed_after: 0,
    });
  });

  it('earns a Deal Check by its own work: half once the review starts, the rest with the report, whatever cars were published', () => {
    const sold = { moves: [{ kind: 'charge', amount: 24_901, moved_at: '2026-10-30T15:00:00.000Z' }], first_link_at: '2026-10-31T15:00:00.000Z' } as const;
    const begun_at = '2026-11-02T15:00:00.000Z';
    expect(statementOf([work({ ...sold, review: { begun_at: null, answered_at: null } })], [], november)).toMatchObject({
      earned: 0,
      earned_lines: [],
      owed_before: 24_901,
      owed_after: 24_901,
    });
    expect(statementOf([work({ ...sold, review: { begun_at, answered_at: '2026-12-02T15:00:00.000Z' } })], [], november)).toMatchObject({
      earned_lines: [{ kind: 'review_begun', count: 1, amount: 12_451 }],
      owed_after: 12_450,
    });
    // Sent at once, without having been begun before.
    expect(statementOf([work({ ...sold, review: { begun_at, answered_at: begun_at } })], [], november)).toMatchObject({
      earned: 24_901,
      earned_lines: [
        { kind: 'review_begun', count: 1, amount: 12_451 },
        { kind: 'review_answered', count: 1, amount: 12_450 },
      ],
      owed_before: 24_901,
      owed_after: 0,
    });
  });

  it('earns by the shares that the payment was made under, and an upgraded review by the work of the search', () => {
    const shares = { not_started: 80, in_progress: 60, done: 20 };
    const moves = [{ kind: 'charge', amount: 10_001, moved_at: '2026-11-03T15:00:00.000Z' }] as const;
    const first_link_at = '2026-11-05T15:00:00.000Z';
    const lines = [
      { kind: 'first_link', count: 1, amount: 2_000 },
      { kind: 'sold_started', count: 1, amount: 2_001 },
    ];
    expect(statementOf([work({ shares, moves, first_link_at })], [], november)).toMatchObject({ earned_lines: lines, owed_after: 6_000 });
    expect(statementOf([work({ shares, moves, first_link_at, review: untold })], [], november)).toMatchObject({ owed_after: 8_000 });
    const upgraded = work({ shares, moves, first_link_at, first_worksheet_at: first_link_at, review: untold, upgraded_at: '2026-11-10T15:00:00.000Z' });
    expect(statementOf([upgraded], [], november)).toMatchObject({ earned: 8_001, owed_after: 2_000 });
  });

  it('earns what is left of a package that ended unused; a refund of it that comes back is owed again', () => {
    const charge = { kind: 'charge', amount: 59_900, moved_at: '2026-11-03T15:00:00.000Z' } as const;
    const ended_at = '2026-11-10T15:00:00.000Z';
    expect(statementOf([work({ moves: [charge], ended_at })], [], november)).toMatchObject({
      earned_lines: [{ kind: 'ended', count: 1, amount: 59_900 }],
      owed_after: 0,
    });
    // Ended with a part refunded: the rest is earned, and nothing by what is done later.
    const refund = { kind: 'refund', amount: -20_000, moved_at: ended_at } as const;
    const ended = { ended_at, first_link_at: '2026-11-12T15:00:00.000Z' };
    expect(statementOf([work({ moves: [charge, refund], ...ended })], [], november)).toMatchObject({
      earned: 39_900,
      earned_lines: [{ kind: 'ended', count: 1, amount: 39_900 }],
      owed_after: 0,
    });
    const returned = { kind: 'refund_returned', amount: 20_000, moved_at: '2026-11-11T15:00:00.000Z' } as const;
    expect(statementOf([work({ moves: [charge, refund, returned], ...ended })], [], november)).toMatchObject({ earned: 39_900, owed_after: 20_000 });
  });

  it('says what disputes hold: newly held is not at hand, let go of it is', () => {
    const held = [
      { amount: 59_900, opened_at: '2026-11-05T15:00:00.000Z', closed_at: null },
      { amount: 24_900, opened_at: '2026-10-05T15:00:00.000Z', closed_at: '2026-11-06T15:00:00.000Z' },
      { amount: 10_000, opened_at: '2026-12-05T15:00:00.000Z', closed_at: null },
    ];
    expect(statementOf([work({})], held, november)).toMatchObject({
      cash_in: 59_900,
      held_before: 24_900,
      held_after: 59_900,
      disputes_open: 1,
      at_hand: 24_900,
    });
  });

  it('takes a lost dispute and its fee off the month; the client is owed no more of what the bank gave back', () => {
    const charge = { kind: 'charge', amount: 59_900, moved_at: '2026-10-03T15:00:00.000Z' } as const;
    const dispute = { kind: 'dispute', amount: -59_900, moved_at: '2026-11-10T15:00:00.000Z' } as const;
    const fee = { kind: 'dispute_fee', amount: -1_500, moved_at: '2026-11-10T15:00:00.000Z' } as const;
    expect(statementOf([work({ moves: [charge, dispute, fee] })], [], november)).toMatchObject({
      disputes: -59_900,
      disputes_lost: 1,
      dispute_fees: -1_500,
      cash_in: -61_400,
      earned: -1_500,
      earned_lines: [{ kind: 'dispute', count: 1, amount: -1_500 }],
      owed_before: 59_900,
      owed_after: 0,
    });
  });

  it('takes a refund off the month in which it was made; one above the policy costs what was earned', () => {
    const charge = { kind: 'charge', amount: 59_900, moved_at: '2026-10-03T15:00:00.000Z' } as const;
    const refund = { kind: 'refund', amount: -59_900, moved_at: '2026-11-10T15:00:00.000Z' } as const;
    expect(statementOf([work({ moves: [charge, refund] })], [], november)).toMatchObject({
      cash_in: -59_900,
      earned: 0,
      earned_lines: [],
      owed_before: 59_900,
    });
    const done = work({ moves: [charge, refund], first_link_at: '2026-10-04T15:00:00.000Z', first_worksheet_at: '2026-10-05T15:00:00.000Z' });
    expect(statementOf([done], [], november)).toMatchObject({ cash_in: -59_900, earned: -59_900, owed_before: 0, owed_after: 0 });
  });
});

const moment = fc.date({ min: new Date('2026-09-01T00:00:00Z'), max: new Date('2027-01-31T00:00:00Z'), noInvalidDate: true }).map((date) => date.toISOString());
const maybe = fc.option(moment);
const payment = fc
  .record({
    price: fc.integer({ min: 1, max: 200_000 }),
    off: fc.integer({ min: 0, max: 100 }),
    paid_at: moment,
    first: maybe,
    second: maybe,
    reviews: fc.boolean(),
    upgraded_at: maybe,
    ended: maybe,
    shares: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }),
    lost: fc.option(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 1_500 }), moment)),
    back: fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), moment), { maxLength: 3 }),
  })
  .map(({ price, off, paid_at, first, second, reviews, upgraded_at, ended, shares: percents, lost, back }): PaidWork => {
    const discount = Math.floor((price * off) / 100);
    const amount = price - discount;
    const moves: PaidWork['moves'][number][] = [{ kind: 'charge', amount, moved_at: paid_at }];
    let left = amount;
    for (const [percent, at] of back) {
      const refunded = Math.min(left, Math.floor((amount * percent) / 100));
      if (refunded === 0) continue;
      left -= refunded;
      // Nothing is refunded before it was paid.
      moves.push({ kind: 'refund', amount: -refunded, moved_at: at < paid_at ? paid_at : at });
      // Every third comes back at once.
      if (percent % 3 === 0) moves.push({ kind: 'refund_returned', amount: refunded, moved_at: at < paid_at ? paid_at : at });
    }
    if (lost) {
      const [percent, fee, at] = lost;
      const moved_at = at < paid_at ? paid_at : at;
      moves.push({ kind: 'dispute', amount: -Math.floor((left * percent) / 100), moved_at }, { kind: 'dispute_fee', amount: -fee, moved_at });
    }
    const [not_started = 0, in_progress = 0, done = 0] = percents.toSorted((one, other) => other - one);
    const shares = { not_started, in_progress, done };
    const told = reviews ? { review: { begun_at: first, answered_at: second }, upgraded_at } : {};
    const ended_at = ended !== null && ended < paid_at ? paid_at : ended;
    return work({ price, discount, moves, shares, ended_at, first_link_at: first, first_worksheet_at: second, ...told });
  });

const dispute = fc
  .tuple(fc.integer({ min: 1, max: 200_000 }), moment, maybe)
  .map(([amount, opened_at, closed_at]) => ({ amount, opened_at, closed_at: closed_at !== null && closed_at < opened_at ? opened_at : closed_at }));

it('balances to the cent for any payments: lines come to their sums, the ledger to the cash, and the rest to what is owed', () => {
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 12 }), fc.array(dispute, { maxLength: 4 }), (payments, held) => {
      const found = statementOf(payments, held, november);
      const entries = payments.flatMap(({ moves }) => moves).filter(({ moved_at }) => moved_at >= november.starts_at && moved_at < november.ends_at);
      const ledger_total = entries.reduce((sum, { amount }) => sum + amount, 0);
      const recount = (at: string) => payments.map((each) => standBefore(each, Date.parse(at))).reduce((sum, { cash, owed }) => sum + cash - owed, 0);
      expect(
        found.sold.reduce((sum, { amount }) => sum + amount, 0) + found.coupons + found.refunds + found.refunds_returned + found.disputes + found.dispute_fees,
      ).toBe(found.cash_in);
      expect(found.earned_lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(found.earned);
      expect(found.cash_in).toBe(ledger_total);
      expect(found.earned).toBe(recount(november.ends_at) - recount(november.starts_at));
      expect(found.cash_in - found.earned).toBe(found.owed_after - found.owed_before);
      expect(found.at_hand).toBe(found.cash_in - found.held_after + found.held_before);
      expect(Math.min(found.owed_before, found.owed_after, found.held_before, found.held_after)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('says so where the ledger has another sum', () => {
  const found = { ...statementOf([work({})], [], november), month: '2026-11', ...november, entries: [], refund_list: [], months: [], currency: 'USD' };
  expect(balances({ ...found, ledger_total: 59_900 })).toBe(true);
  expect(balances({ ...found, ledger_total: 59_899 })).toBe(false);
});

it('is a CSV whose rows come to its last figure, with nothing a spreadsheet would run', () => {
  const entry = {
    moved_at: '2026-11-03T15:00:00.000Z',
    kind: 'charge',
    receipt_number: 'FC-1',
    client_name: '=HYPERLINK("x"),Ann',
    package_name: 'Guided Search',
  } as const;
  const csv = statementCsv(
    {
      entries: [
        { ...entry, payment_id: 'p', amount: 59_900 },
        { ...entry, kind: 'refund', payment_id: 'p', amount: -5 },
      ],
      ledger_total: 59_895,
      earned_lines: [{ kind: 'first_link', count: 1, amount: 10_000 }],
      earned: 10_000,
      owed_before: 5_000,
      owed_after: 54_895,
    },
    { headings: ['Moved', 'Kind'], cash: 'Cash in', earned: 'Earned', owedBefore: 'Owed before', owedAfter: 'Owed after' },
  );
  expect(csv.split('\r\n')).toEqual([
    'Moved,Kind',
    '2026-11-03T15:00:00.000Z,charge,FC-1,"\'=HYPERLINK(""x""),Ann",Guided Search,599.00',
    '2026-11-03T15:00:00.000Z,refund,FC-1,"\'=HYPERLINK(""x""),Ann",Guided Search,-0.05',
    'Cash in,,,,,598.95',
    ',first_link,,,,100.00',
    'Earned,,,,,100.00',
    'Owed before,,,,,50.00',
    'Owed after,,,,,548.95',
    '',
  ]);
});
