// The connections to a PostgreSQL server: a line that is dead is noticed, and a transaction always gives its connection back.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { AsyncVariable } from '../../engine/server/async-variable.ts';
import { inStatement } from '../traces/statements.ts';
import { NamedStatements } from './named-statements.ts';
import { writtenBefore } from './transactions.ts';

/** How many connections a process has. */
export const poolSize = 10;

/** How long a statement may go without an answer before its line is taken for dead, in ms. */
const silenceMs = 30_000;

/** How long a connection that nobody uses is kept, in ms. */
const idleMs = 600_000;

const unlimited = new AsyncVariable<true>();

/** How long a statement may run before the server ends it, in ms: nobody waits longer for a screen, and others wait for its connection. */
const statementMs = 15_000;

/** For work whose single statements may take minutes, each in a transaction: migrations, backups. */
export function withLongStatements<T>(work: () => T): T {
  return unlimited.run(true, work);
}

/** @param readOnly nothing can be written over its connections */
export function createPool(connectionString: string, limitMs: number = silenceMs, longestMs: number = statementMs, readOnly = false): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // A new connection has to be made and knows no statement: in a quiet hour, each click of a person who reads in between would meet one.
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A statement need not wait for the answer to the one before it: the beginning of a transaction goes with its first one, its end with the last.
    pipeline: true,
    application_name: 'forecourt',
  });
  // Said on the connection, not at its start: a pooler in between (PgBouncer) hands its own on, and knows no `options`.
  const settings = [
    `set TimeZone = 'UTC'`,
    // Pages of lists are short work: compiling such a query takes longer than it runs.
    'set jit = off',
    `set statement_timeout = ${longestMs}`,
    ...(readOnly ? ['set default_transaction_read_only = on'] : []),
  ].join('; ');
  // An idle connection that the server closes is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // Before anything else on it, for statements follow on each other; a line that breaks here fails those.
    client.query(settings).catch(() => {});
    watch(client, limitMs);
  });
  return pool;
}

/** The beginning of a transaction whose statements may take as long as they need; anything else as it is. */
function lifted(given: unknown[]): unknown[] {
  const [config, ...values] = given;
  const isBegin = typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string' && config.text.startsWith('begin');
  return isBegin ? [{ ...config, text: `${config.text}; set local statement_timeout = 0` }, ...values] : given;
}

const statements = new NamedStatements();

/** A statement with parameters, under its name if it has one; anything else as it is. */
function named(given: unknown[]): unknown[] {
  const [config, ...values] = given;
  if (typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string' || values.length === 0) return given;
  const name = statements.nameOf(config.text);
  return name === undefined ? given : [{ ...config, name }, ...values];
}

/** A machine that vanished sends nothing, not even an end: calls waiting for its answer fail. */
function watch(client: pg.PoolClient, limitMs: number): void {
  let isWaiting = false;
  // One for the connection, put off at each statement: its end fails what it still waits for.
  const timer = setTimeout(() => {
    if (isWaiting) client.connection.stream.destroy();
  }, limitMs).unref();
  const rest = () => {
    isWaiting = false;
  };
  // Within a transaction there is no other listener, and the error would end the process.
  client.on('error', rest);
  client.on('drain', rest);
  client.on('end', () => {
    clearTimeout(timer);
  });
  client.query = new Proxy(client.query, {
    apply: (query, self, given) => {
      const send = (): unknown => {
        isWaiting = !unlimited.get();
        if (!isWaiting) return Reflect.apply(query, self, lifted(given));
        timer.refresh();
        gatherWrites(client);
        return Reflect.apply(query, self, named(given));
      };
      const text = textOf(given);
      if (text === 'begin' && !unlimited.get()) return begun(send());
      const before = writtenBefore(text);
      // Those of the pool itself answer by a callback, and are spans one level up.
      const isAwaited = typeof given.at(-1) !== 'function';
      const sendTraced = isAwaited ? () => inStatement(text, send) : send;
      return before ? before.then(sendTraced) : sendTraced();
    },
  });
}

/** The text of a statement as the library is given it. */
export const textOf = ([config]: readonly unknown[]): string =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string' ? config.text : '';

/** The beginning of a transaction fails with its line, and so does what follows on it: nobody waits for it. */
function begun(beginning: unknown): Promise<{ rows: readonly never[] }> {
  if (beginning instanceof Promise) beginning.catch(() => {});
  return Promise.resolve({ rows: [] });
}

const gathering = new WeakSet<pg.PoolClient>();

/** What is sent before the process turns to something else leaves together. */
function gatherWrites(client: pg.PoolClient): void {
  const { stream } = client.connection;
  if (gathering.has(client)) return;
  gathering.add(client);
  stream.cork();
  process.nextTick(() => {
    gathering.delete(client);
    stream.uncork();
  });
}

const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
/** The library's messages without a code. */
const lostPattern =
  /^(Connection terminated|Connection ended|Client has encountered a connection error|Client was closed|timeout expired|Cannot use a pool after)/;

/** Whether an error means that the server could not be reached, or that the line to it broke. */
export function isConnectionLost(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  if (cause instanceof AggregateError) return cause.errors.some(isConnectionLost);
  if ('code' in cause && typeof cause.code === 'string') return lostCodes.has(cause.code) || cause.code.startsWith('08');
  return lostPattern.test(cause.message);
}
