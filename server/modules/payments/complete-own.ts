// What a confirmed payment of a client with an account makes: their first package, or a higher one.
import { eq } from 'drizzle-orm';
import type { Package } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { chats, packages, users } from '../../db/schema.ts';
import { ensureFolder } from '../folders/ensure.ts';
import { notify } from '../notifications/notify.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { staffOf } from '../users/clients.ts';
import { paidWords } from './paid-words.ts';
import type { PaymentRow } from './rows.ts';
import { tellAdmins } from './tell.ts';

/**
 * Gives the client what they paid for. If somebody gave them a package while they paid for their first one, theirs stays the more
 * expensive of the two, and the admins are told.
 * @returns the client's id
 */
export async function completeOwn(db: Database, payment: PaymentRow): Promise<string> {
  const clientId = payment.user_id;
  if (!clientId) throw new Error('Whoever pays for themself has an account.');
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
  if (given)
    await tellAdmins(db, payment, clientId, `${client?.name ?? 'A client'} paid for ${target.name} but has ${given.name}; look what is to be given back.`);
  if (isFirst) {
    await ensureFolder(db, { id: clientId, name: client?.name ?? '' });
    await db.insert(chats).values({ kind: 'desk', client_id: clientId }).onConflictDoNothing();
  }
  await tell(db, payment, { clientId, name: client?.name ?? '', target });
  return clientId;
}

async function tell(db: Database, payment: PaymentRow, { clientId, name, target }: { clientId: string; name: string; target: Package }): Promise<void> {
  const words = paidWords(payment, target.name, name);
  const aim = { kind: 'payment', id: payment.id } as const;
  await recordTimeline(db, { client_id: clientId, actor_id: clientId, kind: 'payment_succeeded', target: aim, words: words.timeline, internal: false });
  await notify(db, {
    user_id: clientId,
    role: 'client',
    kind: 'payment_succeeded',
    target: aim,
    client_id: clientId,
    words: words.client,
    is_mailed_already: true,
  });
  for (const person of await staffOf(db, clientId)) {
    await notify(db, {
      user_id: person.id,
      role: person.role,
      kind: 'payment_succeeded',
      target: aim,
      client_id: clientId,
      words: words.staff,
    });
  }
}
