// A confirmed upgrade raises the client's package.
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { packages, users } from '../../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { staffOf } from '../users/clients.ts';
import { nameOf } from '../chats/queries.ts';
import { moneyWords } from './money.ts';
import type { PaymentRow } from './rows.ts';

/**
 * Raises the package of a client whose payment is confirmed.
 * @returns the client's id
 */
export async function completeUpgrade(db: Database, payment: PaymentRow): Promise<string> {
  if (!payment.user_id) throw new Error('An upgrade belongs to somebody.');
  const clientId = payment.user_id;
  const [target] = await db.select().from(packages).where(eq(packages.package_identifier, payment.package_identifier));
  if (!target) throw new Error('The package paid for is gone.');
  await db.update(users).set({ package_id: target.id }).where(eq(users.id, clientId));
  const words = `Upgraded to ${target.name}, ${moneyWords(payment.amount)} paid.`;
  const aim = { kind: 'payment', id: payment.id } as const;
  await recordTimeline(db, { client_id: clientId, actor_id: clientId, kind: 'payment_succeeded', target: aim, words, internal: false });
  await notify(db, { user_id: clientId, role: 'client', kind: 'payment_succeeded', target: aim, client_id: clientId, words });
  const name = await nameOf(db, clientId);
  for (const person of await staffOf(db, clientId)) {
    await notify(db, {
      user_id: person.id,
      role: person.role,
      kind: 'payment_succeeded',
      target: aim,
      client_id: clientId,
      words: `${name} upgraded to ${target.name}.`,
    });
  }
  return clientId;
}
