// Messages between processes on one PostgreSQL server, delivered at once.
import pg from 'pg';

const retryMs = 1_000;
/** A quiet connection sends nothing, nor does a dead one: it is checked this often, and given as long to answer. */
const beatMs = 10_000;

/** Handles a message from a channel. */
export interface Listener {
  onMessage: (payload: string, channel: string) => void;
  /** From now on nothing is missed; called again after every time the line was down. */
  onUp?: () => void;
  /** The connection is down: messages sent meanwhile are lost. */
  onDown?: () => void;
  /** A message could not be handled. Anyone with database access can send anything on a channel: no message ends the process. */
  onFault?: (error: unknown) => void;
}

/**
 * Listens to channels on a connection of their own, which is reopened whenever it breaks.
 * @param channels plain names, as in `notify channel`
 * @param everyMs how often the connection is checked
 * @returns how to stop listening
 */
export function listen(
  databaseUrl: string,
  channels: string | readonly string[],
  { onMessage, onUp, onDown, onFault }: Listener,
  everyMs = beatMs,
): () => Promise<void> {
  const names = [channels].flat();
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
      application_name: `forecourt ${names.join(' ')}`,
      keepAlive: true,
      connectionTimeoutMillis: everyMs,
      query_timeout: everyMs,
    });
    client = next;
    next.on('error', retry);
    next.on('end', retry);
    next.on('notification', ({ payload = '', channel }) => {
      try {
        onMessage(payload, channel);
      } catch (error) {
        onFault?.(error);
      }
    });
    try {
      await next.connect();
      await next.query(names.map((name) => `listen ${name}`).join('; '));
      // The connection broke, or listening was stopped.
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
