// While the whole suite runs (KEPT_LOGS names a folder), everything that servers log and everything that tests type is kept: `scripts/checks/logs.ts` looks for
// the one in the other afterwards.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { LogLevel } from '../../server/config.ts';

const folder = process.env['KEPT_LOGS'];
const fileOf = (kind: 'log' | 'typed'): string => join(folder ?? '', `${process.pid}.${kind}`);

let kept: DestinationStream | undefined;

/** Where the log of a server in this process goes: what is worse than `level` to standard error, and all of it to the kept log. */
export function keptDestination(level: LogLevel): { level: LogLevel; destination: DestinationStream } {
  const shown = pino.destination({ dest: 2, sync: true });
  if (!folder) return { level, destination: shown };
  // One for all servers of this process.
  kept ??= pino.destination({ dest: fileOf('log'), sync: true });
  return {
    level: 'debug',
    destination: pino.multistream([
      { level, stream: shown },
      { level: 'debug', stream: kept },
    ]),
  };
}

/** Keeps what a started server prints. */
export function keepPrinted(...streams: (Readable | null)[]): void {
  if (!folder) return;
  let text = '';
  for (const stream of streams)
    stream?.on('data', (chunk) => {
      text += String(chunk);
      // Lines of several servers stand in one file: whole ones alone.
      const end = text.lastIndexOf('\n') + 1;
      if (end > 0) appendFileSync(fileOf('log'), text.slice(0, end));
      text = text.slice(end);
    });
}

const typed = new Set<string>();

/** Keeps each text that a call brings, once. */
export function keepTyped(value: unknown): void {
  if (!folder) return;
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) keepTyped(part);
    return;
  }
  if (typeof value !== 'string' || typed.has(value)) return;
  typed.add(value);
  appendFileSync(fileOf('typed'), `${JSON.stringify(value)}\n`);
}
