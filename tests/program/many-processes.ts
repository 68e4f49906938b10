// What two and four processes on one PostgreSQL share; part of containers.test.ts, whose processes these are: starting them takes longer than all of it.
import { once } from 'node:events';
import { request } from 'node:http';
import type pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Providers } from '../../scripts/bench/faults/providers.ts';
import { migrationsHere } from '../../server/db/migrate.ts';
import { hashPassword } from '../../server/modules/credentials/passwords.ts';
import { callsTo, type Call } from '../support/calls.ts';

/** Processes that serve one database; the first two stand behind the proxy. */
export interface Cluster {
  ports: readonly number[];
  database: pg.Client;
  providers: Providers;
  /** Of an admin. */
  token: string;
  /** Starts so many more at the same moment, until they are ready. @returns their ports */
  more: (count: number) => Promise<number[]>;
  /** Ends those. */
  fewer: () => Promise<void>;
}

const password = 'green-lantern-4-orchard';
export const until = (holds: () => boolean | Promise<boolean>, timeout = 60_000) =>
  vi.waitFor(
    async () => {
      if (!(await holds())) throw new Error('It never came to that.');
    },
    { timeout, interval: 20 },
  );

/** Tests of what several processes do together, with two and then with four. */
export function manyProcesses(clusterOf: () => Cluster): void {
  let password_hash: string;
  beforeAll(async () => {
    password_hash = await hashPassword(password);
  });

  /** Somebody of the firm, or a client of theirs. */
  async function person(role: string, advisor?: string): Promise<{ id: string; email: string }> {
    const id = uuidv7();
    const email = `${role}-${id}@forecourt.example`;
    await clusterOf().database.query(
      `insert into users (id, first_name, last_name, email, role, status, password_hash, advisor_id) values ($1, 'Ann', 'Alvarez', $2, $3, 'active', $4, $5)`,
      [id, email, role, password_hash, advisor ?? null],
    );
    return { id, email };
  }
  const signIn = async (at: Call, email: string) => (await at('login', { body: { email, password } })).body.access_token;

  it('brought the schema up to date once, though two began at the same moment', async () => {
    const { rows } = await clusterOf().database.query<{ hash: string }>('select hash from schema_migrations');
    expect(rows.map(({ hash }) => hash).toSorted()).toEqual(
      migrationsHere()
        .map(({ hash }) => hash)
        .toSorted(),
    );
  });

  describe.each([2, 4])('%i processes', (count) => {
    let ports: readonly number[];
    let all: Call[];
    const at = (number: number): Call => {
      const call = all[number % all.length];
      if (!call) throw new Error('No process was started.');
      return call;
    };

    beforeAll(async () => {
      const cluster = clusterOf();
      const client = await person('client');
      await cluster.database.query(`insert into dashboard_listings (id, user_id, step_since, date_to_re_engage) values ($1, $2, now(), '2020-01-01')`, [
        uuidv7(),
        client.id,
      ]);
      const more = count > 2 ? await cluster.more(count - 2) : [];
      ports = [...cluster.ports, ...more];
      all = ports.map((port) => callsTo(`http://127.0.0.1:${port}`));
      if (more.length === 0) return;
      // Each of those that began looked for what is due.
      await until(async () => (await reminders(client.id)) > 0);
      expect(await reminders(client.id)).toBe(1);
    });

    afterAll(() => clusterOf().fewer());

    const reminders = async (clientId: string) =>
      (await clusterOf().database.query(`select 1 from events where kind = 're_engage_due' and client_id = $1`, [clientId])).rows.length;

    it('count wrong passwords together', async () => {
      const { email } = await person('client');
      for (let tried = 0; tried < 6; tried += 1) await at(tried)('login', { body: { email, password: 'not the one' } });
      for (const call of all) expect((await call('login', { body: { email, password } })).status).toBe(429);
    });

    it('end a session everywhere when one ends it', async () => {
      const { email } = await person('client');
      const token = await signIn(at(1), email);
      const statuses = () => Promise.all(all.map(async (call) => (await call('getMe', { token })).status));
      expect(new Set(await statuses())).toEqual(new Set([200]));
      expect((await at(0)('logout', { token })).status).toBeLessThan(300);
      const from = performance.now();
      await until(async () => new Set(await statuses()).size === 1 && !(await statuses()).includes(200));
      expect(performance.now() - from).toBeLessThan(1_000);
    });

    it('tell everybody of an event once, wherever they listen, and cut off who is suspended within a second', async () => {
      const { id, email } = await person('client');
      const token = await signIn(at(0), email);
      const ears = await Promise.all(ports.map((port, number) => listen(port, id, at(number), token)));
      expect((await at(0)('sendMessage', { token, body: { chat_id: 21, message_id: uuidv7(), text: 'Is anybody there?' } })).status).toBe(201);
      await until(() => ears.every(({ heard }) => heard.length > 0));
      // What was said last has come after all that was said before.
      expect((await at(1)('sendMessage', { token, body: { chat_id: 21, message_id: uuidv7(), text: 'Hello?' } })).status).toBe(201);
      await until(() => ears.every(({ heard }) => new Set(heard).size > 1));
      for (const { heard } of ears) expect(heard).toEqual(ears[0]?.heard);
      expect(new Set(ears[0]?.heard).size).toBe(ears[0]?.heard.length);

      const closed = Promise.all(ears.map(({ socket }) => once(socket, 'close')));
      expect((await at(1)('setUserStatus', { token: clusterOf().token, params: { id }, body: { status: 'suspended' } })).status).toBe(200);
      const from = performance.now();
      await closed;
      await until(async () => !(await Promise.all(all.map(async (call) => (await call('listChats', { token })).status))).includes(200));
      expect(performance.now() - from).toBeLessThan(1_000);
    });

    it('send each letter once', async () => {
      const people: Awaited<ReturnType<typeof person>>[] = [];
      for (let made = 0; made < 4 * count; made += 1) people.push(await person('client'));
      // All of them ask from one network, as the tests before did: its limit is another test's matter.
      await clusterOf().database.query('delete from rate_limits');
      const asked = await Promise.all(people.map(({ email }, number) => at(number)('forgotPassword', { body: { email } })));
      expect(asked.map(({ status }) => status)).toEqual(people.map(() => 202));
      const letters = () => people.map(({ email }) => clusterOf().providers.letters.get(email) ?? 0);
      await until(() => !letters().includes(0));
      expect(letters()).toEqual(people.map(() => 1));
    });

    it('take a file in parts, each at another one', async () => {
      const { email } = await person('client');
      const token = await signIn(at(0), email);
      const bytes = new Uint8Array(3 * 1024 * 1024).fill(97);
      const { body } = await at(0)('createUpload', { token, body: { file_name: 'long.txt', size: bytes.length } });
      const size = 1024 * 1024;
      for (let offset = 0; offset < bytes.length; offset += size) {
        const form = new FormData();
        form.append('offset', String(offset));
        form.append('part', new Blob([bytes.subarray(offset, offset + size)]), 'part');
        const { status, problem } = await at(1 + offset / size)('continueUpload', { token, params: { id: body.id }, form });
        expect([status, problem]).toEqual([200, {}]);
      }
      expect((await at(count - 1)('getUpload', { token, params: { id: body.id } })).body).toMatchObject({ received: bytes.length });
    });

    it('give out an export that another one answers', async () => {
      const { body } = await at(0)('getExportAddress', { token: clusterOf().token, params: { resource: 'coupons' } });
      const answer = await fetch(new URL(body.url, `http://127.0.0.1:${ports.at(-1)}`));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
    });

    it('hand a session over to another host by a code that works once, at whichever', async () => {
      const { email } = await person('client');
      const token = await signIn(at(0), email);
      const host = 'portal.forecourt.localhost';
      const { body } = await at(0)('createHandOver', { token, body: { host } });
      const redeemed = await Promise.all(ports.map((port) => redeem(port, host, body.code)));
      expect(redeemed.toSorted()).toEqual([200, ...ports.slice(1).map(() => 410)]);
    });
  });
}

/** Listens at one process as a browser does. @throws Error where the process ends the line first, as it does when its own to the database is back */
export async function listen(port: number, userId: string, call: Call, token: string): Promise<{ socket: WebSocket; heard: string[] }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/app/forecourt?protocol=7`);
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  const next = () => once(socket, 'message', { signal: gone.signal }) as Promise<[Buffer]>;
  const [hello] = await next();
  const { socket_id } = JSON.parse((JSON.parse(hello.toString()) as { data: string }).data) as { socket_id: string };
  const channel = `private-user-${userId}`;
  const { body } = await call('authorizePush', { token, body: { socket_id, channel_name: channel } });
  const heard: string[] = [];
  const subscribed = next();
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: body.auth } }));
  await subscribed;
  socket.on('message', (message: Buffer) => {
    const { event, data } = JSON.parse(message.toString()) as { event: string; data: string };
    if (event === 'changed') heard.push((JSON.parse(data) as { id: string }).id);
  });
  return { socket, heard };
}

/** Redeems a code at one process, under the host's name. @returns the status */
function redeem(port: number, host: string, code: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: '/api/auth/hand-over/redeem', method: 'POST', headers: { host, 'content-type': 'application/json' } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ code }));
  });
}
