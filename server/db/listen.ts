// What processes on one PostgreSQL server tell each other at once.
import pg from 'pg';

const retryMs = 1_000;
/** Nothing is said on a quiet line, nor on a dead one: it is asked this often, and given as long to answer. */
const beatMs = 10_000;

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
 * @param everyMs how often the line is asked whether it is alive
 * @returns how to stop listening
 */
export function listen(databaseUrl: string, channel: string, { onMessage, onUp, onDown, onFault }: Listener, everyMs = beatMs): () => Promise<void> {
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
    if (stopped) return;
    onDown?.();
    void leave()
      ?.end()
      .catch(() => {});
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), Math.min(retryMs, everyMs)).unref();
  };

  const beat = (line: pg.Client) => {
    timer = setTimeout(() => {
      line.query('select 1').then(
        () => line === client && beat(line),
        () => line === client && retry(),
      );
    }, everyMs).unref();
  };

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: `forecourt ${channel}`,
      keepAlive: true,
      connectionTimeoutMillis: everyMs,
      query_timeout: everyMs,
    });
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
      // It broke, or nobody wants to hear any more.
      if (next !== client) return;
      onUp?.();
      beat(next);
    } catch {
      if (next === client) retry();
    }
  };

  void connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await leave()?.end();
  };
}
