import { and, eq, isNull } from 'drizzle-orm';
import { targetRoute } from '../../../domain/targets.ts';
import { notifications, users } from '../../db/schema.ts';
import type { DeedContext } from '../../outbox/outbox.ts';
import { webAddress } from '../../web-address.ts';

/** Sends a notification as a letter; one that is read by now, or whose receiver has left, needs none. */
export async function mailNotification({ notification_id }: { notification_id: string }, { id, db, services }: DeedContext): Promise<void> {
  const [notice] = await db
    .select({
      words: notifications.words,
      role: notifications.role,
      target_kind: notifications.target_kind,
      target_id: notifications.target_id,
      client_id: notifications.client_id,
      email: users.email,
      status: users.status,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.user_id))
    .where(and(eq(notifications.id, notification_id), isNull(notifications.read_at)));
  if (!notice || notice.status === 'closed') return;
  const target = notice.target_kind ? { kind: notice.target_kind, id: notice.target_id } : undefined;
  const route = targetRoute(notice.role, target, notice.client_id);
  await services.mail.send({
    id,
    to: notice.email,
    subject: notice.words,
    text: notice.words,
    action: { label: 'Open Forecourt', url: webAddress(services.config, notice.role, route) },
  });
}
