// What about money waits for the admins of the demo: a refund somebody asked for, a dispute to answer, and a payment that failed.
import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentCases, payments, refundRequests, users } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { packageNameOf, refundQuote } from '../modules/payments/index.ts';
import { demoLogins } from './logins.ts';
import type { World } from './model.ts';

const hourMs = 3_600_000;
const disputeFee = 1_500;

/** About the newest payments of clients nobody signs in as, so that what is tried by hand begins without them. */
export async function fillMoneyCases(db: Database, _services: Services, world: World): Promise<void> {
  const emails = demoLogins.map(({ email }) => email);
  const [first, second] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.user_id))
    .where(
      and(
        eq(payments.status, 'succeeded'),
        gt(payments.amount, 0),
        eq(payments.kind, 'package'),
        eq(users.status, 'active'),
        isNotNull(users.package_id),
        ...emails.map((email) => ne(users.email, email)),
      ),
    )
    .orderBy(desc(payments.paid_at), desc(payments.id))
    .limit(2);
  const at = (hours: number) => new Date(world.now.getTime() + hours * hourMs).toISOString();
  if (first?.payment.user_id) await askRefund(db, world, first.payment, first.payment.user_id, at);
  if (second) await dispute(db, world, second.payment, at);
  await failures(db, world, at);
}

type Payment = typeof payments.$inferSelect;
type At = (hours: number) => string;

async function askRefund(db: Database, world: World, payment: Payment, user_id: string, at: At): Promise<void> {
  const quote = await refundQuote(db, payment);
  await db.insert(refundRequests).values({
    id: world.id(new Date(at(-3))),
    user_id,
    payment_id: payment.id,
    package_name: await packageNameOf(db, payment),
    receipt_number: payment.receipt_number ?? '',
    paid: payment.amount,
    entitled: quote.amount,
    entitled_why: quote.words,
    reason: 'My brother gave me his old car, so I don’t need one for now.',
    answer_by: at(1),
    created_at: at(-3),
    updated_at: at(-3),
  });
}

async function dispute(db: Database, world: World, payment: Payment, at: At): Promise<void> {
  const { id: payment_id, user_id, receipt_number, amount } = payment;
  await db
    .update(payments)
    .set({ dispute_fee: disputeFee, moved_at: at(-20) })
    .where(eq(payments.id, payment_id));
  await db.insert(paymentCases).values({
    id: world.id(new Date(at(-20))),
    kind: 'dispute',
    reference: 'demo-dispute',
    status: 'answer_due',
    payment_id,
    user_id,
    receipt_number,
    amount,
    fee: disputeFee,
    reason: 'Product not received',
    due_at: at(7 * 24),
    created_at: at(-20),
    updated_at: at(-20),
  });
}

/** A case for each payment of the demo that failed, as the server makes one. */
async function failures(db: Database, world: World, at: At): Promise<void> {
  const failed = await db
    .select()
    .from(payments)
    .where(eq(payments.status, 'failed'))
    .orderBy(sql`${payments.id}`);
  if (failed.length === 0) return;
  await db.insert(paymentCases).values(
    failed.map(({ id, user_id, amount, failure, updated_at }) => ({
      id: world.id(new Date(updated_at)),
      kind: 'failed_payment' as const,
      reference: id,
      status: 'open' as const,
      payment_id: id,
      user_id,
      amount,
      reason: failure ?? 'The card was declined.',
      due_at: at(2),
      created_at: updated_at,
      updated_at,
    })),
  );
}
