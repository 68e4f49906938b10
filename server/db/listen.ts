// What processes on one PostgreSQL server tell each other at once.
import pg from 'pg';

const retryMs = 1_000;

/** What is done with what comes over a channel. */
export interface Listener {
  onMessage: (payload: string) => void;
  /** From now on nothing is missed; called again after every time the line was down. */
  onUp?: () => void;
  /** The line is down: what is said meanwhile is never heard. */
  onDown?: () => void;
  /** A message could not be taken. Whoever may use the database can say anything on a channel: nothing on it ends the process. */
  onFault?: (error: unknown) => void;
}

/**
 * Listens to a channel on a connection of its own, which is made anew whenever it breaks.
 * @param channel a plain name, as in `notify channel`
 * @returns how to stop listening
 */
export function listen(databaseUrl: string, channel: string, { onMessage, onUp, onDown, onFault }: Listener): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const leave = () => {
    const last = client;
    client = undefined;
    last?.removeAllListeners();
    // It may still break on its way out; without a listener that would end the process.
    last?.on('error', () => {});
    return last;
  };

  const retry = () => {
    onDown?.();
    leave();
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void connect(), retryMs).unref();
  };

  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: `forecourt ${channel}`, keepAlive: true });
    client = next;
    next.on('error', retry);
    next.on('end', retry);
    next.on('notification', ({ payload = '' }) => {
      try {
        onMessage(payload);
      } catch (error) {
        onFault?.(error);
      }
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      onUp?.();
    } catch {
      retry();
    }
  };

  void connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await leave()?.end();
  };
}
