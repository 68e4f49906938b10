// The hosted adapter against a server that checks what Pusher's HTTP API checks.
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPusherPush } from './pusher.ts';
import type { PushPort } from './push.ts';

const account = { appId: '4711', key: 'a-key', secret: 'a-secret', cluster: 'us3' };
const asked: { path: string; body: unknown }[] = [];
let answerWith = 200;

/** https://pusher.com/docs/channels/library_auth_reference/rest-api: the body's MD5, and an HMAC over method, path and sorted query. */
function isSignedBy(secret: string, method: string, url: URL, body: string): boolean {
  const query = [...url.searchParams].filter(([name]) => name !== 'auth_signature').toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = [method, url.pathname, query.map(([name, value]) => `${name}=${value}`).join('&')].join('\n');
  return (
    url.searchParams.get('auth_key') === account.key &&
    url.searchParams.get('body_md5') === createHash('md5').update(body).digest('hex') &&
    url.searchParams.get('auth_signature') === createHmac('sha256', secret).update(text).digest('hex')
  );
}

const host = createServer((request, response) => {
  void (async () => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const url = new URL(request.url ?? '/', 'http://host');
    const good = isSignedBy(account.secret, request.method ?? '', url, body);
    if (good) asked.push({ path: url.pathname, body: JSON.parse(body) as unknown });
    response.writeHead(good ? answerWith : 401, { 'content-type': 'application/json' }).end('{}');
  })();
});

let push: PushPort;
let at: { host: string; port: number; tls: boolean };
beforeAll(async () => {
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  at = { host: '127.0.0.1', port: (host.address() as AddressInfo).port, tls: false };
  push = createPusherPush({ ...account, ...at });
});
afterAll(() => host.close());
beforeEach(() => {
  asked.length = 0;
  answerWith = 200;
});

const event = { id: 'an-id', channels: ['private-user-1', 'private-user-2'], name: 'changed', data: { resources: ['chats'] } };

describe('the hosted service', () => {
  it('is sent an event for all channels at once, signed, with the id by which browsers tell a second try', async () => {
    await push.send(event);
    expect(asked).toEqual([
      {
        path: '/apps/4711/events',
        body: { name: 'changed', channels: event.channels, data: JSON.stringify({ id: 'an-id', resources: ['chats'] }) },
      },
    ]);
  });

  it('that fails, or refuses the secret, is told so that the event is tried again', async () => {
    answerWith = 500;
    await expect(push.send(event)).rejects.toMatchObject({ outage: 'down', cause: { status: 500 } });
    const wrong = createPusherPush({ ...account, ...at, secret: 'another' });
    await expect(wrong.send(event)).rejects.toThrow('401');
  });

  it('is asked to end a person’s connections', async () => {
    await push.disconnect('0199-a');
    expect(asked).toEqual([{ path: '/apps/4711/users/0199-a/terminate_connections', body: {} }]);
  });

  it('gets signatures by its own rules', () => {
    const sign = (text: string) => `a-key:${createHmac('sha256', account.secret).update(text).digest('hex')}`;
    expect(push.authorizeChannel('1.2', 'private-user-1')).toEqual({ auth: sign('1.2:private-user-1') });
    const user_data = '{"id":"1"}';
    expect(push.authenticateUser?.('1.2', '1')).toEqual({ auth: sign(`1.2::user::${user_data}`), user_data });
  });

  it('is reached by browsers at the cluster, or at the host of a compatible server', () => {
    expect(createPusherPush({ ...account, tls: true }).address).toEqual({ key: 'a-key', cluster: 'us3', host: null, port: null, tls: true });
    expect(push.address).toEqual({ key: 'a-key', cluster: 'us3', ...at });
  });
});
