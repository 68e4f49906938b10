// Tells admins' screens when a part of the installation needs attention, or no longer does.
import type { SystemStatus } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { changed } from '../../events/live.ts';
import type { Services } from '../../services.ts';
import { systemStatus } from './status.ts';

/** What admins have to know of it; without figures, which are others each minute. */
const newsIn = ({ todo, mails, backup, processes }: SystemStatus): string =>
  JSON.stringify([
    todo.map(({ part, next, act }) => [part, next, act]),
    mails.map(({ id, given_up }) => [id, given_up]),
    [backup.last_at, backup.failed_at, backup.is_running],
    processes.map(({ name, state }) => [name, state]),
  ]);

/**
 * Looks how the installation does, and tells where that is not as it was.
 * @param before what it answered the last time; undefined at first: pages that lost their server ask again as they find it
 * @returns what to compare the next time
 */
export async function spreadNews(db: Database, services: Services, before: string | undefined): Promise<string> {
  const news = newsIn(await systemStatus(db, services));
  if (before !== undefined && news !== before) await db.transaction((transaction) => changed(transaction, { circle: 'admins', resources: ['system'] }));
  return news;
}
