import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PushEndpoint } from './endpoint.ts';
import { sign } from './protocol.ts';

const originalSend = WebSocket.prototype.send;

/** On a busy machine a word may take its time. */
const patience = { timeout: 10_000 };

const credentials = { key: 'forecourt', secret: 'a secret' };
let server: Server;
let endpoint: PushEndpoint;
beforeEach(async () => {
  server = createServer();
  endpoint = new PushEndpoint({ credentials, isOwnOrigin: () => true, activitySeconds: 0.2, patienceMs: 200 });
  endpoint.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  endpoint.close();
  server.close();
});

type Told = { event: string; data: string };

/** A connection that does nothing by itself. */
async function connect(options: { autoPong?: boolean } = {}): Promise<{ socket: WebSocket; id: string; told: Told[] }> {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/app/forecourt?protocol=7`, options);
  const told: Told[] = [];
  socket.on('message', (message: Buffer) => told.push(JSON.parse(message.toString()) as Told));
  await once(socket, 'message');
  const { socket_id } = JSON.parse(told[0]?.data ?? '{}') as { socket_id: string };
  return { socket, id: socket_id, told };
}

async function subscribed() {
  const connection = await connect();
  const channel = 'private-user-1';
  connection.socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: sign(credentials, connection.id, channel) } }));
  await once(connection.socket, 'message');
  return connection;
}

it('lets go of whoever never says what they want to hear', async () => {
  const { socket } = await connect();
  expect((await once(socket, 'close'))[0]).toBe(4009);
  expect(endpoint.size).toBe(0);
});

it('pings the silent, and lets go of those who do not answer', async () => {
  const { socket, told } = await subscribed();
  expect((await once(socket, 'close'))[0]).toBe(4201);
  expect(told.map(({ event }) => event)).toContain('pusher:ping');
});

it('keeps those who answer', async () => {
  const { socket, told } = await subscribed();
  socket.on('message', (message: Buffer) => {
    if (message.includes('pusher:ping')) socket.send('{"event":"pusher:pong","data":{}}');
  });
  await expect.poll(() => told.filter(({ event }) => event === 'pusher:ping').length, patience).toBeGreaterThan(3);
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

it('delivers one event once, in time, to those who listen', async () => {
  const { told } = await subscribed();
  const event = { id: 'one', channels: ['private-user-1', 'private-user-2'], name: 'changed', data: { resources: ['chats'] } };
  endpoint.deliver(event);
  endpoint.deliver(event);
  endpoint.deliver({ ...event, id: 'two' });
  await expect
    .poll(() => told.filter(({ event: name }) => name === 'changed').map(({ data }) => (JSON.parse(data) as { id: string }).id), patience)
    .toEqual(['one', 'two']);
});

it('sends nothing to a connection that it has cut off', async () => {
  const { socket, told } = await subscribed();
  endpoint.cutOff('1');
  endpoint.deliver({ id: 'three', channels: ['private-user-1'], name: 'changed', data: {} });
  expect((await once(socket, 'close'))[0]).toBe(4200);
  expect(told.map(({ data }) => data).join()).not.toContain('three');
});

it('repeats what was said a moment before to who subscribes now, says how long ago, and nothing of others or from long before', async () => {
  const said = (id: string, channel: string) => endpoint.deliver({ id, channels: [channel], name: 'changed', data: { resources: ['chats'] } });
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - 13_000);
  said('long ago', 'private-user-1');
  clock.mockRestore();
  said('just now', 'private-user-1');
  said('for another', 'private-user-2');
  const { told } = await subscribed();
  const heard = () => told.filter(({ event }) => event === 'changed').map(({ data }) => JSON.parse(data) as { id: string; age: number });
  await expect.poll(() => heard().map(({ id }) => id), patience).toContain('just now');
  expect(heard().map(({ id }) => id)).not.toContain('long ago');
  expect(heard().map(({ id }) => id)).not.toContain('for another');
  expect(heard().every(({ age }) => age >= 0 && age < 12_000)).toBe(true);
});

it('drops who reads nothing, and keeps no more for them than a few hundred events', async () => {
  const { socket } = await subscribed();
  const reader = await subscribed();
  reader.socket.on('message', (message: Buffer) => {
    if (message.includes('pusher:ping')) reader.socket.send('{"event":"pusher:pong","data":{}}');
  });
  const waiting: number[] = [];
  const send = vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, ...sent: Parameters<WebSocket['send']>) {
    waiting.push(this.bufferedAmount);
    return originalSend.apply(this, sent);
  });
  // Its answers to pings are not read either, but it says enough itself not to be taken for dead.
  socket.pause();
  const alive = setInterval(() => socket.send('{"event":"pusher:ping","data":{}}'), 100);
  const text = 'x'.repeat(9_000);
  let said = 0;
  // What the system itself holds for a connection is some megabytes.
  for (; endpoint.size > 1 && said < 5_000; said += 1) {
    endpoint.deliver({ id: `flood ${said}`, channels: ['private-user-1'], name: 'changed', data: { text } });
    await new Promise((later) => setImmediate(later));
  }
  clearInterval(alive);
  send.mockRestore();
  expect(endpoint.size).toBe(1);
  expect(Math.max(...waiting)).toBeLessThan(120_000);
  await expect.poll(() => reader.told.filter(({ event }) => event === 'changed').length, patience).toBe(said);
  expect(reader.socket.readyState).toBe(WebSocket.OPEN);
});
