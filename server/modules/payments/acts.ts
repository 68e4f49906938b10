// One operation at the provider at a time for each payment. It is committed before the provider is called, so an interrupted one is found again.
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../db/database.ts';
import { paymentActs, type PaymentActRequest } from '../../db/schema.ts';
import { outsideLimitMs, ProviderUnavailable } from '../../ports/outside.ts';
import { ProviderRefusedError } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';

/** Longer than all outside calls of one request may take together. */
const claimMs = outsideLimitMs + 12_000;
const pollMs = 50;

/** An act that this call has claimed. */
export interface Act {
  id: string;
  claim: string;
  payment_id: string;
  request: PaymentActRequest;
  /** The provider may have done what `request` says, and it is not settled here: it is kept and finished later. */
  unsettled: boolean;
}

/** Another process is at the provider about this payment, or took this operation over. This transaction keeps nothing. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Claims a payment for acting at the provider; what an earlier try left unsettled comes along as `request`.
 * @param paymentId of a payment that is locked
 * @throws BusyError
 */
export async function claimAct(db: Database, services: Services, paymentId: string): Promise<Act> {
  const now = services.clock();
  const claimed = { claim: uuidv7(), claimed_until: new Date(now.getTime() + claimMs).toISOString() };
  const [known] = await db.select().from(paymentActs).where(eq(paymentActs.payment_id, paymentId)).for('update');
  if (known && known.claimed_until > now.toISOString()) throw new BusyError();
  const [act] = known
    ? await db.update(paymentActs).set(claimed).where(eq(paymentActs.id, known.id)).returning()
    : await db
        .insert(paymentActs)
        .values({ ...claimed, payment_id: paymentId, request: { kind: 'look' } })
        .returning();
  if (!act) throw new BusyError();
  return { id: act.id, claim: act.claim, payment_id: paymentId, request: act.request, unsettled: act.request.kind !== 'look' };
}

const mine = (act: Act) => and(eq(paymentActs.id, act.id), eq(paymentActs.claim, act.claim));

/** Writes down what the provider is about to be asked. @throws BusyError if the act was taken over */
export async function noteAct(db: Database, act: Act, request: PaymentActRequest): Promise<void> {
  const [noted] = await db.update(paymentActs).set({ request }).where(mine(act)).returning({ id: paymentActs.id });
  if (!noted) throw new BusyError();
  act.request = request;
}

/** Ends a settled act. @throws BusyError if it was taken over */
export async function endAct(db: Database, act: Act): Promise<void> {
  const [ended] = await db.delete(paymentActs).where(mine(act)).returning({ id: paymentActs.id });
  if (!ended) throw new BusyError();
}

/** Calls the provider with the recorded operation. Until it is settled it counts as unsettled, unless the call certainly did nothing. */
export async function send<T>(act: Act, call: () => Promise<T>): Promise<T> {
  const before = act.unsettled;
  act.unsettled = true;
  try {
    return await call();
  } catch (error) {
    const neverArrived = error instanceof ProviderUnavailable && !error.mayHaveArrived;
    if (neverArrived) act.unsettled = before;
    if (error instanceof ProviderRefusedError) act.unsettled = false;
    throw error;
  }
}

/** Does something under a claim; if it fails, the claim is released, and unsettled work stays to be finished. */
export async function underClaim<T>(db: Database, services: Services, work: (hold: (act: Act) => Act) => Promise<T>): Promise<T> {
  let held: Act | undefined;
  try {
    return await work((act) => (held = act));
  } catch (error) {
    if (held) {
      await letGo(db, services, held).catch(() => {
        services.log.warn({ payment_id: held?.payment_id }, 'a claim on a payment ends by itself');
      });
    }
    throw error;
  }
}

async function letGo(db: Database, services: Services, act: Act): Promise<void> {
  if (act.unsettled) await db.update(paymentActs).set({ claimed_until: services.clock().toISOString() }).where(mine(act));
  else await db.delete(paymentActs).where(mine(act));
}

/** Retries while another process works on the payment. @throws ProviderUnavailable once that has taken too long */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + outsideLimitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      if (Date.now() > end) throw new ProviderUnavailable('payments', 'retrieve', 'slow', false, error);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pollMs);
    });
  }
}
