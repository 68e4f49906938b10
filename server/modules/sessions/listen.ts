import { sessionCache } from './cache.ts';
import { sessionChannel } from './sessions.ts';

/** What other processes on the same PostgreSQL server say of sessions: whose changed. While it cannot be heard nothing is cached, so that a session ended elsewhere never goes on here. */
export const sessionNews = {
  channel: sessionChannel,
  changed: (userId: string): void => sessionCache.drop(userId === '' ? undefined : userId),
  reliable: (is: boolean): void => {
    sessionCache.isReliable = is;
  },
};
