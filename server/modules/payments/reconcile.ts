// Payments no one returns to: a lost webhook of the provider, an attempt cut off between the provider and us.
import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentActs, payments } from '../../db/schema.ts';
import { takeTurn } from '../../db/turns.ts';
import { ProviderUnavailable } from '../../ports/outside.ts';
import type { Services } from '../../services.ts';
import { inSpan } from '../../traces/traces.ts';
import { BusyError, claimAct, endAct, underClaim } from './acts.ts';
import { catchUp } from './catch-up.ts';
import { withdraw } from './expire.ts';
import { fetchNews, unheard } from './news.ts';
import { sendRefund, settleRefund } from './refund.ts';
import { isPaid, lockPayment, type PaymentRow } from './rows.ts';
import { refreshed } from './state.ts';

const everyMs = 15 * 60_000;
/** A payment untouched for so long is canceled at the provider; a returning buyer gets a new one. */
const abandonedAfterMs = 24 * 3_600_000;
const most = 1_000;

/** How many payments ended how. */
export interface Reconciled {
  paid: number;
  refunded: number;
  /** Tries that were cut off and are known again, not paid. */
  caught_up: number;
  canceled: number;
  /** The provider could not be asked about all of them. */
  cut_short: boolean;
}

/**
 * Asks the provider about all payments with an unknown outcome, and finishes them; abandoned ones are canceled. Safe to call often and from several processes:
 * one does it. Outside any transaction.
 * @returns undefined if another process is doing it
 */
export function reconcile(db: Database, services: Services): Promise<Reconciled | undefined> {
  return takeTurn(db, { name: 'payments', now: services.clock(), longestMs: everyMs }, async () => {
    const counts: Reconciled = { paid: 0, refunded: 0, caught_up: 0, canceled: 0, cut_short: false };
    try {
      for (const id of await cutOff(db, services)) {
        const outcome = await alone(services, id, () => finish(db, services, id));
        if (outcome) counts[outcome] += 1;
      }
      for (const payment of await unpaid(db, services)) {
        const outcome = await alone(services, payment.id, () => ask(db, services, payment));
        if (outcome) counts[outcome] += 1;
      }
      for (const news of await unheard(db, services)) {
        await alone(services, news.provider_id, async () => {
          const takeOver = await fetchNews(db, services, news);
          await db.transaction(takeOver);
          return undefined;
        });
      }
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      counts.cut_short = true;
    }
    if (Object.values(counts).some(Boolean)) services.log.info(counts, 'payments reconciled');
    return counts;
  });
}

async function cutOff(db: Database, services: Services): Promise<string[]> {
  const left = await db
    .select({ payment_id: paymentActs.payment_id })
    .from(paymentActs)
    .where(lte(paymentActs.claimed_until, services.clock().toISOString()))
    .orderBy(asc(paymentActs.id))
    .limit(most);
  return left.map(({ payment_id }) => payment_id);
}

/** Payments that may have been paid, or still could be. */
function unpaid(db: Database, services: Services): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['pending', 'requires_action', 'failed']),
        eq(payments.provider, services.payments.provider),
        isNotNull(payments.provider_id),
      ),
    )
    .orderBy(asc(payments.created_at))
    .limit(most);
}

type Outcome = Exclude<keyof Reconciled, 'cut_short'> | undefined;

/** One payment that cannot be finished keeps no other one waiting; a provider that is away ends the round. */
async function alone(services: Services, payment_id: string, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    // The process working on it finishes it.
    if (!(error instanceof BusyError)) services.log.error({ payment_id, err: error }, 'a payment could not be reconciled');
    return undefined;
  }
}

/** Finishes operations that were sent, or about to be, and never settled. */
async function finish(db: Database, services: Services, paymentId: string): Promise<Outcome> {
  return underClaim(db, services, async (hold) => {
    const claimed = await db.transaction(async (transaction) => {
      const payment = await lockPayment(transaction, paymentId);
      return payment && { payment, act: hold(await claimAct(transaction, services, paymentId)) };
    });
    if (!claimed) return undefined;
    const { payment, act } = claimed;
    const { request } = act;
    if (request.kind === 'refund') {
      const sent = await sendRefund(services, { payment, act, request });
      await db.transaction((transaction) => settleRefund(transaction, services, { payment, act, request, sent }));
      return 'refunded';
    }
    await catchUp(db, services, payment, act);
    return db.transaction(async (transaction) => {
      const locked = await lockPayment(transaction, paymentId);
      await endAct(transaction, act);
      return locked && isPaid(locked) && !isPaid(payment) ? 'paid' : 'caught_up';
    });
  });
}

async function ask(db: Database, services: Services, payment: PaymentRow): Promise<Outcome> {
  const asked = await refreshed(db, services, payment);
  if (!asked) return undefined;
  if (isPaid(asked)) return 'paid';
  if (!asked.provider_id) return 'canceled';
  // The test card desk keeps nothing to cancel.
  if (services.payments.provider === 'test_card_desk' || Date.parse(asked.updated_at) > services.clock().getTime() - abandonedAfterMs) return undefined;
  const withdrawn = await withdraw(db, services, payment.id);
  if (withdrawn && isPaid(withdrawn)) return 'paid';
  return withdrawn?.provider_id === null ? 'canceled' : undefined;
}

/** Reconciles now and every 15 minutes. @returns how to stop, after the running work */
export function startReconciling(db: Database, services: Services): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = inSpan('job reconciliation', { kind: 'internal', from: null }, () => reconcile(db, services)).catch((error: unknown) => {
      services.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'payments could not be reconciled');
    });
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
