import pg from 'pg';
import { sessionCache } from './cache.ts';
import { sessionChannel } from './sessions.ts';

const retryMs = 1_000;

/**
 * Hears from other processes on the same PostgreSQL server whose sessions changed. While the line is down
 * nothing is cached, so that a session ended elsewhere never goes on here.
 * @returns how to stop listening
 */
export function listenForSessions(databaseUrl: string): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const retry = () => {
    sessionCache.isReliable = false;
    client?.removeAllListeners();
    client?.on('error', () => {});
    client = undefined;
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void connect(), retryMs).unref();
  };

  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'forecourt sessions', keepAlive: true });
    client = next;
    next.on('error', retry);
    next.on('end', retry);
    next.on('notification', ({ payload }) => sessionCache.drop(payload === '' ? undefined : payload));
    try {
      await next.connect();
      await next.query(`listen ${sessionChannel}`);
      sessionCache.isReliable = true;
    } catch {
      retry();
    }
  };

  sessionCache.isReliable = false;
  void connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    const last = client;
    client = undefined;
    last?.removeAllListeners();
    last?.on('error', () => {});
    await last?.end();
    sessionCache.isReliable = true;
  };
}
