import { and, eq, isNull } from 'drizzle-orm';
import { targetRoute } from '../../../domain/targets.ts';
import { events, notifications, users } from '../../db/schema.ts';
import { tellingOf } from '../../events/readings.ts';
import type { DeedContext } from '../../outbox/outbox.ts';
import { webAddress } from '../../web-address.ts';

/** Sends a notification as a letter; one that is read by now, or whose receiver has left, needs none. */
export async function mailNotification({ notification_id }: { notification_id: string }, { id, db, services }: DeedContext): Promise<void> {
  const [notice] = await db
    .select({ event: events, user_id: notifications.user_id, role: notifications.role, email: users.email, status: users.status })
    .from(notifications)
    .innerJoin(events, eq(events.id, notifications.event_id))
    .innerJoin(users, eq(users.id, notifications.user_id))
    .where(and(eq(notifications.id, notification_id), isNull(notifications.read_at)));
  if (!notice || notice.status === 'closed') return;
  const { event, role, user_id } = notice;
  const { words } = (await tellingOf(db, [event])).notice(event, { id: user_id, role });
  const target = event.target_kind ? { kind: event.target_kind, id: event.target_id } : undefined;
  const route = targetRoute(role, target, event.client_id);
  await services.mail.send({
    id,
    to: notice.email,
    subject: words,
    text: words,
    action: { label: 'Open Forecourt', url: webAddress(services.config, role, route) },
  });
}
