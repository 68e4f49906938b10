// A client who has a package pays the difference to a higher one.
import { and, eq, inArray } from 'drizzle-orm';
import { termsVersion } from '../../../domain/terms.ts';
import { upgradeDifference } from '../../../domain/upgrades.ts';
import type { Package } from '../../../generated/api.ts';
import type { Actor } from '../../contract/handler.ts';
import { conflict, invalid } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { insertRow } from '../../db/rows.ts';
import { packages, payments, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { currency } from './money.ts';
import { change, isPaid, type PaymentRow } from './rows.ts';
import { settle } from './settle.ts';

/** The package a client has. @throws Problem 409 if none */
export async function packageOf(db: Database, clientId: string): Promise<Package> {
  const [row] = await db.select({ own: packages }).from(users).innerJoin(packages, eq(packages.id, users.package_id)).where(eq(users.id, clientId));
  if (!row) throw conflict('There is no package to upgrade from yet.');
  return row.own;
}

/**
 * The client's one open upgrade payment, for this package. Asked again, it is the same payment; for another package it is changed.
 * @throws Problem 409 for a package that is not higher; 422 for one not on sale, or terms that are not in force
 */
export async function upgradePayment(
  db: Database,
  services: Services,
  actor: Actor,
  wanted: { package_identifier: string; terms_version: string },
): Promise<PaymentRow> {
  if (wanted.terms_version !== termsVersion) throw invalid({ terms_version: 'The terms have changed. Read and accept them again.' });
  const [client] = await db.select().from(users).where(eq(users.id, actor.id)).for('update');
  if (!client) throw conflict('There is no such client.');
  const [target] = await db
    .select()
    .from(packages)
    .where(and(eq(packages.package_identifier, wanted.package_identifier), eq(packages.is_active, true)));
  if (!target) throw invalid({ package_identifier: 'This package is not on sale.' });
  const difference = upgradeDifference(await packageOf(db, actor.id), target);
  if (difference === undefined) throw conflict(`${target.name} is not a higher package than yours.`);

  const terms = { terms_version: wanted.terms_version, terms_accepted_at: services.clock().toISOString() };
  const order = { package_identifier: target.package_identifier, price: difference, amount: difference, discount: 0 };
  const [open] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.user_id, actor.id), eq(payments.kind, 'upgrade'), inArray(payments.status, ['pending', 'requires_action', 'failed'])))
    .for('update');
  const charge = { amount: difference, currency, description: `Forecourt, upgrade to ${target.name}`, email: client.email };
  if (open?.provider_id && open.amount === difference && open.package_identifier === target.package_identifier) return open;
  if (open?.provider_id) {
    const changed = await services.payments.change(open.provider_id, charge);
    const settled = await settle(db, services, open, changed.state);
    return isPaid(settled) ? settled : change(db, open.id, { ...order, ...terms, status: 'pending', failure: null });
  }
  const row = open
    ? await change(db, open.id, { ...order, ...terms, provider: services.payments.provider })
    : await insertRow(db, payments, { ...order, ...terms, kind: 'upgrade', user_id: actor.id, currency, provider: services.payments.provider });
  const prepared = await services.payments.prepare(`${row.id}-${row.version}`, charge);
  return change(db, row.id, { provider_id: prepared.provider_id });
}
