// Live updates: the browsers' own library against the endpoint of the application.
// Over 300 lines: all of it listens on one server, which takes seconds to start for each engine.
import { once } from 'node:events';
import { eq, inArray } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { demoPassword } from '../../server/demo/logins.ts';
import { openDatabase } from '../../server/db/database.ts';
import { outbox, users } from '../../server/db/schema.ts';
import { keptChannel } from '../../server/db/kept.ts';
import { snoozeEnded } from '../../server/modules/chats/index.ts';
import { remindOfDueDates } from '../../server/modules/pipeline/remind.ts';
import { sessionChannel } from '../../server/modules/sessions/sessions.ts';
import { enqueue } from '../../server/outbox/outbox.ts';
import type { PushEvent } from '../../server/ports/push/push.ts';
import { createServer, type Server } from '../../server/server.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { onPostgres } from '../support/database.ts';
import { begin } from '../support/sign-up.ts';
import { listenWith, type Listener } from '../support/listener.ts';
import { letterSaying } from '../support/letter.ts';

/** On a busy machine a word may take its time. */
const patience = { timeout: 50_000 };

let app: TestApp;
const ids: Record<string, string> = {};
const listeners: Listener[] = [];
beforeAll(async () => {
  app = await startApp();
  const emails = ['admin', 'advisor', 'advisor2', 'client', 'client2'].map((name) => `${name}@forecourt.example`);
  const rows = await app.db.select({ id: users.id, email: users.email }).from(users).where(inArray(users.email, emails));
  for (const { id, email } of rows) ids[email.split('@')[0] ?? ''] = id;
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.close();
});
afterAll(() => app.close());

const idOf = (name: string): string => ids[name] ?? '';
const channelOf = (name: string): string => `private-user-${idOf(name)}`;

/** Somebody who listens to their own channel. */
async function listening(name: string, token?: string): Promise<Listener> {
  const listener = listenWith(app, token ?? (await app.signIn(`${name}@forecourt.example`)));
  listeners.push(listener);
  expect(await listener.subscribe(channelOf(name))).toBe('subscribed');
  return listener;
}

const resourcesReceived = (listener: Listener) => new Set(listener.received.flatMap(({ resources }) => resources));

async function sendMessage(name = 'client'): Promise<string> {
  const token = await app.signIn(`${name}@forecourt.example`);
  const [chat] = (await app.call('listChats', { token, query: { filter: { kind: 'advisor' } } })).body;
  const sent = await app.call('sendMessage', { token, body: { chat_id: chat?.id, message_id: uuidv7(), text: 'Is the grey one still there?' } });
  expect(sent.status).toBe(201);
  return sent.body.chat_id;
}

describe('whoever is signed in', () => {
  it('hears at once that a message came, and nothing of what it says', async () => {
    // Of a chat they were told of and have not looked at, they are not told again.
    const reader = await app.signIn('advisor@forecourt.example');
    await app.call('markAllNotificationsRead', { token: reader, body: { user_id: idOf('advisor'), role: 'employee' } });
    await app.outbox.drain();
    const advisor = await listening('advisor');
    const client = await listening('client');
    const otherAdvisor = await listening('advisor2');
    const otherClient = await listening('client2');
    await sendMessage();
    await expect.poll(() => [...resourcesReceived(advisor)], patience).toEqual(expect.arrayContaining(['chats', 'notifications', 'dashboard-listings']));
    await expect.poll(() => [...resourcesReceived(client)], patience).toEqual(expect.arrayContaining(['chats', 'journey']));
    expect(Object.keys(advisor.received[0] ?? {}).toSorted()).toEqual(['about', 'call', 'id', 'resources']);
    // A word of their own comes after whatever they would have received before.
    const token = await app.signIn('advisor2@forecourt.example');
    await app.call('markAllNotificationsRead', { token, body: { user_id: idOf('advisor2'), role: 'employee' } });
    expect(resourcesReceived(otherAdvisor)).not.toContain('chats');
    expect(otherClient.received).toEqual([]);
  });

  it('hears of each transaction once', async () => {
    const admin = await listening('admin');
    const { push } = app.services;
    const sent: PushEvent[] = [];
    app.services.push = {
      ...push,
      send: async (event) => {
        sent.push(event);
        await push.send(event);
      },
    };
    await sendMessage();
    await expect.poll(() => admin.received.length, patience).toBe(1);
    app.services.push = push;
    // Everything is delivered again under the same ids, as after a crash.
    for (const event of sent) await push.send(event);
    await sendMessage('client2');
    await expect.poll(() => admin.received.length, patience).toBe(2);
    expect(new Set(admin.received.map(({ id }) => id)).size).toBe(2);
  });

  it('hears by one job what a change tells several', async () => {
    await app.outbox.drain();
    const before = await app.db.$count(outbox, eq(outbox.kind, 'push'));
    const [admin, advisor] = [await listening('admin'), await listening('advisor')];
    await sendMessage();
    await expect.poll(() => admin.received.length, patience).toBe(1);
    await expect.poll(() => [...resourcesReceived(advisor)], patience).toContain('chats');
    expect(await app.db.$count(outbox, eq(outbox.kind, 'push'))).toBe(before + 1);
  });

  it('hears what an earlier version wrote, each event by itself', async () => {
    const advisor = await listening('advisor');
    const event = { channels: [channelOf('advisor')], name: 'changed', data: { resources: ['links'] } };
    await app.db.insert(outbox).values({ kind: 'push', payload: event, run_at: new Date(0).toISOString() });
    await app.outbox.drain();
    await expect.poll(() => [...resourcesReceived(advisor)], patience).toEqual(['links']);
  });

  it('hears nothing of what is taken back', async () => {
    const advisor = await listening('advisor');
    const token = await app.signIn('client@forecourt.example');
    const [chat] = (await app.call('listChats', { token, query: { filter: { kind: 'advisor' } } })).body;
    const refused = await app.call('sendMessage', { token, body: { chat_id: chat?.id, message_id: uuidv7(), text: 'x', attachment_ids: [uuidv7()] } });
    expect(refused.status).toBe(422);
    await sendMessage();
    await expect.poll(() => advisor.received.length, patience).toBe(1);
  });

  it('of the staff hears that clients are to be counted anew when the step of one changes', async () => {
    const [advisor, client] = [await listening('advisor'), await listening('client')];
    const token = await app.signIn('advisor@forecourt.example');
    const [row] = (await app.call('listDashboardListings', { token, query: { filter: { user_id: idOf('client') } } })).body;
    const step_in_process = row?.step_in_process === 'delivered' ? 'paperwork' : 'delivered';
    const moved = await app.call('updateStepInProcess', { token, params: { id: row?.id }, body: { step_in_process } });
    expect(moved.status).toBe(200);
    await expect.poll(() => [...resourcesReceived(advisor)], patience).toEqual(expect.arrayContaining(['dashboard-listings', 'users', 'employees']));
    await app.call('updateStepInProcess', { token, params: { id: row?.id }, body: { step_in_process: row?.step_in_process } });
    await app.outbox.drain();
    await expect.poll(() => [...resourcesReceived(client)], patience).toContain('journey');
    expect(resourcesReceived(client)).not.toContain('users');
  });

  it('is not told of what is for staff alone', async () => {
    const client = await listening('client');
    const advisor = await listening('advisor');
    const token = await app.signIn('advisor@forecourt.example');
    const body = { field: 'next_step', value: `Call on ${new Date().toISOString()}` };
    expect((await app.call('updateCustomerTracker', { token, params: { id: idOf('client') }, body })).status).toBe(200);
    await expect.poll(() => [...resourcesReceived(advisor)], patience).toContain('customer-trackers');
    await sendMessage();
    await expect.poll(() => [...resourcesReceived(client)], patience).toContain('chats');
    expect(resourcesReceived(client)).not.toContain('customer-trackers');
  });
});

describe('a signature that comes after the connection was replaced', () => {
  it('is dropped: the new connection asks for its own, and nothing tells that it was refused', async () => {
    const asked: string[] = [];
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    const { call } = app;
    app.call = (async (...of: Parameters<typeof call>) => {
      const answer = await call(...of);
      if (of[0] === 'authorizePush' && asked.push('once') === 1) await late;
      return answer;
    }) as typeof call;
    try {
      const listener = listenWith(app, await app.signIn('advisor@forecourt.example'));
      listeners.push(listener);
      const subscribed = listener.subscribe(channelOf('advisor'));
      let refusals = 0;
      listener.pusher.channel(channelOf('advisor')).bind('pusher:subscription_error', () => (refusals += 1));
      await expect.poll(() => asked.length, patience).toBe(1);
      listener.pusher.disconnect();
      listener.pusher.connect();
      expect(await subscribed).toBe('subscribed');
      release();
      await sendMessage();
      await expect.poll(() => resourcesReceived(listener), patience).toContain('chats');
      expect(refusals).toBe(0);
    } finally {
      app.call = call;
    }
  });
});

describe('who only looks on', () => {
  it('hears which chat a message came to, not that chats changed; the people in it hear that', async () => {
    const [admin, advisor, client] = [await listening('admin'), await listening('advisor'), await listening('client')];
    const chatId = await sendMessage();
    await expect.poll(() => admin.received.length, patience).toBe(1);
    // Of all chats, that they are to be counted anew.
    expect(admin.received[0]?.resources).toEqual(['reports']);
    expect(admin.received[0]?.ids).toEqual({ chats: [chatId], 'dashboard-listings': [idOf('client')], journey: [idOf('client')] });
    for (const listener of [advisor, client]) await expect.poll(() => [...resourcesReceived(listener)], patience).toContain('chats');
  });

  it('is an admin in an advisor’s chat, not at the desk', async () => {
    const admin = await listening('admin');
    const token = await app.signIn('client@forecourt.example');
    await app.call('sendMessage', { token, body: { chat_id: '21', message_id: uuidv7(), text: 'Who answers here?' } });
    await expect.poll(() => [...resourcesReceived(admin)], patience).toContain('chats');
  });
});

describe('what the clock changes', () => {
  const hears = async (listener: Listener, resource: string) => {
    await expect.poll(() => [...resourcesReceived(listener)], patience).toContain(resource);
  };

  it('is told to staff when a chat that they snoozed needs a reply again, unless it was answered', async () => {
    const token = await app.signIn('advisor@forecourt.example');
    const id = await sendMessage();
    const until = new Date(app.services.clock().getTime() + 3_600_000).toISOString();
    const snooze = () => app.call('updateChatStatus', { token, params: { id }, body: { status: 'snoozed', snoozed_until: until } });
    expect((await snooze()).status).toBe(200);
    await app.outbox.drain();
    const [advisor, client] = [await listening('advisor'), await listening('client')];
    await snoozeEnded(app.db, { chat_id: id, until: new Date(Date.parse(until) + 1).toISOString() });
    expect(advisor.received).toEqual([]);
    app.travel(3_700_000);
    await app.outbox.drain();
    await hears(advisor, 'chats');
    expect(client.received).toEqual([]);
    app.travel(-3_700_000);
    await app.call('updateChatStatus', { token, params: { id }, body: { status: 'resolved' } });
  });

  it('is told to staff with a new day, once', async () => {
    const [admin, advisor, client] = [await listening('admin'), await listening('advisor'), await listening('client')];
    const tomorrow = new Date(app.services.clock().getTime() + 86_400_000);
    await remindOfDueDates(app.db, tomorrow);
    await app.outbox.drain();
    for (const listener of [admin, advisor]) for (const resource of ['tasks', 'dashboard-listings']) await hears(listener, resource);
    expect([admin, advisor].map((listener) => resourcesReceived(listener).has('reports'))).toEqual([true, false]);
    const told = admin.received.filter(({ resources }) => resources.includes('tasks')).length;
    await remindOfDueDates(app.db, tomorrow);
    await app.outbox.drain();
    await sendMessage();
    await hears(client, 'chats');
    expect(resourcesReceived(client)).not.toContain('tasks');
    expect(admin.received.filter(({ resources }) => resources.includes('tasks'))).toHaveLength(told);
  });
});

describe('what belongs to no client', () => {
  it('is told to those who are shown it, and to nobody else', async () => {
    const [admin, advisor, client] = [await listening('admin'), await listening('advisor'), await listening('client')];
    const token = await app.signIn('admin@forecourt.example');
    const hears = async (listener: Listener, resource: string) => {
      await expect.poll(() => [...resourcesReceived(listener)], patience).toContain(resource);
    };
    const code = `LIVE${Date.now()}`;
    expect((await app.call('createCoupon', { token, body: { code, kind: 'percent', value: 5 } })).status).toBe(201);
    await hears(admin, 'coupons');
    const question = { name: 'Noor', email: 'noor@mailhaven.example', topic: 'other', message: 'Do you work on Sundays?' };
    expect((await app.call('requestSupport', { body: question })).status).toBe(201);
    await hears(admin, 'support-requests');
    await begin(app);
    await hears(advisor, 'users');
    await hears(admin, 'users');
    const [first] = (await app.call('listPackages', { token, query: {} })).body;
    await app.call('updatePackage', { token, params: { id: first?.id }, body: { tagline: 'Looked at again' } });
    for (const listener of [admin, advisor, client]) await hears(listener, 'packages');
    await app.call('updateFirmSettings', { token, body: { support_address: 'help@forecourt.example' } });
    for (const listener of [admin, advisor, client]) await hears(listener, 'public-settings');
    for (const secret of ['coupons', 'support-requests']) expect(resourcesReceived(advisor)).not.toContain(secret);
    expect(resourcesReceived(client)).not.toContain('users');
  });
});

describe('a channel', () => {
  it('of somebody else is as if it were not there', async () => {
    const token = await app.signIn('client@forecourt.example');
    const listener = listenWith(app, token);
    listeners.push(listener);
    expect(await listener.subscribe(channelOf('client2'))).toBe('refused');
    for (const channel_name of [channelOf('client2'), 'private-anything', 'presence-room', 'news', '#server-to-user-1']) {
      const answer = await app.call('authorizePush', { token, body: { socket_id: await listener.socketId(), channel_name } });
      expect({ channel_name, status: answer.status }).toEqual({ channel_name, status: 404 });
    }
  });

  it('cannot be received with a signature made up, or made for another connection', async () => {
    const token = await app.signIn('client@forecourt.example');
    const { auth } = (await app.call('authorizePush', { token, body: { socket_id: '1.1', channel_name: channelOf('client') } })).body;
    for (const forged of [auth, `${auth.slice(0, -1)}x`, 'forecourt:', '']) {
      const { socket, next } = await raw();
      await next();
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: channelOf('client'), auth: forged } }));
      expect(await next()).toMatchObject({ event: 'pusher:subscription_error', channel: channelOf('client') });
      socket.close();
    }
  });

  it('needs a token', async () => {
    expect((await app.call('authorizePush', { body: { socket_id: '1.1', channel_name: channelOf('client') } })).status).toBe(401);
  });
});

describe('when a session ends', () => {
  /** A session of its own, so that the other tests keep theirs. */
  async function ownSession(name: string): Promise<string> {
    const answer = await app.call('login', { body: { email: `${name}@forecourt.example`, password: demoPassword } });
    return answer.body.access_token;
  }

  it('its connection is cut and does not come back, while the person’s other one does', async () => {
    const ending = await ownSession('client2');
    const staying = await listening('client2');
    const cut = await listening('client2', ending);
    const before = [await cut.socketId(), await staying.socketId()];
    const again = new Promise((resolve) => {
      cut.pusher.channel(channelOf('client2')).bind('pusher:subscription_error', resolve);
    });
    expect((await app.call('logout', { token: ending })).status).toBe(200);
    await again;
    await expect.poll(() => staying.pusher.connection.socket_id, patience).not.toBe(before[1]);
    await expect.poll(() => staying.pusher.channel(channelOf('client2')).subscribed, patience).toBe(true);
    expect(cut.pusher.connection.socket_id).not.toBe(before[0]);
    await sendMessage('client2');
    await expect.poll(() => staying.received.length, patience).toBe(1);
    expect(cut.received).toEqual([]);
  });

  it('because the account is suspended, nothing more is received', async () => {
    const token = await app.signIn('admin@forecourt.example');
    const suspended = await listening('advisor2', await ownSession('advisor2'));
    const refused = new Promise((resolve) => {
      suspended.pusher.channel(channelOf('advisor2')).bind('pusher:subscription_error', resolve);
    });
    expect((await app.call('suspendEmployee', { token, params: { id: idOf('advisor2') }, body: {} })).status).toBe(200);
    await refused;
    expect(suspended.pusher.channel(channelOf('advisor2')).subscribed).toBe(false);
  });

  it('a signature given out before is no longer good', async () => {
    const ending = await ownSession('client2');
    const { socket, next } = await raw();
    const { socket_id } = JSON.parse(String((await next())['data'])) as { socket_id: string };
    const body = { socket_id, channel_name: channelOf('client2') };
    const { auth } = (await app.call('authorizePush', { token: ending, body })).body;
    const closed = once(socket, 'close');
    await app.call('logout', { token: ending });
    await app.outbox.drain();
    // Over PostgreSQL the word arrives a moment after it was delivered.
    await expect
      .poll(() => {
        socket.send(JSON.stringify({ event: 'pusher:unsubscribe', data: { channel: channelOf('client2') } }));
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: channelOf('client2'), auth } }));
        return socket.readyState;
      }, patience)
      .not.toBe(WebSocket.OPEN);
    expect((await closed)[0]).toBe(4200);
  });
});

describe('with as many processes as the database admits', () => {
  it('everybody hears, once, whichever process they are connected to, and is cut off wherever they are', async () => {
    const others = onPostgres ? [await secondProcess(), await secondProcess()] : [];
    const answer = await app.call('login', { body: { email: 'admin@forecourt.example', password: demoPassword } });
    const token = answer.body.access_token;
    const everywhere: Listener[] = [];
    for (const url of [app.url, ...others.map((other) => other.url)]) {
      const listener = listenWith({ ...app, url }, token);
      listeners.push(listener);
      expect(await listener.subscribe(channelOf('admin'))).toBe('subscribed');
      everywhere.push(listener);
    }
    await sendMessage('client2');
    await sendMessage('client2');
    await expect.poll(() => everywhere.map(({ received }) => new Set(received.map(({ id }) => id)).size), patience).toEqual(everywhere.map(() => 2));
    expect(everywhere.map(({ received }) => received.length)).toEqual(everywhere.map(() => 2));

    const refused = everywhere.map(
      ({ pusher }) => new Promise((resolve) => void pusher.channel(channelOf('admin')).bind('pusher:subscription_error', resolve)),
    );
    expect((await app.call('logout', { token })).status).toBe(200);
    await Promise.all(refused);
    for (const listener of everywhere) listener.close();
    for (const other of others) await other.stop();
  });
});

/** Another process on the database of the first. */
async function secondProcess(): Promise<Server & { url: string }> {
  const { databaseUrl, dataDir } = app.config;
  const database = await openDatabase({ ...(databaseUrl ? { databaseUrl } : {}), dataDir });
  const server = await createServer({ config: { ...app.config, port: 0 }, database, log: pino({ level: 'silent' }) });
  return { ...server, url: await server.listen() };
}

describe.runIf(onPostgres)('when the database ends every connection', () => {
  /** Connections of the application by what they are for, asked on one that is not its own. */
  let beside: pg.Client;
  beforeAll(async () => {
    beside = new pg.Client({ connectionString: app.config.databaseUrl, application_name: 'beside' });
    await beside.connect();
  });
  afterAll(() => beside.end());

  const channels = ['forecourt forecourt_push', `forecourt ${sessionChannel} ${keptChannel}`];
  async function lines(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await beside.query<{ name: string; pid: number }>(
      'select application_name as name, pid from pg_stat_activity where datname = current_database() and application_name = any($1)',
      [channels],
    );
    return new Map(rows.map(({ name, pid }) => [name, pid]));
  }
  /** Ends them, and waits for each to be gone: one that is about to go could still be handed to a call, which would then be asked to come again. */
  const endAll = () =>
    beside.query(`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);

  it('the process goes on, listens again, and whoever is connected hears what comes', async () => {
    await expect.poll(async () => (await lines()).size, patience).toBe(2);
    const before = await lines();
    // What runs beside tells that it was cut off.
    const told = vi.spyOn(app.services.log, 'error').mockImplementation(() => {});
    // Also while it is just connecting again.
    for (let round = 0; round < 3; round += 1) {
      await endAll();
      await expect.poll(async () => (await app.fetch('/readyz')).status, patience).toBe(200);
    }
    await expect.poll(async () => (await lines()).size, patience).toBe(2);
    told.mockRestore();
    for (const [name, pid] of await lines()) expect(pid).not.toBe(before.get(name));
    const advisor = await listening('advisor');
    await sendMessage();
    await expect.poll(() => resourcesReceived(advisor), patience).toContain('chats');
  });
});

describe('the endpoint', () => {
  it.each([
    ['/api/app/somebody-else?protocol=7', 4001],
    ['/api/app/forecourt', 4008],
    ['/api/app/forecourt?protocol=seven', 4006],
    ['/api/app/forecourt?protocol=3', 4007],
  ])('%s is closed with %i', async (path, code) => {
    const { socket, next } = await raw(path);
    const closed = once(socket, 'close');
    expect(JSON.parse(String((await next())['data']))).toMatchObject({ code });
    expect((await closed)[0]).toBe(code);
  });

  it('answers pings and passes nothing on from browser to browser', async () => {
    const { socket, next } = await raw();
    await next();
    socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }));
    expect(await next()).toMatchObject({ event: 'pusher:pong' });
    socket.send(JSON.stringify({ event: 'client-typing', channel: channelOf('client'), data: {} }));
    expect(await next()).toMatchObject({ event: 'pusher:error' });
    socket.send('no JSON');
    expect(await next()).toMatchObject({ event: 'pusher:error' });
    const closed = once(socket, 'close');
    socket.send('x'.repeat(20_000));
    expect((await closed)[0]).toBe(1009);
  });

  it('is for our own pages alone', async () => {
    const { host } = new URL(app.url);
    const statusFor = (origin: string, path = '/api/app/forecourt?protocol=7') =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`ws://${host}${path}`, { origin });
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.on('open', () => {
          resolve(101);
          socket.close();
        });
        socket.on('error', () => {});
      });
    expect(await statusFor(`http://${host}`)).toBe(101);
    expect(await statusFor('http://portal.localhost:3000')).toBe(101);
    expect(await statusFor('https://elsewhere.example')).toBe(403);
    expect(await statusFor('null')).toBe(403);
    expect(await statusFor(`http://${host}`, '/api/elsewhere')).toBe(404);
  });

  it('lets everybody go when the server stops, to come back at once', async () => {
    const other = await startApp({ content: 'empty' });
    const socket = new WebSocket(`${other.url.replace('http', 'ws')}/api/app/forecourt?protocol=7`);
    await once(socket, 'message');
    const closed = once(socket, 'close');
    const began = Date.now();
    await other.close();
    expect((await closed)[0]).toBe(4200);
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});

/** A bare connection, and what it is told one by one. */
async function raw(path = '/api/app/forecourt?protocol=7'): Promise<{ socket: WebSocket; next: () => Promise<Record<string, unknown>> }> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}${path}`);
  const told: Record<string, unknown>[] = [];
  let waiting: (() => void) | undefined;
  socket.on('message', (message: Buffer) => {
    told.push(JSON.parse(message.toString()) as Record<string, unknown>);
    waiting?.();
  });
  await once(socket, 'open');
  return {
    socket,
    next: async () => {
      if (told.length === 0) await new Promise<void>((resolve) => (waiting = resolve));
      return told.shift() ?? {};
    },
  };
}

describe('while the mail server accepts letters and never answers', () => {
  it('live updates arrive, and a suspended person is cut off, at once', async () => {
    const { mail } = app.services;
    let letGo: () => void = () => {};
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let handedOver = 0;
    app.services.mail = {
      ...mail,
      send: async () => {
        handedOver += 1;
        await gone;
      },
    };
    try {
      for (let index = 0; index < 30; index += 1) {
        await enqueue(app.db, { kind: 'mail', payload: letterSaying(`guest${index}@forecourt.example`, { subject: 'Welcome', text: 'Words.' }) });
      }
      await expect.poll(() => handedOver, patience).toBe(5);
      const token = await app.signIn('admin@forecourt.example');
      const admin = await listening('admin');
      const { access_token } = (await app.call('login', { body: { email: 'client2@forecourt.example', password: demoPassword } })).body;
      const suspended = await listening('client2', access_token);
      const cut = new Promise((resolve) => {
        suspended.pusher.channel(channelOf('client2')).bind('pusher:subscription_error', resolve);
      });
      const receivedBefore = admin.received.length;
      expect((await app.call('setUserStatus', { token, params: { id: idOf('client2') }, body: { status: 'suspended' } })).status).toBe(200);
      await cut;
      await expect.poll(() => admin.received.length, patience).toBeGreaterThan(receivedBefore);
      // Not one letter has left meanwhile.
      expect(handedOver).toBe(5);
    } finally {
      letGo();
      app.services.mail = mail;
    }
  });
});
