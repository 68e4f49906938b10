// Devices that are told, while they show nothing of us, that there is something new: by a push service that stands here and reads what it is sent.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pushDevices, users } from '../../server/db/schema.ts';
import { demoPassword } from '../../server/demo/logins.ts';
import { createWebPush } from '../../server/ports/web-push/web-push.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { CaseWorld } from './cases/case.ts';
import { folderOf } from './cases/files.ts';
import { caseWorld } from './cases/world.ts';

/** A browser: its keys, and what it makes of a message (RFC 8291, section 3.4, written for itself). */
function browser() {
  const ecdh = createECDH('prime256v1');
  const point = ecdh.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body.readUInt8(20));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, theirs]);
      const shared = derive(ecdh.computeSecret(theirs), auth, info, 32);
      const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const decipher = createDecipheriv('aes-128-gcm', key, derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
      const sealed = body.subarray(21 + theirs.length);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // What follows the last octet 2 is padding.
      return text.subarray(0, text.lastIndexOf(2)).toString();
    },
  };
}

const endpoint = 'https://push.example.com/send/phone';
let sent: { endpoint: string; headers: Readonly<Record<string, string | number>>; body: Buffer }[] = [];
let answer = 201;
let app: TestApp;
let world: CaseWorld;
let folder: string;
const phone = browser();
beforeAll(async () => {
  const webPush = createWebPush({
    secret: 'of this installation',
    contact: 'mailto:help@firm.example',
    clock: () => new Date(),
    post: (to, headers, body) => {
      sent.push({ endpoint: to, headers, body });
      return Promise.resolve(answer);
    },
  });
  app = await startApp({ services: { webPush } });
  world = await caseWorld(app);
  folder = await folderOf(world, world.users.client);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.outbox.drain();
  sent = [];
  answer = 201;
  await app.db.delete(pushDevices);
});

const keep = (token: string, at = endpoint) => app.call('keepPushDevice', { token, body: { endpoint: at, ...phone.keys } });
const devices = async () => (await app.db.select({ user_id: pushDevices.user_id }).from(pushDevices)).map(({ user_id }) => user_id);

let shown = 0;
/** The advisor shows the client a file, which they are notified of. */
async function tellClient(): Promise<void> {
  shown += 1;
  const file_name = `Secret offer ${shown}.txt`;
  const form = new FormData();
  form.append('files', new Blob(['Out the door: 31,200']), file_name);
  const token = world.tokens.employee;
  await app.call('uploadFolderFiles', { token, params: { id: folder }, form });
  await app.call('updateFileVisibility', { token, params: { id: folder }, body: { file_name, is_shown: true } });
  await app.outbox.drain();
}

it('hears that there is something new, and not a word of what it is, sealed for that browser alone', async () => {
  expect((await keep(world.tokens.client)).status).toBe(200);
  await tellClient();
  expect(sent.map((each) => each.endpoint)).toEqual([endpoint]);
  expect(sent.map(({ body }) => phone.read(body))).toEqual(['{"new":true}']);
  expect(() => browser().read(sent[0]?.body ?? Buffer.alloc(0))).toThrow(/authenticate/);
  const { public_key } = (await app.call('getPushKey', { token: world.tokens.client })).body;
  expect(sent[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'new' });
  expect(String(sent[0]?.headers['authorization'])).toMatch(new RegExp(`^vapid t=.+, k=${public_key}$`));
});

it('is asked for by nobody who chose not to be told of that', async () => {
  await keep(world.tokens.client);
  const choose = (push: boolean) =>
    app.db
      .update(users)
      .set({ notification_choices: { file_shared: { push } } })
      .where(eq(users.id, world.users.client));
  await choose(false);
  await tellClient();
  await choose(true);
  expect(sent).toEqual([]);
});

it.each([404, 410])('is forgotten when its push service says %i, and tried again when that only fails', async (status) => {
  await keep(world.tokens.client);
  answer = 503;
  await tellClient();
  expect(await devices()).toEqual([world.users.client]);
  answer = status;
  await tellClient();
  expect(await devices()).toEqual([]);
});

it('ends with the session it was kept in, however that ends', async () => {
  const { body } = await app.call('login', { body: { email: 'client@forecourt.example', password: demoPassword } });
  await keep(body.access_token);
  expect(await devices()).toHaveLength(1);
  await app.call('logout', { token: body.access_token });
  expect(await devices()).toEqual([]);
});

it('becomes that of whoever uses it now, and is forgotten by nobody else', async () => {
  await keep(world.tokens.client);
  const other = await app.signIn('client2@forecourt.example');
  await keep(other);
  expect(await devices()).toHaveLength(1);
  expect(await devices()).not.toContain(world.users.client);
  const forget = (token: string) => app.call('forgetPushDevice', { token, body: { endpoint } });
  expect((await forget(world.tokens.client)).body).toEqual({ count: 0 });
  expect((await forget(other)).body).toEqual({ count: 1 });
});

it.each(['http://push.example.com/', 'https://127.0.0.1/send', 'https://169.254.169.254/latest', 'https://localhost/', 'https://db.internal/'])(
  'is never at %s',
  async (inside) => {
    expect((await keep(world.tokens.client, inside)).status).toBe(422);
    expect(await devices()).toEqual([]);
  },
);
