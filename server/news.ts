// What this process must not remember any longer: other processes on the same PostgreSQL server say it, and the database itself.
import { keptChannel, shelfOf } from './db/kept.ts';
import { listen } from './db/listen.ts';
import type { Database } from './db/type.ts';
import { sessionNews } from './modules/sessions/index.ts';

/**
 * Hears of changed sessions and of changed tables whose readings are kept, over one connection. While it is down neither is remembered.
 * @returns how to stop listening
 */
export function listenForNews(databaseUrl: string, db: Database): () => Promise<void> {
  const kept = { channel: keptChannel, ...shelfOf(db) };
  const all = [sessionNews, kept];
  const reliable = (is: boolean) => () => {
    for (const each of all) each.reliable(is);
  };
  reliable(false)();
  const stop = listen(
    databaseUrl,
    all.map(({ channel }) => channel),
    {
      onMessage: (payload, channel) => all.find((each) => each.channel === channel)?.changed(payload),
      onUp: reliable(true),
      onDown: reliable(false),
    },
  );
  return async () => {
    await stop();
    sessionNews.reliable(true);
    kept.reliable(false);
  };
}
