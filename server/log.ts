// The structured log: request ids and causes, no personal data.
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { LogLevel } from './config.ts';
import { withSources } from './sources.ts';

/** What a database says of an error beside its message; its `detail`, `where` and `hint` quote the row. */
const databaseFacts = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

export interface LoggedError {
  type: string;
  message: string;
  /** Where it happened, in our sources, without the message. */
  stack?: string;
  code?: string;
  cause?: LoggedError;
  [fact: string]: unknown;
}

/**
 * An error as it may be logged. A failed query keeps its text with placeholders, never the values: they are names, addresses
 * and what people typed.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error' };
  const isQuery = error instanceof DrizzleQueryError;
  const facts: Record<string, unknown> = {};
  for (const name of databaseFacts) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string') facts[name] = value;
  }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    // A database's own message can quote a value too: its code says what it was.
    message: isQuery ? `Failed query: ${error.query}` : isFromDatabase(error) ? `SQLSTATE ${String(facts['code'])}` : error.message,
    ...(frames && frames.length > 0 ? { stack: withSources(frames.join('\n')) } : {}),
    ...facts,
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

/** PostgreSQL's errors, of either engine, carry a severity and a five-character code. */
function isFromDatabase(error: Error): boolean {
  const code: unknown = Reflect.get(error, 'code');
  return typeof Reflect.get(error, 'severity') === 'string' && typeof code === 'string' && /^[\dA-Z]{5}$/.test(code);
}

/** How much is buffered while the output is blocked, in characters; anything beyond is lost. */
const mostKept = 1_000_000;

/** @param destination standard output where left out */
export function createLog(level: LogLevel, destination: DestinationStream = standardOutput()): Logger {
  return pino({ level, base: null, serializers: { err: loggedError } }, destination);
}

/**
 * Written at once, line by line. The library handles a closed pipe itself; on a full disk it would end the process, and a flush (before an exit, after a fatal
 * line) would retry forever: so it never flushes.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: mostKept });
  output.on('error', () => {});
  return { write: (line) => void output.write(line) };
}

/** The reader of the output may go away, and the disk may fill up: then lines are lost, and nothing else. */
export function ownOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
