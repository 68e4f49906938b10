// Clients that read nothing, and what the server keeps for them: said to without end, they are to be dropped.
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { WebSocket } from 'ws';
import { memoryOf } from '../program.ts';
import { close, crowdOfProduct } from './sockets.ts';

/** How many read nothing. */
const silentOnes = 10;
/** Said in one go, and the letters of each: as long as a word from one process of the server to another may be, or it takes thousands to fill what the system itself holds for a connection. */
const atOnce = 5;
const letters = 7_000;
/** As much is said to each at most. A server that drops nobody keeps each text once for all of them, beyond the 10 MB or so that the system holds: that shows in its memory, and fills no machine. */
const mostBytes = 100_000_000;
/** So often a silent one says a word, in ms: the server takes it for alive, and its own system tells it that the other end is gone. As often as a browser may. */
const wordEveryMs = 150;

export interface Silence {
  silent: number;
  /** How many of them were dropped in time. */
  dropped: number;
  /** Whether one that reads, beside them, heard all the while and was kept. */
  readerKept: boolean;
  /** What was said to each until the last was dropped. */
  events: number;
  bytes: number;
  ms: number;
  /** The most memory the server's process had above what it had before, in MB. */
  grownMb: number;
}

/**
 * Says events to sockets that stopped reading, until the server drops them: as another process of the same installation would, over the database.
 * @param person whose channel they are on
 * @param patienceMs how long it may take
 */
export async function silence(
  { url, pid, databaseUrl }: { url: string; pid: number; databaseUrl: string },
  person: { id: string; token: string },
  patienceMs = 12_000,
): Promise<Silence> {
  const silent = await crowdOfProduct(url, [person], silentOnes);
  const reading = await crowdOfProduct(url, [person], 1);
  const [reader] = reading.sockets;
  if (!reader) throw new Error('One reads.');
  const heard = { events: 0, bytes: 0 };
  reader.on('message', (message: Buffer) => {
    heard.events += 1;
    heard.bytes += message.byteLength;
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const say = () => sayTo(client, person.id);
  // What the saying itself takes up is no part of what is kept.
  for (let count = 0; count < 60; count += 1) await say();
  const open = () => silent.sockets.filter(({ readyState }) => readyState === WebSocket.OPEN);
  // A socket that is cut off hears it as an error, too.
  for (const socket of silent.sockets) socket.on('error', () => {}).pause();
  const words = setInterval(() => {
    for (const socket of open()) socket.send('{"event":"pusher:ping","data":{}}');
  }, wordEveryMs);
  const rest = memoryOf(pid);
  let peak = rest;
  const memory = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 50);
  Object.assign(heard, { events: 0, bytes: 0 });
  const began = performance.now();
  while (open().length > 0 && heard.bytes < mostBytes && performance.now() < began + patienceMs) await say();
  const ms = performance.now() - began;
  clearInterval(words);
  clearInterval(memory);
  const told: Silence = {
    silent: silentOnes,
    dropped: silentOnes - open().length,
    readerKept: reader.readyState === WebSocket.OPEN && heard.events > 0,
    ...heard,
    ms,
    grownMb: peak - rest,
  };
  await client.end();
  close(silent);
  close(reading);
  return told;
}

/** Events of that size, in one go. They are of those that are said once and not repeated to who comes later, so that the server keeps none of them. */
async function sayTo(client: pg.Client, person: string): Promise<void> {
  const words = Array.from({ length: atOnce }, () => {
    const event = {
      id: uuidv7(),
      channels: [`private-user-${person}`],
      name: 'changed',
      data: { resources: ['chats'], text: 'x'.repeat(letters) },
      isPassing: true,
    };
    return JSON.stringify({ kind: 'event', event });
  });
  await client.query(`select pg_notify('forecourt_push', word) from unnest($1::text[]) as word`, [words]);
}
