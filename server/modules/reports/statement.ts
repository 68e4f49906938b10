// A month's statement from the ledger (docs/rules.md, Refunds).
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { momentsOf } from '../../../domain/periods.ts';
import { currency } from '../../../domain/money.ts';
import { dayIn } from '../../../domain/pipeline.ts';
import { policyKept } from '../../../domain/refund-policy.ts';
import { workOf } from '../../../domain/refunds.ts';
import { balances, statementOf, type Held, type LedgerMove, type Month, type PaidWork } from '../../../domain/statement.ts';
import type { Statement } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { ledgerEntries, packages, paymentCases, payments, users } from '../../db/schema.ts';
import { inWave } from '../../db/transactions.ts';
import { noReview, reviewsDone } from '../packages/index.ts';

interface Paid extends PaidWork {
  id: string;
  receipt_number: string;
  client_name: string;
}

/** The month so many months later. @param month YYYY-MM */
function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

const monthOf = (month: string, timeZone: string): Month => {
  const next = monthAfter(month, 1);
  const first = (of: string) => momentsOf({ from: `${of}-01`, to: `${of}-01` }, timeZone).starts_at;
  return { starts_at: first(month), ends_at: first(next) };
};

/**
 * The statement of a month and what the 11 before it came to.
 * @param asked YYYY-MM; the present month where none is asked for
 */
export async function statement(db: Database, asked: string | undefined, timeZone: string, now: Date): Promise<Statement> {
  const name = asked ?? dayIn(timeZone, now).slice(0, 7);
  const month = monthOf(name, timeZone);
  const [paid, held, ledger_total] = await inWave(
    () => paidBefore(db, month.ends_at),
    () => heldBefore(db, month.ends_at),
    () => totalOf(db, month),
  );
  const entries = paid
    .flatMap(({ moves, ...payment }) => moves.filter(({ moved_at }) => moved_at >= month.starts_at).map((move) => ({ move, payment })))
    .toSorted((one, other) => (one.move.moved_at < other.move.moved_at ? -1 : 1))
    .map(({ move: { moved_at, kind, amount }, payment: { id, receipt_number, client_name, package_name } }) => ({
      payment_id: id,
      moved_at,
      kind,
      receipt_number,
      client_name,
      package_name,
      amount,
    }));
  const found = {
    month: name,
    ...month,
    ...statementOf(paid, held, month),
    ledger_total,
    entries,
    months: Array.from({ length: 12 }, (_, index) => {
      const each = monthAfter(name, index - 11);
      const { cash_in, earned } = statementOf(paid, held, monthOf(each, timeZone));
      return { month: each, cash_in, earned };
    }),
    currency,
  };
  return { ...found, balances: balances(found) };
}

/** Every payment of which money moved before a moment, with its entries until then. */
async function paidBefore(db: Database, ends_at: string): Promise<Paid[]> {
  const moves = new Map<string, LedgerMove[]>();
  const [rows, paid, reviews] = await inWave(
    () => movesBefore(db, ends_at),
    () => paymentsBefore(db, ends_at),
    () => reviewsDone(db),
  );
  for (const { payment_id, ...move } of rows) {
    const known = moves.get(payment_id);
    if (known) known.push(move);
    else moves.set(payment_id, [move]);
  }
  return paid.map(({ quote, first_link_at, first_worksheet_at, ended_at, ...payment }) => ({
    ...payment,
    moves: moves.get(payment.id) ?? [],
    work: { ...workOf(policyKept(quote), { first_link_at, first_worksheet_at, ...(reviews.get(payment.id) ?? noReview) }), ended_at },
  }));
}

const movesBefore = (db: Database, ends_at: string) =>
  db
    .select({ payment_id: ledgerEntries.payment_id, kind: ledgerEntries.kind, amount: ledgerEntries.amount, moved_at: ledgerEntries.moved_at })
    .from(ledgerEntries)
    .where(lt(ledgerEntries.moved_at, ends_at))
    .orderBy(asc(ledgerEntries.moved_at), asc(ledgerEntries.kind));

const paymentsBefore = (db: Database, ends_at: string) =>
  db
    .select({
      id: payments.id,
      price: payments.price,
      discount: payments.discount,
      package_identifier: payments.package_identifier,
      package_name: sql<string>`coalesce(${payments.quote}->>'package_name', ${packages.name}, ${payments.package_identifier})`,
      receipt_number: sql<string>`coalesce(${payments.receipt_number}, '')`,
      client_name: sql<string>`coalesce(${users.first_name} || ' ' || ${users.last_name}, '')`,
      first_link_at: users.first_link_at,
      first_worksheet_at: users.first_worksheet_at,
      quote: payments.quote,
      ended_at: payments.ended_at,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.user_id))
    .leftJoin(packages, eq(packages.package_identifier, payments.package_identifier))
    .where(inArray(payments.id, db.selectDistinct({ id: ledgerEntries.payment_id }).from(ledgerEntries).where(lt(ledgerEntries.moved_at, ends_at))));

/** What the ledger itself adds up to in a month: what the statement is held against. Cents. */
async function totalOf(db: Database, { starts_at, ends_at }: Month): Promise<number> {
  const [ledger] = await db
    .select({ total: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::bigint`.mapWith(Number) })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.moved_at} >= ${starts_at}::timestamptz and ${ledgerEntries.moved_at} < ${ends_at}::timestamptz`);
  return ledger?.total ?? 0;
}

/** Disputes of before a moment, with when the bank decided them. */
function heldBefore(db: Database, ends_at: string): Promise<Held[]> {
  return db
    .select({ amount: paymentCases.amount, opened_at: paymentCases.created_at, closed_at: paymentCases.closed_at })
    .from(paymentCases)
    .where(and(eq(paymentCases.kind, 'dispute'), lt(paymentCases.created_at, ends_at)));
}
