// The second decision-maker (docs/rules.md, A second decision-maker): invited by the client, reads their cars, decides what is allowed, and is gone at once.
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { demoPassword } from '../../server/demo/logins.ts';
import { auditEntries, guests, linkRemarks, users } from '../../server/db/schema.ts';
import { ofGuests } from '../../server/events/live.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { listenWith } from '../support/listener.ts';
import { mailedToken, makeSignedIn } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeLink } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

let people = 0;
/** A client with a guest who has accepted, both signed in. */
async function couple(decides: ('research_requested' | 'rejected')[] = []) {
  const client = await makeSignedIn(world, 'client');
  const email = `sam-${(people += 1)}@mailhaven.example`;
  const invited = await app.call('inviteGuest', { token: client.token, body: { first_name: 'Sam', last_name: 'Okafor', email, decides } });
  expect(invited.status).toBe(201);
  await app.call('resetPassword', { body: { token: await mailedToken(world, email), password: demoPassword } });
  return { client, email, guest: { id: invited.body.id, token: await app.signIn(email) } };
}

describe('a guest', () => {
  it('is invited by mail, once an hour, and there is one at a time', async () => {
    const { client, email, guest } = await couple();
    const letter = (await app.letters()).find(({ to }) => to === email);
    expect(letter?.subject).toBe('Case client asks you to choose a car together');
    const second = await app.call('inviteGuest', {
      token: client.token,
      body: { first_name: 'Al', last_name: 'So', email: 'al.so@mailhaven.example', decides: [] },
    });
    expect([second.status, second.problem.detail]).toEqual([409, 'Sam already decides with you. Remove them first.']);
    expect((await app.call('sendGuestInvitation', { token: client.token, params: { id: guest.id } })).status).toBe(409);
    const kept = await app.db.select({ action: auditEntries.action }).from(auditEntries).where(eq(auditEntries.actor_id, client.id));
    expect(kept.map(({ action }) => action)).toContain('inviteGuest');
  });

  it('sees the client’s cars and nobody else’s, and calls nothing that does not name guests', async () => {
    const { client, guest } = await couple();
    const { id } = await makeLink(app, client.id);
    const other = await makeLink(app, world.users.client);
    const { token } = guest;
    expect((await app.call('listLinks', { token, query: { range: [0, 99] } })).body.map((link) => link.id)).toEqual([id]);
    expect((await app.call('getLink', { token, params: { id: other.id } })).status).toBe(404);
    expect((await app.call('setRemark', { token, params: { id: other.id }, body: { mark: 'no', comment: null } })).status).toBe(404);
    expect((await app.call('listGuests', { token, params: { id: world.users.client } })).status).toBe(404);
    expect((await app.call('getMe', { token })).body).toMatchObject({ guest_of: client.id });
    for (const operation of ['listChats', 'getMyPackage', 'listClientFolders', 'getJourney'] as const)
      expect((await app.call(operation, { token })).status).toBe(403);
  });

  it('marks and comments; the client and the staff read it, and no other client', async () => {
    const { client, guest } = await couple();
    const { id } = await makeLink(app, client.id);
    const said = await app.call('setRemark', { token: guest.token, params: { id }, body: { mark: 'love', comment: ' The kids fit. ' } });
    expect(said.body).toMatchObject([{ author_name: 'Sam Okafor', mark: 'love', comment: 'The kids fit.' }]);
    await app.call('setRemark', { token: client.token, params: { id }, body: { mark: 'maybe', comment: null } });
    const read = (token: string) => app.call('listRemarks', { token, params: { id: client.id } });
    expect((await read(world.tokens.admin)).body).toHaveLength(2);
    expect((await read(world.tokens.client)).status).toBe(404);
    expect((await app.call('setRemark', { token: guest.token, params: { id }, body: { mark: null, comment: ' ' } })).body).toHaveLength(1);
  });

  it('decides what the client allows, from the next call on', async () => {
    const { client, guest } = await couple(['research_requested']);
    const { id } = await makeLink(app, client.id);
    const decide = (status: 'rejected' | 'research_requested') => app.call('setLinkStatus', { token: guest.token, params: { id }, body: { status } });
    expect((await decide('rejected')).status).toBe(403);
    expect((await decide('research_requested')).body.status).toBe('research_requested');
    await app.call('updateGuest', { token: client.token, params: { id: guest.id }, body: { decides: ['rejected'] } });
    expect((await decide('rejected')).body.status).toBe('rejected');
    const heard = await app.call('listNotifications', { token: client.token, params: { a: client.id, b: 'client' } });
    expect(heard.body.items.map(({ words }) => words)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Sam rejected /), expect.stringMatching(/^Sam asked for research on /)]),
    );
    const timeline = await app.call('listTimeline', { token: client.token, params: { id: client.id } });
    expect(JSON.stringify(timeline.body)).toContain('Sam');
  });

  it('hears at once what changes of the client’s cars, and of nothing else', async () => {
    const { client, guest } = await couple();
    const [account] = await app.db.select().from(users).where(eq(users.guest_of, client.id));
    const listener = listenWith(app, guest.token);
    try {
      expect(await listener.subscribe(`private-user-${account?.id}`)).toBe('subscribed');
      expect(await listener.subscribe(`private-user-${client.id}`)).toBe('refused');
      // The car before it is shown, another client's, and what the client says to the firm.
      const { id } = await makeLink(app, client.id, 'proposed', { is_displayed: false, published_at: null });
      const staff = { token: world.tokens.admin };
      expect((await app.call('updateLink', { ...staff, params: { id }, body: { price: 3_000_000 } })).status).toBe(200);
      const { id: foreign } = await makeLink(app, (await makeSignedIn(world, 'client')).id);
      expect((await app.call('updateLink', { ...staff, params: { id: foreign }, body: { price: 3_000_000 } })).status).toBe(200);
      await app.call('sendMessage', { token: client.token, body: { chat_id: '21', message_id: uuidv7(), text: 'Between us.' } });
      await app.outbox.drain();
      expect(listener.received).toEqual([]);
      expect((await app.call('publishLinks', { ...staff, body: { ids: [id] } })).status).toBe(200);
      await expect.poll(() => listener.received.length, { timeout: 50_000 }).toBeGreaterThan(0);
      await app.call('setRemark', { token: client.token, params: { id }, body: { mark: 'love', comment: 'This one?' } });
      await app.outbox.drain();
      await expect.poll(() => listener.received.length, { timeout: 50_000 }).toBeGreaterThan(1);
      for (const { resources, ids, ...rest } of listener.received) {
        expect(resources.filter((resource) => !['links', 'otd-worksheets', 'research-reports'].includes(resource))).toEqual([]);
        expect([ids, Object.keys(rest).toSorted()]).toEqual([undefined, ['call', 'id']]);
      }
    } finally {
      listener.close();
    }
  });

  it('is told of nothing but what they may read', () => {
    for (const resource of ofGuests) {
      const calls = Object.values(operations).filter(({ path, method }) => method === 'get' && path.split('/')[1] === resource);
      expect(calls.some((call) => 'unfinished' in call && (call.unfinished as readonly string[]).includes('guest'))).toBe(true);
    }
  });

  it('is counted nowhere as a client', async () => {
    const before = (await app.call('countClients', { token: world.tokens.admin })).body.count;
    const { email } = await couple();
    expect((await app.call('countClients', { token: world.tokens.admin })).body.count).toBe(before + 1);
    expect((await app.call('listUsers', { token: world.tokens.admin, query: { filter: { q: email } } })).body).toEqual([]);
  });

  it('is out at once when removed, with everything they said; the e-mail is free again', async () => {
    const { client, guest, email } = await couple();
    const { id } = await makeLink(app, client.id);
    await app.call('setRemark', { token: guest.token, params: { id }, body: { mark: 'no', comment: 'Too small.' } });
    expect((await app.call('removeGuest', { token: client.token, params: { id: guest.id } })).status).toBe(200);
    expect((await app.call('listLinks', { token: guest.token })).status).toBe(401);
    expect(await app.db.select().from(linkRemarks).where(eq(linkRemarks.link_id, id))).toEqual([]);
    expect((await app.call('listGuests', { token: client.token, params: { id: client.id } })).body).toEqual([]);
    const again = await app.call('inviteGuest', { token: client.token, body: { first_name: 'Sam', last_name: 'Okafor', email, decides: [] } });
    expect(again.status).toBe(201);
  });

  it('gets in only while the client does, and goes with them', async () => {
    const { client, guest } = await couple();
    await app.call('setUserStatus', { token: world.tokens.admin, params: { id: client.id }, body: { status: 'suspended' } });
    expect((await app.call('listLinks', { token: guest.token })).status).toBe(401);
    await app.call('setUserStatus', { token: world.tokens.admin, params: { id: client.id }, body: { status: 'active' } });
    expect((await app.call('listLinks', { token: guest.token })).status).toBe(200);
    const [account] = await app.db.select().from(users).where(eq(users.guest_of, client.id));
    await app.call('deleteUser', { token: world.tokens.admin, params: { id: client.id } });
    const [closed] = await app.db
      .select()
      .from(users)
      .where(eq(users.id, account?.id ?? ''));
    expect(closed?.status).toBe('closed');
    expect(await app.db.select().from(guests).where(eq(guests.client_id, client.id))).toEqual([]);
  });
});

it('nobody invites themselves', async () => {
  const client = await makeSignedIn(world, 'client');
  const answer = await app.call('inviteGuest', {
    token: client.token,
    body: { first_name: 'My', last_name: 'Self', email: client.email.toUpperCase(), decides: [] },
  });
  expect([answer.status, answer.problem.errors]).toEqual([422, { email: 'This is your own e-mail. Enter theirs.' }]);
});

it('an e-mail with an account looks like any other to who invites it; its owner alone is told', async () => {
  const client = await makeSignedIn(world, 'client');
  const known = await makeSignedIn(world, 'client');
  const { body } = await app.call('inviteGuest', { token: client.token, body: { first_name: 'Kim', last_name: 'Known', email: known.email, decides: [] } });
  expect(body).toMatchObject({ status: 'invited', email: known.email });
  expect((await app.letters()).find(({ to }) => to === known.email)?.text).toContain('You already have an account with this e-mail');
  expect((await app.call('getMe', { token: known.token })).body.guest_of ?? null).toBeNull();
});
