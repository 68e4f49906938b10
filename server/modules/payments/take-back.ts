// What ends an onboarding takes its payment back first.
import { eq } from 'drizzle-orm';
import { conflict } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { paymentActs } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { BusyError, patiently } from './acts.ts';
import { withdraw } from './expire.ts';
import { isPaid, lockPayment, type PaymentRow } from './rows.ts';

interface Owner {
  payment_id: string | null;
}

interface Steps<Found extends Owner> {
  db: Database;
  services: Services;
  /** The owner of the payment, locked. @throws Problem where it may not be ended */
  find(db: Database): Promise<Found>;
}

type Finish<Found> = <T>(db: Database, work: (found: Found) => Promise<T>) => Promise<T>;

/**
 * Makes a prepared payment unpayable and releases its coupon, then runs `end` in a transaction with nothing payable left.
 * @throws Problem 409 if the money came first; ProviderUnavailable
 */
export function withPaymentTakenBack<Found extends Owner, Done>(
  { db, services, find }: Steps<Found>,
  end: (finish: Finish<Found>) => Promise<Done>,
): Promise<Done> {
  return patiently(async () => {
    const { payment_id } = await db.transaction(find);
    if (payment_id) mustBeUnpaid(await withdraw(db, services, payment_id));
    return end(async (transaction, work) => {
      const found = await find(transaction);
      const payment = found.payment_id ? await lockPayment(transaction, found.payment_id) : undefined;
      mustBeUnpaid(payment);
      // The buyer went back to payment in between.
      if (payment && (payment.provider_id !== null || (await transaction.$count(paymentActs, eq(paymentActs.payment_id, payment.id))) > 0))
        throw new BusyError();
      return work(found);
    });
  });
}

function mustBeUnpaid(payment: PaymentRow | undefined): void {
  if (payment && isPaid(payment)) throw conflict('The payment came in just now. The client has an account.');
}
