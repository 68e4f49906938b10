import { listen } from '../../db/listen.ts';
import { sessionCache } from './cache.ts';
import { sessionChannel } from './sessions.ts';

/**
 * Hears from other processes on the same PostgreSQL server whose sessions changed. While the line is down
 * nothing is cached, so that a session ended elsewhere never goes on here.
 * @returns how to stop listening
 */
export function listenForSessions(databaseUrl: string): () => Promise<void> {
  const reliable = (is: boolean) => () => {
    sessionCache.isReliable = is;
  };
  reliable(false)();
  const stop = listen(databaseUrl, sessionChannel, {
    onMessage: (userId) => sessionCache.drop(userId === '' ? undefined : userId),
    onUp: reliable(true),
    onDown: reliable(false),
  });
  return async () => {
    await stop();
    reliable(true)();
  };
}
