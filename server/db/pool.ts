// The connections to a PostgreSQL server: a line that is dead is noticed, and a transaction always gives its connection back.
import { AsyncLocalStorage } from 'node:async_hooks';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { NamedStatements } from './named-statements.ts';

/** How many connections a process has. */
export const poolSize = 10;

/** How long a statement may go without an answer before its line is taken for dead, in ms. */
const silenceMs = 30_000;

const unlimited = new AsyncLocalStorage<true>();

/** How long a statement may run before the server ends it, in ms: nobody waits longer for a screen, and others wait for its connection. */
const statementMs = 15_000;

/** For work whose single statements may take minutes, each in a transaction: migrations, backups. */
export function withLongStatements<T>(work: () => T): T {
  return unlimited.run(true, work);
}

export function createPool(connectionString: string, limitMs: number = silenceMs, longestMs: number = statementMs): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Pages of lists are short work: compiling such a query takes longer than it runs.
    options: `-c TimeZone=UTC -c jit=off -c statement_timeout=${longestMs}`,
    application_name: 'forecourt',
  });
  // An idle connection that the server closes is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => watch(client, limitMs));
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
  let timer: NodeJS.Timeout | undefined;
  const rest = () => clearTimeout(timer);
  // Within a transaction there is no other listener, and the error would end the process.
  client.on('error', rest);
  client.on('drain', rest);
  client.on('end', rest);
  client.query = new Proxy(client.query, {
    apply: (query, self, given) => {
      rest();
      // Ending it fails what it still waits for.
      if (!unlimited.getStore()) timer = setTimeout(() => void client.end().catch(() => {}), limitMs).unref();
      return Reflect.apply(query, self, unlimited.getStore() ? lifted(given) : named(given));
    },
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
