// What a client with an account pays for themself: their first package, or the difference to a higher one.
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { termsVersion } from '../../../domain/terms.ts';
import { upgradeDifference } from '../../../domain/upgrades.ts';
import type { Package } from '../../../generated/api.ts';
import type { Actor } from '../../contract/handler.ts';
import { conflict, invalid } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import { packages, payments, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { packageOnSale } from '../onboarding/prospects.ts';
import { issuePaymentToken } from '../onboarding/tokens.ts';
import { checkoutView } from './checkout.ts';
import { currency } from './money.ts';
import { holdFor, type Plan } from './payable.ts';
import type { PaymentRow } from './rows.ts';

interface Wanted {
  package_identifier: string;
  terms_version: string;
  coupon_code?: string | null;
}

/**
 * How the first package of a client who has none is paid. However often it is asked there is one payment; for another package or coupon it is changed.
 * @throws Problem in its steps: 409 for who has a package; 422 for one not on sale, a coupon that does not hold, or terms that are not in force
 */
export const packagePlan = (services: Services, actor: Actor, wanted: Wanted): Plan =>
  ownPlan(services, actor, wanted, async (db, own) => {
    if (own) throw conflict(`You have ${own.name} already; what is more is an upgrade.`);
    const { package_identifier, price, name } = await packageOnSale(db, wanted.package_identifier);
    return { kind: 'package', package_identifier, price, description: `Forecourt, ${name}` };
  });

/**
 * How the difference to a higher package is paid. Asked again, it is the same payment; for another package it is changed.
 * @throws Problem in its steps: 409 for a package that is not higher; 422 for one not on sale, or terms that are not in force
 */
export const upgradePlan = (services: Services, actor: Actor, wanted: Wanted): Plan =>
  ownPlan(services, actor, wanted, async (db, own) => {
    if (!own) throw conflict('There is no package to upgrade from yet.');
    const target = await packageOnSale(db, wanted.package_identifier);
    const price = upgradeDifference(own, target);
    if (price === undefined) throw conflict(`${target.name} is not a higher package than yours.`);
    return { kind: 'upgrade', package_identifier: target.package_identifier, price, description: `Forecourt, upgrade to ${target.name}` };
  });

interface OwnOrder extends Pick<PaymentRow, 'kind' | 'package_identifier' | 'price'> {
  description: string;
}

function ownPlan(services: Services, actor: Actor, wanted: Wanted, priced: (db: Database, own: Package | undefined) => Promise<OwnOrder>): Plan {
  if (wanted.terms_version !== termsVersion) throw invalid({ terms_version: 'The terms have changed. Read and accept them again.' });
  const code = wanted.coupon_code?.trim() || null;
  return {
    coupon: async (db) => {
      const [seen] = await db.select({ id: payments.id }).from(payments).where(openOf(actor.id));
      return { code, payment_id: seen?.id ?? null };
    },
    find: async (db) => {
      await lockClient(db, actor.id);
      const [open] = await db.select().from(payments).where(openOf(actor.id)).for('update');
      return open;
    },
    place: async (db, open) => {
      const client = await lockClient(db, actor.id);
      const [found] = await db.select({ own: packages }).from(users).innerJoin(packages, eq(packages.id, users.package_id)).where(eq(users.id, actor.id));
      const own = found?.own;
      const paid = own && (await paidAlready(db, client, own.package_identifier, wanted));
      if (paid) return { paid };
      const { description, ...asked } = await priced(db, own);
      const terms = { terms_version: wanted.terms_version, terms_accepted_at: services.clock().toISOString() };
      const { provider } = services.payments;
      const drafted = open ?? (await insertRow(db, payments, { ...asked, ...terms, amount: asked.price, user_id: client.id, currency, provider }));
      const { package_identifier, price } = asked;
      const buyer = { user_id: client.id, email: client.email };
      const held = await holdFor(db, services, { code, buyer, payment_id: drafted.id, package_identifier, price });
      const discount = held?.discount ?? 0;
      const order = { ...asked, ...terms, discount, amount: price - discount, coupon_code: held?.code ?? null };
      return { drafted, order, email: client.email, description };
    },
    // With the token that pays it.
    answer: (db, payment, client_secret) =>
      checkoutView(db, services, payment, { token: issuePaymentToken(services, payment.id), holder: 'client', client_secret }),
  };
}

const openOf = (clientId: string) =>
  and(eq(payments.user_id, clientId), isNull(payments.onboarding_id), inArray(payments.status, ['pending', 'requires_action', 'failed']));

/** The client, locked until the end, so that who presses twice is one after the other. */
async function lockClient(db: Database, id: string): Promise<Client> {
  const [client] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (!client) throw conflict('There is no such client.');
  return client;
}

type Client = typeof users.$inferSelect;

/** Whoever has the package they ask for by a payment of their own is told so, instead of being asked to pay again: the first answer was lost. */
async function paidAlready(db: Database, client: Client, own: string, wanted: Wanted): Promise<PaymentRow | undefined> {
  if (own !== wanted.package_identifier) return undefined;
  const [last] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.user_id, client.id), isNull(payments.onboarding_id), eq(payments.package_identifier, own), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.paid_at))
    .limit(1);
  return last;
}
