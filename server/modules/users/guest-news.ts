import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import type { guests } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';

/** Tells the client and the staff that somebody decides with the client, or no longer does. */
export async function guestNews(
  db: Database,
  actor: Actor | null,
  kind: 'guest_invited' | 'guest_removed',
  { client_id, first_name, last_name }: Pick<typeof guests.$inferSelect, 'client_id' | 'first_name' | 'last_name'>,
): Promise<void> {
  await happened(db, { kind, actor, client_id, target: { kind: 'user', id: client_id }, title: `${first_name} ${last_name}` });
}
