// What the provider calls about. A call only says that something happened; how it stands is fetched, so that order and repetition do not matter.
import { asc, eq, inArray, isNotNull, and } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentCases, paymentRefunds, payments } from '../../db/schema.ts';
import type { ProviderNews } from '../../ports/payments/payments.ts';
import type { Services } from '../../services.ts';
import { applyDispute } from './disputes.ts';
import { applyRefund } from './refund-state.ts';
import { lockPayment } from './rows.ts';
import { look } from './state.ts';

/** As many as are asked for in one round. */
const most = 200;

/**
 * Fetches what a call is about; outside any transaction.
 * @returns what takes it over, to be called in a transaction
 */
export async function fetchNews(db: Database, services: Services, news: ProviderNews): Promise<(db: Database) => Promise<void>> {
  const { about, provider_id } = news;
  switch (about) {
    case 'payment': {
      const [seen] = await db.select().from(payments).where(eq(payments.provider_id, provider_id));
      const looked = seen && (await look(services, seen));
      return async (transaction) => {
        const locked = seen && (await lockPayment(transaction, seen.id));
        if (locked) await looked?.takeOver(transaction, locked);
      };
    }
    case 'dispute': {
      const dispute = await services.payments.retrieveDispute(provider_id);
      return async (transaction) => {
        if (dispute) await applyDispute(transaction, services, dispute);
      };
    }
    case 'refund': {
      const refund = await services.payments.retrieveRefund(provider_id);
      return async (transaction) => {
        if (refund) await applyRefund(transaction, services, refund);
      };
    }
  }
}

/** What may have moved without a call of theirs that reached us: refunds on their way, and disputes nobody has decided. The test card desk keeps none, and what another provider moved is not asked of this one. */
export async function unheard(db: Database, services: Services): Promise<ProviderNews[]> {
  if (services.payments.provider === 'test_card_desk') return [];
  const refunds = await db
    .select({ provider_id: paymentRefunds.provider_id })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.payment_id))
    .where(and(eq(payments.provider, services.payments.provider), eq(paymentRefunds.status, 'pending'), isNotNull(paymentRefunds.provider_id)))
    .orderBy(asc(paymentRefunds.id))
    .limit(most);
  const disputes = await db
    .select({ provider_id: paymentCases.reference })
    .from(paymentCases)
    .innerJoin(payments, eq(payments.id, paymentCases.payment_id))
    .where(and(eq(payments.provider, services.payments.provider), inArray(paymentCases.status, ['answer_due', 'with_bank'])))
    .orderBy(asc(paymentCases.id))
    .limit(most);
  return [
    ...refunds.flatMap(({ provider_id }) => (provider_id === null ? [] : [{ about: 'refund' as const, provider_id }])),
    ...disputes.map(({ provider_id }) => ({ about: 'dispute' as const, provider_id })),
  ];
}
