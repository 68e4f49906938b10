// What went wrong with payments and needs an admin (docs/rules.md, Refunds): disputes, payments and refunds that failed.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { replyDue } from '../../../domain/working-hours.ts';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import type { Actor, HandlerMap, Page } from '../../../engine/server/handler.ts';
import { conflict, notFound } from '../../../engine/server/problem.ts';
import type { PaymentCase, PaymentCaseKind } from '../../../generated/api.ts';
import { paymentCaseKindLabels, paymentCaseKindValues } from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';
import { listRows, type ListOptions } from '../../db/list.ts';
import { findRow, insertRow, nextVersion } from '../../db/rows.ts';
import { paymentCases, payments } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { ofPerson } from '../people/index.ts';
import { firmAnswerHours } from '../settings/index.ts';
import type { PaymentRow } from './rows.ts';
import { ofBuyer } from './scope.ts';

export type PaymentCaseRow = typeof paymentCases.$inferSelect;

const about = ({ user_id, id }: PaymentCaseRow) => ({ client_id: user_id, internal: true, target: { kind: 'payment_case', id } }) as const;

/** The case of a kind by what names it; undefined where there is none. */
export async function caseOf(db: Database, kind: PaymentCaseKind, reference: string): Promise<PaymentCaseRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentCases)
    .where(and(eq(paymentCases.kind, kind), eq(paymentCases.reference, reference)));
  return row;
}

type NewCase = Pick<PaymentCaseRow, 'kind' | 'reference' | 'status' | 'amount' | 'reason' | 'provider_id'> &
  Partial<Pick<PaymentCaseRow, 'fee' | 'due_at' | 'closed_at'>>;

/**
 * Opens a case about a locked payment and notifies the admins. Where no day is named it is due as any message is.
 * @param payment locked, so that two who bring the same news do it one after the other
 */
export async function openCase(db: Database, services: Services, payment: PaymentRow, given: NewCase): Promise<PaymentCaseRow> {
  const due_at = given.due_at ?? replyDue(services.clock(), await firmAnswerHours(db)).toISOString();
  const { id: payment_id, user_id, receipt_number } = payment;
  const row = await insertRow(db, paymentCases, { id: uuidv7(), ...given, due_at, payment_id, user_id, receipt_number });
  await happened(db, { ...about(row), actor: null, kind: 'payment_case_opened', case_kind: row.kind, amount: row.amount, receipt_number });
  return row;
}

/** Changes a case whose payment is locked. */
export async function changeCase(db: Database, id: string, values: Partial<typeof paymentCases.$inferInsert>): Promise<PaymentCaseRow> {
  const [row] = await db
    .update(paymentCases)
    .set({ ...values, ...nextVersion(paymentCases) })
    .where(eq(paymentCases.id, id))
    .returning();
  if (!row) throw new Error('A payment case is gone.');
  return row;
}

/** Says that a case is decided or handled, by whom. */
export const caseClosed = (db: Database, row: PaymentCaseRow, actor: Parameters<typeof happened>[1]['actor'] = null): Promise<string> =>
  happened(db, {
    ...about(row),
    actor,
    kind: 'payment_case_closed',
    case_kind: row.kind,
    outcome: row.status,
    amount: row.amount,
    receipt_number: row.receipt_number,
  });

/** A payment that failed is a case from then on; one that fails again after it was handled is the same case, open again. */
export async function paymentFailedCase(db: Database, services: Services, payment: PaymentRow): Promise<void> {
  const known = await caseOf(db, 'failed_payment', payment.id);
  const reason = payment.failure ?? 'The card was declined.';
  const { amount, provider_id } = payment;
  if (!known) {
    await openCase(db, services, payment, { kind: 'failed_payment', reference: payment.id, status: 'open', amount, reason, provider_id });
    return;
  }
  const reopened =
    known.status === 'open'
      ? {}
      : ({
          status: 'open',
          note: null,
          closed_by: null,
          closed_at: null,
          due_at: replyDue(services.clock(), await firmAnswerHours(db)).toISOString(),
        } as const);
  await changeCase(db, known.id, { amount, reason, provider_id, ...reopened });
}

/** Whoever has paid after all needs nobody's help any more. */
export async function closePaidCase(db: Database, services: Services, payment: PaymentRow): Promise<void> {
  const known = await caseOf(db, 'failed_payment', payment.id);
  if (known?.status !== 'open') return;
  const { user_id, receipt_number } = payment;
  await caseClosed(db, await changeCase(db, known.id, { status: 'done', closed_at: services.clock().toISOString(), user_id, receipt_number }));
}

/** Which admin takes care of it from now on; they are told. @param row locked */
export async function givePaymentCase(db: Database, actor: Actor, row: PaymentCaseRow, owner_id: string | null): Promise<void> {
  const given = await changeCase(db, row.id, { owner_id });
  await happened(db, { ...about(given), actor, kind: 'money_case_assigned', employee_id: owner_id });
}

const kindWords = sql.join(
  paymentCaseKindValues.map((kind) => sql`when ${sql.raw(`'${kind}'`)} then ${inSentence(paymentCaseKindLabels[kind])}`),
  sql` `,
);

/** Who paid, or wanted to: the account, or as long as there is none who signed up; and no fee where nothing was charged. */
const titled = {
  joins: sql`left join users as person on person.id = payment_cases.user_id
    left join payments as paid on paid.id = payment_cases.payment_id left join initial_client_data as buyer on buyer.id = paid.onboarding_id`,
  extra: {
    title: sql<string>`concat_ws(', ', coalesce(person.name, nullif(concat_ws(' ', buyer.first_name, buyer.last_name), '')), case payment_cases.kind ${kindWords} end)`,
    fee: sql<number | null>`nullif(payment_cases.fee, 0)`,
  },
};

/** Cases are also found by who signed up, as payments are. */
const paidBy = async (pattern: string, db: Database): Promise<SQL> =>
  inArray(
    paymentCases.payment_id,
    db
      .select({ id: payments.id })
      .from(payments)
      .where(await ofBuyer(pattern, db)),
  );

const casePage = (db: Database, query: Pick<ListOptions<never>, 'filter' | 'sort' | 'range'>): Promise<Page<PaymentCase>> =>
  listRows(db, paymentCases, { ...query, ...titled, scope: undefined, search: [textOf(paymentCases), ofPerson(paymentCases.user_id), paidBy] });

/** @throws Problem 404 */
async function caseView(db: Database, id: string): Promise<PaymentCase> {
  const [found] = (await casePage(db, { filter: { id }, range: [0, 0] })).rows;
  if (!found) throw notFound();
  return found;
}

/** Payment cases are the admins' alone, as the contract has it. */
export const paymentCaseHandlers = {
  listPaymentCases: ({ db, query }) => casePage(db, query),

  getPaymentCase: ({ db, params }) => caseView(db, params.id),

  closePaymentCase: async ({ db, actor, params, body, services }) => {
    const row = await findRow(db, paymentCases, params.id, undefined, { lock: true });
    if (row.kind === 'dispute') throw conflict('The bank decides this dispute. Answer it at the card processor.', { state: row.status });
    const closed = await changeCase(db, row.id, { status: 'done', note: body.note, closed_by: actor.id, closed_at: services.clock().toISOString() });
    await caseClosed(db, closed, actor);
    return caseView(db, row.id);
  },
} satisfies Partial<HandlerMap>;
