// What a confirmed payment of a client with an account makes: their first package, or a higher one.
import { eq } from 'drizzle-orm';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { chats, packages, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { ensureFolder } from '../folders/index.ts';
import type { PaymentRow } from './rows.ts';
import { doubt, paidFacts } from './payment-events.ts';

/**
 * Gives the client what they paid for. If staff gave them a package while they paid for their first one, they keep the more expensive of the two, and the
 * admins are notified.
 * @returns the client's id
 */
export async function completeOwn(db: Database, payment: PaymentRow): Promise<string> {
  const clientId = payment.user_id;
  if (!clientId) throw new Error('Whoever pays for themselves has an account.');
  const [target] = await db.select().from(packages).where(eq(packages.package_identifier, payment.package_identifier));
  if (!target) throw new Error('The package paid for is gone.');
  const [client] = await db
    .select({ name: users.name, own: packages })
    .from(users)
    .leftJoin(packages, eq(packages.id, users.package_id))
    .where(eq(users.id, clientId));
  const isFirst = payment.kind === 'package';
  const given = isFirst ? (client?.own ?? undefined) : undefined;
  if (!given || given.price < target.price) await db.update(users).set({ package_id: target.id }).where(eq(users.id, clientId));
  if (given) await doubt(db, payment, clientId, { because: 'has_package', package_name: target.name, owned_package_name: given.name });
  if (isFirst) {
    await ensureFolder(db, { id: clientId, name: client?.name ?? '' });
    await db.insert(chats).values({ kind: 'desk', client_id: clientId }).onConflictDoNothing();
  }
  await happened(db, {
    kind: 'payment_succeeded',
    actor: { id: clientId, role: roles.client },
    client_id: clientId,
    target: { kind: 'payment', id: payment.id },
    ...paidFacts(payment, target.name),
  });
  return clientId;
}
