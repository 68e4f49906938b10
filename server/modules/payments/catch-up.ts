// What a claimed payment's provider says, with what an earlier try left unsettled finished first.
import type { Database } from '../../db/database.ts';
import { ProviderRefusedError, type ProviderPayment } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { noteAct, send, type Act } from './acts.ts';
import { change, isPaid, lockPayment, type PaymentRow } from './rows.ts';
import { applyState, mayHaveMoved } from './state.ts';

/**
 * Finishes an earlier charge that was interrupted and asks for the payment's status; applies both. Outside any transaction.
 * @returns the provider's record; undefined if it has none for this payment
 */
export async function catchUp(db: Database, services: Services, payment: PaymentRow, act: Act): Promise<ProviderPayment | undefined> {
  const left = act.request.kind === 'charge' && !isPaid(payment) ? act.request : undefined;
  const asked = await ask(services, payment, act, left);
  if (!asked && !left) return undefined;
  await db.transaction(async (transaction) => {
    const locked = await lockPayment(transaction, payment.id);
    if (locked && asked && !isPaid(locked)) {
      const taken = left && asked.state.status !== 'succeeded' ? await change(transaction, locked.id, { ...left.order, ...at(services, asked) }) : locked;
      await applyState(transaction, services, taken, asked.state);
    }
    await noteAct(transaction, act, { kind: 'look' });
  });
  act.unsettled = false;
  return asked;
}

const at = (services: Services, asked: ProviderPayment) => ({ provider: services.payments.provider, provider_id: asked.provider_id });

type LeftCharge = Extract<Act['request'], { kind: 'charge' }>;

async function ask(services: Services, payment: PaymentRow, act: Act, left: LeftCharge | undefined): Promise<ProviderPayment | undefined> {
  if (mayHaveMoved(services, payment)) {
    const { provider_id } = payment;
    return left ? send(act, () => services.payments.change(provider_id, left.charge)) : services.payments.retrieve(provider_id);
  }
  if (!left?.is_new) return undefined;
  try {
    return await send(act, () => services.payments.prepare(left.key, left.charge));
  } catch (error) {
    if (error instanceof ProviderRefusedError) return undefined;
    throw error;
  }
}
