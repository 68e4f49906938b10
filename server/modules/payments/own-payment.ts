// What a client with an account pays for themselves: their first package, or the difference to a higher one.
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { termsVersion } from '../../../domain/terms.ts';
import { upgradeDifference } from '../../../domain/upgrades.ts';
import type { Package } from '../../../generated/api.ts';
import { couponRefusalLabels } from '../../../generated/enums.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { packages, payments, users } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { issuePaymentToken, packageOnSale } from '../prospects/index.ts';
import { checkoutView, codeOf, isToConfirm } from './checkout.ts';
import type { Plan } from './payable.ts';
import { quoteOrder, type Offer, type QuoteRequest } from './quote.ts';
import type { PaymentRow } from './rows.ts';

interface Choice {
  package_identifier: string;
  /** Only needed to pay. */
  terms_version?: string;
  coupon_code?: string | null;
}

/**
 * How a client without a package pays for the first one. Repeated calls share one payment; for another package or coupon it is changed.
 * @throws Problem in its steps: 409 for a client with a package; 422 for one not on sale, a coupon that does not apply, or terms that are not in force
 */
export const packagePlan = (services: Services, actor: Actor, choice: Choice): Plan =>
  ownPlan(services, actor, choice, (db, own) => {
    if (own) throw conflict(`You already have ${own.name}. Upgrade it instead.`);
    return { kind: 'package', from_package: null, offer: () => packageOnSale(db, choice.package_identifier) };
  });

/**
 * How the difference to a higher package is paid. Repeated calls share one payment; for another package it is changed.
 * @throws Problem in its steps: 409 for a package that is not higher; 422 for one not on sale, or terms that are not in force
 */
export const upgradePlan = (services: Services, actor: Actor, choice: Choice): Plan =>
  ownPlan(services, actor, choice, (db, own) => {
    if (!own) throw conflict('You have no package to upgrade yet. Choose one first.');
    return { kind: 'upgrade', from_package: own.id, offer: () => upgradeOffer(db, own, choice.package_identifier) };
  });

/** Whichever of the two is next, for showing it. */
export const nextPlan = (services: Services, actor: Actor, choice: Choice): Plan =>
  ownPlan(services, actor, choice, (db, own) =>
    own
      ? { kind: 'upgrade', from_package: own.id, offer: () => upgradeOffer(db, own, choice.package_identifier) }
      : { kind: 'package', from_package: null, offer: () => packageOnSale(db, choice.package_identifier) },
  );

async function upgradeOffer(db: Database, own: Package, slug: string): Promise<Offer> {
  const target = await packageOnSale(db, slug);
  const price = upgradeDifference(own, target);
  if (price === undefined) throw conflict(`${target.name} isn’t an upgrade from your package.`);
  return { ...target, price };
}

type Kind = Pick<QuoteRequest, 'kind' | 'from_package' | 'offer'>;

function ownPlan(services: Services, actor: Actor, choice: Choice, kindOf: (db: Database, own: Package | undefined) => Kind): Plan {
  const isInForce = choice.terms_version === undefined || choice.terms_version === termsVersion;
  if (!isInForce) throw invalid({ terms_version: 'The terms have changed. Read and accept them again.' });
  const { package_identifier } = choice;
  const code = codeOf(choice.coupon_code);
  return {
    asked: async (db) => {
      const [seen] = await db.select({ id: payments.id }).from(payments).where(openOf(actor.id));
      return { code, package_identifier, payment_id: seen?.id ?? null };
    },
    find: async (db) => {
      await lockClient(db, actor.id);
      const [open] = await db.select().from(payments).where(openOf(actor.id)).for('update');
      return open;
    },
    place: async (db, open, purpose) => {
      const isPaying = purpose === 'pay';
      const client = await lockClient(db, actor.id);
      const [found] = await db.select({ own: packages }).from(users).innerJoin(packages, eq(packages.id, users.package_id)).where(eq(users.id, actor.id));
      const own = found?.own;
      const paid = isPaying && own && (await paidAlready(db, client, own.package_identifier, choice));
      if (paid) return { paid };
      const kind = kindOf(db, own);
      const { drafted, order, refusal } = await quoteOrder(db, services, open, {
        ...kind,
        package_identifier,
        // An upgrade charges the price difference, without a coupon.
        code: kind.kind === 'upgrade' ? null : code,
        buyer: { user_id: client.id, email: client.email, is_known: client.email_confirmed_at !== null },
        is_paying: isPaying,
        owner: { user_id: client.id },
      });
      if (isPaying && refusal) throw invalid({ coupon_code: couponRefusalLabels[refusal] });
      const now = services.clock().toISOString();
      const terms = isPaying ? { terms_version: termsVersion, terms_accepted_at: now } : {};
      const awaitsConfirmation = isToConfirm(order, client.email_confirmed_at);
      // A free package needs a verified mailbox, as for sign-ups. Pressed repeatedly, it sends one letter an hour.
      const dedupe_key = `confirm-own-${client.id}-${now.slice(0, 13)}`;
      if (isPaying && awaitsConfirmation) await enqueue(db, { kind: 'confirm_own_mail', payload: { user_id: client.id }, dedupe_key });
      const description = `Forecourt, ${kind.kind === 'upgrade' ? 'upgrade to ' : ''}${order.quote.package_name}`;
      return { drafted, order: { ...order, ...terms }, refusal, awaitsConfirmation, email: client.email, description };
    },
    // With the token that pays it.
    answer: (db, payment, known) => checkoutView(db, services, payment, { token: issuePaymentToken(services, payment.id), holder: 'client', ...known }),
  };
}

/** The client's unfinished payment, if there is one. */
export async function openPaymentOf(db: Database, clientId: string): Promise<PaymentRow | undefined> {
  const [open] = await db.select().from(payments).where(openOf(clientId));
  return open;
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

/** A client who already paid for the package they ask for is known so, instead of being asked to pay again: the first answer was lost. */
async function paidAlready(db: Database, client: Client, own: string, wanted: Choice): Promise<PaymentRow | undefined> {
  if (own !== wanted.package_identifier) return undefined;
  const [last] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.user_id, client.id), isNull(payments.onboarding_id), eq(payments.package_identifier, own), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.paid_at))
    .limit(1);
  return last;
}
