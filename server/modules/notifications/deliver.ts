import { and, eq, isNull } from 'drizzle-orm';
import { targetRoute } from '../../../domain/targets.ts';
import { events, notifications, users } from '../../db/schema.ts';
import { templates } from '../../events/mail/index.ts';
import { readingsOf } from '../../events/readings.ts';
import { enqueue, type JobContext } from '../../outbox/outbox.ts';
import { webAddress } from '../../web-address.ts';

/** Mails a notification; one that is read by now, or whose receiver has left, needs no letter. */
export async function mailNotification({ notification_id }: { notification_id: string }, { db, services }: Pick<JobContext, 'db' | 'services'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [notice] = await tx
      .select({ event: events, user_id: notifications.user_id, role: notifications.role, email: users.email, status: users.status })
      .from(notifications)
      .innerJoin(events, eq(events.id, notifications.event_id))
      .innerJoin(users, eq(users.id, notifications.user_id))
      .where(and(eq(notifications.id, notification_id), isNull(notifications.read_at)));
    if (!notice || notice.status === 'closed') return;
    const { event, role, user_id } = notice;
    const { words: sentence } = (await readingsOf(tx, [event])).notice(event, { id: user_id, role });
    const target = event.target_kind ? { kind: event.target_kind, id: event.target_id } : undefined;
    const url = webAddress(services.config, role, targetRoute(role, target, event.client_id));
    // Run twice under one key, it is still one letter.
    await enqueue(tx, { kind: 'mail', dedupe_key: `notification-${notification_id}`, payload: templates.notification(notice.email, { sentence, url }) });
  });
}
