// Shows an order's total. From then on the total is held; the provider is asked only for the status of an earlier attempt.
import { normalCode } from '../../../domain/coupons.ts';
import { conflict } from '../../../engine/server/problem.ts';
import type { PaymentOrder } from '../../db/schema.ts';
import type { ProviderPayment } from '../../ports/payments/payments.ts';
import type { Act } from './acts.ts';
import { endAct } from './acts.ts';
import { claimed, oneAfterAnother, type Asked, type Placed, type Plan, type Steps } from './payable.ts';
import { change, isPaid, lockPayment, type PaymentRow } from './rows.ts';
import { applyState } from './state.ts';

/** The provider has another order prepared: it is canceled there first, so that no one pays for an order no longer shown. */
class MadeReadyError extends Error {
  override name = 'MadeReadyError';
  readonly provider_id: string;
  constructor(provider_id: string) {
    super('The provider prepared something else.');
    this.provider_id = provider_id;
  }
}

/**
 * Shows an order: as shown within the last 30 minutes, or as it is from now on. One sent to the bank and waiting for a confirmation is shown as sent.
 * @throws Problem of the plan; ProviderUnavailable
 */
export function showOrder<Done>(steps: Steps<Done>, plan: Plan): Promise<Done> {
  return oneAfterAnother(steps, plan, (hold) => shown(steps, plan, hold));
}

async function shown<Done>(steps: Steps<Done>, plan: Plan, hold: (act: Act) => Act): Promise<Done> {
  const { db, services, settle } = steps;
  const { act, ...found } = await claimed(steps, plan, hold);
  let { known } = found;
  const asked = await plan.asked(db);
  const once = () =>
    settle(async (transaction) => {
      const payment = await plan.find(transaction);
      if (act) await endAct(transaction, act);
      if (payment && (isPaid(payment) || isUnderway(payment, asked, known))) return plan.answer(transaction, payment, { provider: known });
      const placed = await plan.place(transaction, payment, 'show');
      if ('paid' in placed) return plan.answer(transaction, placed.paid, {});
      const { drafted } = placed;
      if (isSame(drafted, placed.order)) return plan.answer(transaction, drafted, { provider: known, refusal: placed.refusal ?? null });
      if (drafted.provider_id !== null && drafted.provider === services.payments.provider) throw new MadeReadyError(drafted.provider_id);
      return plan.answer(transaction, await keep(transaction, services, placed), { refusal: placed.refusal ?? null });
    });
  try {
    return await once();
  } catch (error) {
    if (!(error instanceof MadeReadyError) || !act) throw error;
    const { provider_id } = error;
    const state = await services.payments.cancel(provider_id);
    known = { provider_id, client_secret: null, state };
    await db.transaction(async (transaction) => {
      const payment = await lockPayment(transaction, act.payment_id);
      if (!payment) throw conflict('This payment was canceled. Start again.');
      if (payment.provider_id === provider_id) await applyState(transaction, services, payment, state);
    });
    return once();
  }
}

/** Sent to the bank: it is confirmed or refused before anything else is shown, unless the buyer wants something else by now and may still stop it. */
function isUnderway(payment: PaymentRow, { package_identifier, code }: Asked, known: ProviderPayment | undefined): boolean {
  if (known?.state.status === 'processing') return true;
  const isFor = payment.package_identifier === package_identifier && payment.coupon_code === (code === null ? null : normalCode(code));
  return payment.status === 'requires_action' && isFor;
}

function isSame(payment: PaymentRow, order: PaymentOrder): boolean {
  const { quote } = payment;
  const sums = ['kind', 'package_identifier', 'price', 'discount', 'coupon_code'] as const;
  return sums.every((name) => payment[name] === order[name]) && quote?.until === order.quote?.until && quote?.asked_code === order.quote?.asked_code;
}

const keep = (db: Parameters<typeof change>[0], services: Steps<unknown>['services'], { drafted, order }: Placed): Promise<PaymentRow> =>
  change(db, drafted.id, { ...order, status: 'pending', failure: null, provider: services.payments.provider, provider_id: null });
