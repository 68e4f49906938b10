// A month's statement (docs/rules.md, Refunds): what cash came in, and what of it the refund ladder would no longer give back.
import type { Cents, EarnedKind, Instant, PackageKind, Statement } from '../generated/api.ts';
import { earnedKindValues } from '../generated/enums.ts';
import { dueInAll, shareOf, workSoFar, type Reached, type WorkDone } from './refunds.ts';

/** An entry of the ledger: what came in above zero, what went out below. */
export interface LedgerMove {
  kind: Statement['entries'][number]['kind'];
  amount: Cents;
  moved_at: Instant;
}

/** A paid payment, its entries, and when the work for its client came so far that the ladder gives less. */
export interface PaidWork {
  price: Cents;
  discount: Cents;
  package_identifier: string;
  package_name: string;
  moves: readonly LedgerMove[];
  work: WorkDone;
}

/** Money that a bank has not decided about; the processor holds it. Cents. */
export interface Held {
  amount: Cents;
  opened_at: Instant;
  closed_at: Instant | null;
}

/** From a moment on, until before another; both ISO instants. */
export interface Month {
  starts_at: Instant;
  ends_at: Instant;
}

const before = (at: Instant | null, moment: number): boolean => at !== null && Date.parse(at) < moment;
const within = (at: Instant | null, { starts_at, ends_at }: Month): boolean =>
  at !== null && !before(at, Date.parse(starts_at)) && before(at, Date.parse(ends_at));

interface Stand {
  cash: Cents;
  /** What the ladder would give back. */
  owed: Cents;
}

/** Entries of what clients have back. */
export const givesBack: ReadonlySet<LedgerMove['kind']> = new Set(['refund', 'refund_returned', 'dispute']);

/** What the client had back at a moment. Cents. */
export const backBy = (moves: readonly LedgerMove[], moment: Instant): Cents =>
  moves.reduce((back, { kind, amount, moved_at }) => (givesBack.has(kind) && Date.parse(moved_at) <= Date.parse(moment) ? back - amount : back), 0);

/** What moved so far, and what the ladder would give back of it. */
function standOf(moves: readonly LedgerMove[], work: WorkDone): Stand {
  let [charged, back, fees] = [0, 0, 0];
  for (const { kind, amount } of moves) {
    if (kind === 'charge') charged += amount;
    // A processor's fee is the firm's: the client is owed no less for it.
    else if (kind === 'dispute_fee') fees -= amount;
    else back -= amount;
  }
  const given = dueInAll(Math.floor((charged * shareOf(work)) / 100), work.ended_at ? { back: backBy(moves, work.ended_at) } : null);
  return { cash: charged - back - fees, owed: Math.max(0, given - back) };
}

/** How far the work for a payment had come just before a moment, in milliseconds. */
const workBefore = ({ work }: PaidWork, moment: number): WorkDone => workSoFar(work, ({ at }) => before(at, moment));

/** How a payment stood just before a moment, in milliseconds. */
export function standBefore(payment: PaidWork, moment: number): Stand {
  return standOf(
    payment.moves.filter(({ moved_at }) => before(moved_at, moment)),
    workBefore(payment, moment),
  );
}

const earnedByMove: Readonly<Record<LedgerMove['kind'], EarnedKind>> = {
  charge: 'sold_started',
  refund: 'refund',
  refund_returned: 'refund',
  dispute: 'dispute',
  dispute_fee: 'dispute',
};

interface Happened {
  kind: EarnedKind;
  at: Instant;
  move?: LedgerMove;
  /** The work after it, where it is work. */
  reached?: (work: WorkDone) => WorkDone;
}

const startedKinds = { search: 'first_link', review: 'review_begun' } as const satisfies Record<PackageKind, EarnedKind>;
const doneKinds = { search: 'first_worksheet', review: 'review_answered' } as const satisfies Record<PackageKind, EarnedKind>;

/** The moments from which on the ladder gives less of a payment. */
function stepsOf({ work: { started, done, ended_at } }: PaidWork): Happened[] {
  const step = (milestone: Reached | null, kinds: Readonly<Record<PackageKind, EarnedKind>>, name: 'started' | 'done'): Happened[] =>
    milestone === null ? [] : [{ kind: kinds[milestone.by], at: milestone.at, reached: (work) => ({ ...work, [name]: milestone }) }];
  const end: Happened[] = ended_at ? [{ kind: 'ended', at: ended_at, reached: (work) => ({ ...work, ended_at }) }] : [];
  return [...step(started, startedKinds, 'started'), ...step(done, doneKinds, 'done'), ...end];
}

/** What happened to a payment in a month, in order; of one moment money moves first. */
function eventsIn(payment: PaidWork, month: Month): Happened[] {
  const moves = payment.moves.map((move): Happened => ({ kind: earnedByMove[move.kind], at: move.moved_at, move }));
  return [...moves, ...stepsOf(payment)].filter(({ at }) => within(at, month)).toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** By how much each event of the month changed what is earned of a payment; cents. */
function earnedBy(payment: PaidWork, month: Month): { kind: EarnedKind; amount: Cents }[] {
  const start = Date.parse(month.starts_at);
  const moves = payment.moves.filter(({ moved_at }) => before(moved_at, start));
  let work = workBefore(payment, start);
  const earned = () => {
    const { cash, owed } = standOf(moves, work);
    return cash - owed;
  };
  let known = earned();
  return eventsIn(payment, month).map(({ kind, move, reached }) => {
    if (move) moves.push(move);
    if (reached) work = reached(work);
    const now = earned();
    const amount = now - known;
    known = now;
    return { kind, amount };
  });
}

const sumOf = (cents: readonly Cents[]): Cents => cents.reduce((sum, each) => sum + each, 0);

/** What a month's statement says of the payments, all of them whose money moved before its end. */
export function statementOf(
  payments: readonly PaidWork[],
  held: readonly Held[],
  month: Month,
): Omit<Statement, 'month' | 'starts_at' | 'ends_at' | 'ledger_total' | 'balances' | 'entries' | 'months' | 'currency'> {
  const sold = payments.filter(({ moves }) => moves.some(({ kind, moved_at }) => kind === 'charge' && within(moved_at, month)));
  const moved = payments.flatMap(({ moves }) => moves.filter(({ moved_at }) => within(moved_at, month)));
  const cents = (of: LedgerMove['kind']) => sumOf(moved.filter(({ kind }) => kind === of).map(({ amount }) => amount));
  const count = (of: LedgerMove['kind']) => moved.filter(({ kind, amount }) => kind === of && amount < 0).length;
  const out = { refunds: cents('refund'), refunds_returned: cents('refund_returned'), disputes: cents('dispute'), dispute_fees: cents('dispute_fee') };
  const names = new Map(sold.map(({ package_identifier, package_name }) => [package_identifier, package_name]));
  const changes = payments.flatMap((payment) => earnedBy(payment, month)).filter(({ amount }) => amount !== 0);
  const coupons = sold.filter(({ discount }) => discount > 0);
  const openAt = (moment: Instant) =>
    held.filter(({ opened_at, closed_at }) => before(opened_at, Date.parse(moment)) && !before(closed_at, Date.parse(moment)));
  const heldAt = (moment: Instant) => sumOf(openAt(moment).map(({ amount }) => amount));
  const [held_before, held_after] = [heldAt(month.starts_at), heldAt(month.ends_at)];
  const cash_in = sumOf(sold.map(({ price, discount }) => price - discount)) + sumOf(Object.values(out));
  const owedBefore = (moment: Instant) => sumOf(payments.map((payment) => standBefore(payment, Date.parse(moment)).owed));
  return {
    sold: [...names].map(([package_identifier, name]) => {
      const of = sold.filter((payment) => payment.package_identifier === package_identifier);
      return { package_identifier, name, count: of.length, amount: sumOf(of.map(({ price }) => price)) };
    }),
    coupons: sumOf(coupons.map(({ discount }) => -discount)),
    coupons_used: coupons.length,
    ...out,
    refunds_made: count('refund'),
    disputes_lost: count('dispute'),
    cash_in,
    held_before,
    held_after,
    disputes_open: openAt(month.ends_at).length,
    at_hand: cash_in - (held_after - held_before),
    earned_lines: earnedKindValues.flatMap((kind) => {
      const of = changes.filter((change) => change.kind === kind);
      return of.length === 0 ? [] : [{ kind, count: of.length, amount: sumOf(of.map(({ amount }) => amount)) }];
    }),
    earned: sumOf(changes.map(({ amount }) => amount)),
    owed_before: owedBefore(month.starts_at),
    owed_after: owedBefore(month.ends_at),
  };
}

/** Does everything on it add up to the ledger's own sum, and to the change of what is owed? */
export function balances({ cash_in, ledger_total, earned, owed_before, owed_after }: Omit<Statement, 'balances'>): boolean {
  return cash_in === ledger_total && cash_in - earned === owed_after - owed_before;
}

const cell = (text: string): string => {
  // A spreadsheet takes what begins with one of these for a formula.
  const plain = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
const dollars = (cents: Cents): string => `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** The words of the CSV's sums. */
interface StatementCsvWords {
  headings: readonly string[];
  cash: string;
  earned: string;
  owedBefore: string;
  owedAfter: string;
}

/** The month as CSV: the ledger's entries with their sum, then what was earned and what is owed before and after. The bytes that a bookkeeper imports. */
export function statementCsv(
  {
    entries,
    ledger_total,
    earned_lines,
    earned,
    owed_before,
    owed_after,
  }: Pick<Statement, 'entries' | 'ledger_total' | 'earned_lines' | 'earned' | 'owed_before' | 'owed_after'>,
  words: StatementCsvWords,
): string {
  const rows = entries.map(({ moved_at, kind, receipt_number, client_name, package_name, amount }) => [
    moved_at,
    kind,
    cell(receipt_number),
    cell(client_name),
    cell(package_name),
    dollars(amount),
  ]);
  const sum = (what: string, amount: Cents) => [cell(what), '', '', '', '', dollars(amount)];
  const sums = [
    sum(words.cash, ledger_total),
    ...earned_lines.map(({ kind, amount }) => ['', kind, '', '', '', dollars(amount)]),
    sum(words.earned, earned),
    sum(words.owedBefore, owed_before),
    sum(words.owedAfter, owed_after),
  ];
  return [words.headings.map(cell), ...rows, ...sums].map((row) => `${row.join(',')}\r\n`).join('');
}
