// What a client with an account pays for themself: their first package, or the difference to a higher one.
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { termsVersion } from '../../../domain/terms.ts';
import { upgradeDifference } from '../../../domain/upgrades.ts';
import type { Actor } from '../../contract/handler.ts';
import { conflict, invalid } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import { packages, payments, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { packageOnSale } from '../onboarding/prospects.ts';
import { charge, holdFor, type Prepared } from './charge.ts';
import { currency } from './money.ts';
import { isPaid, type PaymentRow } from './rows.ts';
import { settle } from './settle.ts';

interface Wanted {
  package_identifier: string;
  terms_version: string;
  coupon_code?: string | null;
}

/**
 * The first package of a client who has none. However often it is asked there is one payment; for another package or coupon it is changed.
 * @throws Problem 409 for who has a package; 422 for one not on sale, a coupon that does not hold, or terms that are not in force
 */
export async function packagePayment(db: Database, services: Services, actor: Actor, wanted: Wanted): Promise<Prepared> {
  const { client, own, open } = await buyer(db, services, actor, wanted);
  const paid = await paidAlready(db, client, own?.package_identifier, wanted);
  if (paid) return paid;
  if (own) throw conflict(`You have ${own.name} already; what is more is an upgrade.`);
  const target = await packageOnSale(db, wanted.package_identifier);
  const { package_identifier, price } = target;
  return pay(db, services, { client, open, wanted, kind: 'package', package_identifier, price, description: `Forecourt, ${target.name}` });
}

/**
 * The difference to a higher package. Asked again, it is the same payment; for another package it is changed.
 * @throws Problem 409 for a package that is not higher; 422 for one not on sale, or terms that are not in force
 */
export async function upgradePayment(db: Database, services: Services, actor: Actor, wanted: Wanted): Promise<Prepared> {
  const { client, own, open } = await buyer(db, services, actor, wanted);
  if (!own) throw conflict('There is no package to upgrade from yet.');
  const paid = await paidAlready(db, client, own.package_identifier, wanted);
  if (paid) return paid;
  const target = await packageOnSale(db, wanted.package_identifier);
  const price = upgradeDifference(own, target);
  if (price === undefined) throw conflict(`${target.name} is not a higher package than yours.`);
  const { package_identifier } = target;
  return pay(db, services, { client, open, wanted, kind: 'upgrade', package_identifier, price, description: `Forecourt, upgrade to ${target.name}` });
}

/** The client, locked until the end, so that who presses twice is one after the other; their package, and their payment that is not through yet. */
async function buyer(db: Database, services: Services, actor: Actor, { terms_version }: Wanted) {
  if (terms_version !== termsVersion) throw invalid({ terms_version: 'The terms have changed. Read and accept them again.' });
  const [client] = await db.select().from(users).where(eq(users.id, actor.id)).for('update');
  if (!client) throw conflict('There is no such client.');
  const [open] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.user_id, actor.id), isNull(payments.onboarding_id), inArray(payments.status, ['pending', 'requires_action', 'failed'])))
    .for('update');
  // Where the provider keeps a record, the money may have come before the word of it did.
  const asked = open?.provider_id ? await services.payments.retrieve(open.provider_id) : undefined;
  const settled = open && asked ? await settle(db, services, open, asked.state) : open;
  const [found] = await db.select({ own: packages }).from(users).innerJoin(packages, eq(packages.id, users.package_id)).where(eq(users.id, actor.id));
  return { client, own: found?.own, open: settled && !isPaid(settled) ? settled : undefined };
}

type Client = typeof users.$inferSelect;

/** Whoever has the package they ask for by a payment of their own is told so, instead of being asked to pay again: the first answer was lost. */
async function paidAlready(db: Database, client: Client, own: string | undefined, wanted: Wanted): Promise<Prepared | undefined> {
  if (own !== wanted.package_identifier) return undefined;
  const [last] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.user_id, client.id), isNull(payments.onboarding_id), eq(payments.package_identifier, own), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.paid_at))
    .limit(1);
  return last && { payment: last, client_secret: null };
}

interface OwnOrder extends Pick<PaymentRow, 'kind' | 'package_identifier' | 'price'> {
  client: Client;
  open: PaymentRow | undefined;
  wanted: Wanted;
  description: string;
}

async function pay(db: Database, services: Services, { client, open, wanted, description, ...order }: OwnOrder): Promise<Prepared> {
  const terms = { terms_version: wanted.terms_version, terms_accepted_at: services.clock().toISOString() };
  const { provider } = services.payments;
  const drafted = open ?? (await insertRow(db, payments, { ...order, ...terms, amount: order.price, user_id: client.id, currency, provider }));
  const { package_identifier, price } = order;
  const as = { user_id: client.id, email: client.email };
  const held = await holdFor(db, services, { code: wanted.coupon_code?.trim() || null, buyer: as, payment_id: drafted.id, package_identifier, price });
  const discount = held?.discount ?? 0;
  const ready = { ...order, ...terms, discount, amount: price - discount, coupon_code: held?.code ?? null };
  return charge(db, services, { drafted, ready, email: client.email, description });
}
