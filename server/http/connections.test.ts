import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { h2cHeaders, RawConnection, requestText, websocketHeaders } from '../../tests/support/raw-socket.ts';
import { connectionsOf } from './connections.ts';

let server: Server;
let url: string;
/** Lets go of answers that are held back. */
let release: () => void;
const faults: unknown[] = [];

/** Answers with what it was asked; `/slow` waits for `release`, `/long` has more than a connection takes at once. */
beforeEach(async () => {
  faults.length = 0;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server = createServer((request, response) => {
    void (async () => {
      // A caller may hang up in the middle of it.
      const body = await text(request).catch(() => '');
      if (request.url === '/slow') await held;
      const answer =
        request.url === '/long' ? 'x'.repeat(8_000_000) : JSON.stringify({ method: request.method, url: request.url, body, upgrade: request.headers.upgrade });
      response.writeHead(200, { 'content-length': Buffer.byteLength(answer) }).end(answer);
    })();
  });
  connectionsOf(server).takeUp({
    wants: (request) => request.url?.startsWith('/push') ?? false,
    take: (request, stream) => {
      if (request.url === '/push/broken') throw new Error('a fault of ours');
      stream.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    },
    failed: (error) => faults.push(error),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const asked = (target: string, extra: object = {}) => ({ status: 200, body: JSON.stringify({ method: 'GET', url: target, body: '', ...extra }) });

it('takes up what is wanted', async () => {
  const connection = new RawConnection(url).send(requestText('/push', websocketHeaders));
  expect((await connection.answer())?.status).toBe(101);
});

it('answers every other wish for a protocol as if it were not there, again and again on one connection', async () => {
  const connection = new RawConnection(url);
  for (const headers of [h2cHeaders, websocketHeaders, [], h2cHeaders, ['Connection: upgrade', 'Upgrade: TLS/1.0, h2c']]) {
    expect(await connection.send(requestText('/page', headers)).answer()).toMatchObject(asked('/page'));
  }
  connection.close();
});

it('reads the body that comes with it, in one piece, in pieces and in chunks', async () => {
  const connection = new RawConnection(url);
  const whole = requestText('/form', h2cHeaders, { method: 'POST', body: 'name=Maria' });
  expect(await connection.send(whole).answer()).toMatchObject(asked('/form', { method: 'POST', body: 'name=Maria' }));
  for (const piece of [whole.slice(0, 7), whole.slice(7, -4), whole.slice(-4)]) {
    connection.send(piece);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  expect(await connection.answer()).toMatchObject(asked('/form', { method: 'POST', body: 'name=Maria' }));
  connection.send(requestText('/form', [...h2cHeaders, 'Transfer-Encoding: chunked'], { method: 'POST' })).send('5\r\nMaria\r\n0\r\n\r\n');
  expect(await connection.answer()).toMatchObject(asked('/form', { method: 'POST', body: 'Maria' }));
  connection.close();
});

it.each([
  ['the connection that wants to end', [...h2cHeaders.slice(1), 'Connection: Upgrade, close']],
  ['the one that may stay', h2cHeaders],
])('keeps to what the request says of %s', async (_which, headers) => {
  const connection = new RawConnection(url).send(requestText('/page', headers));
  await connection.answer();
  const next = await connection.send(requestText('/next')).answer();
  expect(next?.status).toBe(headers === h2cHeaders ? 200 : undefined);
  connection.close();
});

it.each(['/slow', '/long'])('answers requests sent in one go in their order, behind %s', async (first) => {
  const connection = new RawConnection(url);
  connection.send([requestText(first), requestText('/second', h2cHeaders), requestText('/third'), requestText('/push', websocketHeaders)].join(''));
  // The second is there before the first is answered.
  await once(server, 'upgrade');
  release();
  expect((await connection.answer())?.status).toBe(200);
  expect(await connection.answer()).toMatchObject(asked('/second'));
  expect(await connection.answer()).toMatchObject(asked('/third'));
  expect((await connection.answer())?.status).toBe(101);
});

it('outlives callers that hang up while they wait, and faults of whoever takes connections up', async () => {
  const gone = new RawConnection(url).send(requestText('/slow') + requestText('/push', websocketHeaders));
  await once(server, 'upgrade');
  gone.socket.resetAndDestroy();
  await once(gone.socket, 'close');
  release();
  expect(await new RawConnection(url).send(requestText('/push/broken', websocketHeaders)).answer()).toBeUndefined();
  expect(faults).toEqual([new Error('a fault of ours')]);
  expect((await fetch(`${url}/page`)).status).toBe(200);
});

it('ends what waits for nothing when the server stops, and the rest once it is answered', async () => {
  const silent = new RawConnection(url);
  const done = new RawConnection(url).send(requestText('/page'));
  const busy = new RawConnection(url).send(requestText('/slow'));
  await done.answer();
  await once(server, 'request');
  const closed = once(server, 'close');
  server.close();
  connectionsOf(server).endWhenFree();
  await Promise.all([once(silent.socket, 'close'), once(done.socket, 'close')]);
  release();
  expect(await busy.answer()).toMatchObject(asked('/slow'));
  await closed;
});

it('survives any target with any headers', async () => {
  const target = fc.oneof(
    fc.constantFrom('/', '//', '///', '/\\', 'http://[', 'http://x/', '*', '?', '/push', '/push?a=b?c', '/%', '/%00', '/..', 'x:', '//@', '/a b'),
    fc.string({ unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 30 }).map((rest) => `/${rest}`),
  );
  const header = fc.oneof(
    fc.constantFrom(...websocketHeaders, ...h2cHeaders, 'Upgrade:', 'Connection: close', 'Connection: upgrade', 'Expect: 100-continue', 'Content-Length: 3'),
    fc.constantFrom('Upgrade: websocket', 'upgrade: WebSocket', 'Upgrade: a, b', 'Transfer-Encoding: chunked', 'Sec-WebSocket-Key: x', 'X-Forwarded-For: ,,'),
  );
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'DELETE');
  await fc.assert(
    fc.asyncProperty(target, fc.array(header, { maxLength: 6 }), method, async (where, headers, how) => {
      const connection = new RawConnection(url);
      connection.socket.end(Buffer.from(requestText(where, ['Connection: Upgrade', ...headers], { method: how }), 'latin1'));
      await once(connection.socket, 'close');
    }),
    { numRuns: 200 },
  );
  expect((await fetch(`${url}/page`)).status).toBe(200);
  expect(faults).toEqual([]);
});
