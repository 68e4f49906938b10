// Requests to change the protocol, and floods on live updates: nothing without an account ends the server or fills it up.
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { operationSpecs } from '../../server/contract.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { h2cHeaders, RawConnection, requestText, websocketHeaders } from '../support/raw-socket.ts';

let app: TestApp;
let slow: RawConnection;
let slowSince = 0;
let slowFor: number | undefined;
beforeAll(async () => {
  app = await startApp({ content: 'empty', config: { trustProxy: 1 } });
  slow = new RawConnection(app.url).send('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  slowSince = Date.now();
  slow.socket.once('close', () => {
    slowFor = Date.now() - slowSince;
  });
});
afterAll(() => app.close());

/** What tells two answers apart, without what differs from call to call. */
const essence = (answer: Awaited<ReturnType<RawConnection['answer']>>) =>
  answer && { status: answer.status, type: answer.headers['content-type'], body: answer.body.replaceAll(/"request_id":"[^"]*"/g, '') };

async function ask(target: string, headers: readonly string[], options?: { method?: string; body?: string }) {
  const connection = new RawConnection(app.url).send(Buffer.from(requestText(target, headers, options), 'latin1'));
  const answer = await connection.answer();
  connection.close();
  return essence(answer);
}

describe('a request to change the protocol', () => {
  it.each(['//', '/\\', 'http://[', '//[', 'http://', '*', '/api/app', '/api/app/', '/api/app/a/b', '/healthz', '/%', '?'])(
    'is answered at %s as if it did not ask',
    async (target) => {
      expect(await ask(target, websocketHeaders)).toEqual(await ask(target, []));
      expect((await app.fetch('/healthz')).status).toBe(200);
    },
  );

  it('is answered on every path of the contract as without', async () => {
    for (const { method, path } of Object.values(operationSpecs)) {
      const options = { method: method.toUpperCase(), ...(method === 'get' ? {} : { body: '{"no":"such field"}' }) };
      const headers = ['Connection: keep-alive', ...(method === 'get' ? [] : ['Content-Type: application/json'])];
      const target = `/api${path.replaceAll(/\{[^}]+\}/g, '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10')}`;
      expect(await ask(target, [...headers, ...h2cHeaders], options), target).toEqual(await ask(target, headers, options));
    }
  });

  it('ends nothing, whatever it asks for', async () => {
    const target = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 20 }).map((rest) => `/${rest}`),
      fc.string({ unit: fc.constantFrom('/', '\\', '[', ']', ':', '@', '?', '%', '.', 'api/app/forecourt'), minLength: 1, maxLength: 12 }),
    );
    const upgrade = fc.constantFrom(
      websocketHeaders,
      h2cHeaders,
      ['Connection: upgrade', 'Upgrade: a, websocket'],
      ['Connection: upgrade', 'Upgrade: websocket'],
    );
    await fc.assert(
      fc.asyncProperty(target, upgrade, async (where, headers) => {
        const connection = new RawConnection(app.url);
        connection.socket.end(Buffer.from(requestText(where, headers), 'latin1'));
        await once(connection.socket, 'close');
      }),
      { numRuns: 150 },
    );
    expect((await app.fetch('/healthz')).status).toBe(200);
  });

  it('for a WebSocket is met on the address of live updates, and refused where the handshake is none', async () => {
    expect(await ask('/api/app/forecourt?protocol=7', websocketHeaders)).toMatchObject({ status: 101 });
    expect(await ask('/api/app/forecourt?protocol=7', websocketHeaders.slice(0, 2))).toMatchObject({ status: 400 });
    expect(await ask('/api/app/forecourt?protocol=7', [...websocketHeaders, 'Origin: https://evil.example'])).toMatchObject({ status: 403 });
  });
});

/** Somebody behind the proxy who connects for live updates. */
function connect(address: string): WebSocket {
  return new WebSocket(`${app.url.replace('http', 'ws')}/api/app/forecourt?protocol=7`, { headers: { 'x-forwarded-for': address } });
}

describe('a flood on live updates', () => {
  it.each([
    ['messages', (socket: WebSocket) => socket.send('{"event":"pusher:ping"}')],
    ['messages that cannot be read', (socket: WebSocket) => socket.send('x')],
    ['pings of the line', (socket: WebSocket) => socket.ping()],
    ['pongs of the line', (socket: WebSocket) => socket.pong()],
  ])('of %s ends the connection', async (_what, send) => {
    const socket = connect('203.0.113.1');
    await once(socket, 'message');
    let answers = 0;
    socket.on('message', () => (answers += 1));
    socket.on('pong', () => (answers += 1));
    const closed = once(socket, 'close');
    for (let sent = 0; sent < 5_000; sent += 1) send(socket);
    // The library itself cuts off whoever does not take its pongs.
    expect([4101, 1006]).toContain((await closed)[0]);
    expect(answers).toBeLessThan(200);
  });

  it('of connections that never say who they are is kept to its own network', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 130 }, async (_, number) => {
        const socket = connect(`2001:db8:1:2:${number.toString(16)}::1`);
        const [message] = (await once(socket, 'message')) as [Buffer];
        return { socket, isLetIn: message.includes('connection_established') };
      }),
    );
    expect(crowd.filter(({ isLetIn }) => isLetIn)).toHaveLength(100);
    const other = connect('2001:db8:1:3::1');
    const [message] = (await once(other, 'message')) as [Buffer];
    expect(message.toString()).toContain('connection_established');
    for (const { socket } of [...crowd, { socket: other }]) socket.terminate();
  });
});

it('a head that does not come is not waited for', async () => {
  expect((await slow.answer())?.status).toBe(408);
  expect(slowFor ?? Date.now() - slowSince).toBeLessThan(20_000);
});
