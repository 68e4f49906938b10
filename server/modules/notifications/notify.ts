import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { mailedByDefault } from '../../../domain/notifications.ts';
import type { Target } from '../../../domain/targets.ts';
import type { NotificationKind, Role } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { events, eventValues, notifications, users } from '../../db/schema.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { resourcesOf, tellPeople } from '../push/changes.ts';

export interface Notice {
  /** Who is told, and in which role. */
  user_id: string;
  role: Role;
  kind: NotificationKind;
  /** One sentence, fit for the receiver to read: it stands in the list and in the mail. */
  words: string;
  target?: Target;
  /** A letter of its own says it. */
  is_mailed_already?: true;
  /** The client it is about. */
  client_id?: string | null;
}

/**
 * Tells one person that something happened, in a sentence made beforehand: a row in their list, a push to their browsers and, by their
 * choices, a mail. For what has no kind of its own in the log yet; `happened` is the way for everything new.
 */
export async function notify(db: Database, notice: Notice): Promise<void> {
  const [person] = await db.select({ status: users.status, choices: users.notification_choices }).from(users).where(eq(users.id, notice.user_id));
  if (!person || person.status === 'closed') return;
  const id = uuidv7();
  const client_id = notice.client_id ?? null;
  await db.insert(events).values({
    id,
    kind: 'imported',
    params: { was: notice.kind },
    client_id,
    target_kind: notice.target?.kind ?? null,
    target_id: notice.target?.id ?? null,
    audience: 'none',
  });
  await db.insert(eventValues).values({ event_id: id, client_id: client_id ?? notice.user_id, name: 'words', text: notice.words });
  await db.insert(notifications).values({ id, event_id: id, user_id: notice.user_id, role: notice.role });
  const choice = person.choices[notice.kind];
  if (choice?.push ?? true) await tellPeople(db, [notice.user_id], ['notifications', ...(notice.target ? resourcesOf[notice.target.kind] : [])]);
  if (!notice.is_mailed_already && (choice?.mail ?? mailedByDefault.has(notice.kind))) {
    await enqueue(db, { kind: 'notification_mail', payload: { notification_id: id } });
  }
}
