// Live updates: two browsers, two thousand sockets beside `ws` alone, and some that read nothing.
import { uuidv7 } from 'uuidv7';
import { benchPassword, startRace } from '../api/firm.ts';
import { machine, table } from '../page.ts';
import { freePort, referenceNamed, signInAt, startProgram } from '../program.ts';
import { pixels } from './pixels.ts';
import { silence } from './silent.ts';
import { close, crowdOfProduct, crowdOfReference, earTimes } from './sockets.ts';

const sockets = 2_000;
const goals = { pixels: 100, ears: 3 };

/** The value below which this part of them lies. */
function percentile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? Number.NaN;
}
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const verdict = (holds: boolean) => (holds ? '✓' : '✗');

/** @param messages each of the two writes so many; and so many are said to the sockets */
export async function liveRace({ messages }: { messages: number }): Promise<string> {
  const firm = await startRace();
  const [product] = firm.racers;
  if (!product) throw new Error('The product was started.');
  const { url } = product;
  const at = `http://127.0.0.1:${await freePort()}`;
  const reference = await startProgram(referenceNamed('live.ts'), { ...process.env, PORT: new URL(at).port }, at);
  try {
    const call = async <T>(token: string, method: string, path: string, body?: unknown): Promise<T> => {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    };
    const client = await signInAt(url, 'client@bench.example', benchPassword);
    const [chat] = await call<{ id: string }[]>(client, 'GET', `/chats?filter=${encodeURIComponent('{"kind":"advisor"}')}`);
    if (!chat) throw new Error('The client has a chat.');

    const seen = await pixels(url, chat.id, messages);
    const pixelLine = [
      'message to the other’s pixels, 2 browsers',
      `p50 ≤ ${goals.pixels} ms`,
      '',
      `p50 ${ms(percentile(seen, 0.5))}, p95 ${ms(percentile(seen, 0.95))}`,
      verdict(percentile(seen, 0.5) <= goals.pixels),
    ];
    console.log(pixelLine.join('  '));

    const tokens = [client, firm.tokens.advisor, firm.tokens.admin];
    const people = await Promise.all(tokens.map(async (token) => ({ token, id: (await call<{ id: string }>(token, 'GET', '/auth/get/me')).id })));
    const said = JSON.stringify({ event: 'changed', channel: 'private-user-'.padEnd(49, 'x'), data: 'x'.repeat(230) });
    const takes: { product: number[]; reference: number[] } = { product: [], reference: [] };
    // In turns, each with its own sockets.
    for (const turn of ['reference', 'product', 'reference', 'product'] as const) {
      const crowd = turn === 'product' ? await crowdOfProduct(url, people, sockets) : await crowdOfReference(at, sockets);
      const say =
        turn === 'product'
          ? () => call(client, 'POST', '/chats/send', { chat_id: chat.id, message_id: uuidv7(), text: 'Is it still there?' })
          : () => fetch(at, { method: 'POST', body: said }).then((answer) => answer.text());
      takes[turn].push(...(await earTimes(crowd, messages, say)));
      close(crowd);
    }
    const ratio = percentile(takes.product, 0.99) / percentile(takes.reference, 0.99);
    const text = (times: readonly number[]) => `p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`;
    const earLine = [
      'message to the ear of each of 2,000 sockets, of the three people it concerns',
      `p99 ≤ ${goals.ears}×`,
      text(takes.reference),
      text(takes.product),
      `**${ratio.toFixed(2)}** ${verdict(ratio <= goals.ears)}`,
    ];
    console.log(earLine.join('  '));

    const [listener] = people;
    if (!listener) throw new Error('The client listens.');
    const told = await silence({ ...product, databaseUrl: firm.databaseUrl }, listener);
    const silentLine = [
      `${told.silent} clients that read nothing, beside one that does`,
      'dropped, not buffered',
      '',
      `${told.dropped} dropped within ${(told.ms / 1000).toFixed(1)} s, ${told.events.toLocaleString('en-US')} events and ${Math.round(told.bytes / 1000).toLocaleString('en-US')} kB to each; the server ${told.grownMb.toFixed(0)} MB above rest at most, the reader ${told.readerKept ? 'kept' : 'lost'}`,
      verdict(told.dropped === told.silent && told.readerKept),
    ];
    console.log(silentLine.join('  '));
    return [
      `${machine()} · PostgreSQL 15 · ${messages} messages each way; to the sockets ${messages} in each of two turns. The reference is \`ws\` alone: it keeps nothing and asks nobody.`,
      '',
      table(['what', 'goal', 'reference', 'product', ''], [pixelLine, earLine, silentLine]),
    ].join('\n');
  } finally {
    reference.kill('SIGKILL');
    await firm.stop();
  }
}
