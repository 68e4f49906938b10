// Searching everything: by whichever words, ranked, with state, and never what is another advisor's.
import { eq, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { found } from '../../generated/found.ts';
import type { SearchHit } from '../../generated/api.ts';
import { chats, complaints, coupons, links, messages, payments, users } from '../../server/db/schema.ts';
import { searchedBy } from '../../server/db/search.ts';
import { sources } from '../../server/modules/search/sources.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let mine: string;
let other: string;
const tokens: Record<'admin' | 'mine' | 'other', string> = { admin: '', mine: '', other: '' };
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  Object.assign(tokens, { admin: world.tokens.admin, mine: world.tokens.employee, other: await app.signIn('advisor2@forecourt.example') });
  mine = (await makeAccount(world, 'client', { advisor_id: world.users.employee })).id;
  other = (await makeAccount(world, 'client', { advisor_id: world.users.otherEmployee })).id;
  for (const [id, first_name] of [
    [mine, 'Zephyrine'],
    [other, 'Quillon'],
  ] as const) {
    await app.db.update(users).set({ first_name, last_name: 'Vantongeren', phone: '+1 (646) 555-0193' }).where(eq(users.id, id));
  }
});
afterAll(() => app.close());

const search = async (q: string, as: keyof typeof tokens = 'mine'): Promise<SearchHit[]> =>
  (await app.call('searchAll', { token: tokens[as], query: { q } })).body.hits;
const titles = (hits: readonly SearchHit[]) => hits.map(({ kind, name }) => `${kind} ${name}`);
const now = () => app.services.clock().toISOString();

async function ownThings(client: string, word: string): Promise<void> {
  const vin = word === 'mine' ? '2T3P1RFV8SC998877' : '2T3P1RFV8SC112233';
  await app.db
    .insert(links)
    .values({ user_id: client, title: `2031 Zorbmobile ${word}`, vin, status: 'proposed', status_since: now(), is_displayed: true, price: 3_000_000 });
  const [chat] = await app.db.select().from(chats).where(eq(chats.client_id, client));
  const chatId = chat?.id ?? (await app.db.insert(chats).values({ kind: 'advisor', client_id: client }).returning())[0]?.id ?? '';
  await app.db.insert(messages).values({
    message_id: crypto.randomUUID(),
    chat_id: chatId,
    seq: 90_001,
    sender_id: client,
    sender_role: 'client',
    text: `Could the zorbmobile ${word} come in blue, and what is 100%_sure about it?`,
    sent_at: now(),
  });
  await app.db.insert(complaints).values({
    user_id: client,
    subject: `The zorbmobile ${word} was late`,
    details: 'By two days, and nobody called.',
    category: 'delay',
    status: 'submitted',
    status_since: now(),
  });
}

describe('what is found', () => {
  beforeAll(async () => {
    await ownThings(mine, 'mine');
    await ownThings(other, 'other');
  });

  it.each([
    ['a first name and part of the last', 'zephyrine vanton'],
    ['a telephone written otherwise', '646.555.0193'],
    ['a telephone without anything', '6465550193'],
    ['a telephone with the country and blanks', '1 646 555 0193'],
    ['the beginning of a name of two letters', 'ze'],
  ])('is a client by %s', async (_what, q) => {
    const hit = (await search(q)).find(({ id }) => id === mine);
    expect(hit).toMatchObject({ kind: 'User', name: 'Zephyrine Vantongeren', client_id: mine });
    expect(hit?.values).toHaveProperty('step_in_process');
  });

  it('is a client by the VIN of a car, after the car itself, each with its state', async () => {
    const [car, client] = await search('2t3p1rfv8sc998877');
    expect(car).toMatchObject({
      kind: 'Link',
      client_name: 'Zephyrine Vantongeren',
      values: { status: 'proposed', price: 3_000_000, client_name: 'Zephyrine Vantongeren' },
    });
    expect(client).toMatchObject({ kind: 'User', id: mine });
  });

  it('is a payment and its client by the receipt’s number', async () => {
    const [row] = await app.db.select().from(payments).where(eq(payments.user_id, world.users.client));
    const hits = await search(row?.receipt_number ?? '');
    expect(hits[0]).toMatchObject({ kind: 'Payment', name: row?.receipt_number, values: { amount: row?.amount, status: row?.status } });
    expect(hits.map(({ kind, id }) => `${kind} ${id}`)).toContain(`User ${world.users.client}`);
  });

  it('is what belongs to a client, below the client, also by a word of each', async () => {
    const hits = titles(await search('zephyrine'));
    expect(hits[0]).toBe('User Zephyrine Vantongeren');
    expect(hits).toEqual(expect.arrayContaining(['Link 2031 Zorbmobile mine', 'Complaint The zorbmobile mine was late']));
    expect(
      titles(await search('zephyrine zorbmobile'))
        .slice(0, 3)
        .toSorted(),
    ).toEqual([
      'Complaint The zorbmobile mine was late',
      'Link 2031 Zorbmobile mine',
      'Message Could the zorbmobile mine come in blue, and what is 100%_sure about it?',
    ]);
  });

  it('is a message by words in the middle of it, % and _ meaning themselves', async () => {
    expect(titles(await search('100%_sure', 'admin')).length).toBe(2);
    expect(await search('100%xsure', 'admin')).toEqual([]);
  });

  it('is nothing for one letter, and nothing for words nobody wrote', async () => {
    expect(await search('z')).toEqual([]);
    expect(await search('zeppelinesque')).toEqual([]);
  });

  it('says of which kinds there is more', async () => {
    await app.db
      .insert(links)
      .values(Array.from({ length: 9 }, (_, at) => ({ user_id: mine, title: `Xylocar ${at}`, status: 'proposed' as const, status_since: now() })));
    const { body } = await app.call('searchAll', { token: tokens.mine, query: { q: 'xylocar' } });
    expect(body.hits).toHaveLength(6);
    expect(body.more).toEqual(['Link']);
  });
});

describe('another advisor’s rows', () => {
  it('are not found by any of their words, nor as what was opened last', async () => {
    const theirs: string[] = [];
    for (const q of ['quillon', 'zorbmobile', '2T3P1RFV8SC112233', '6465550193', 'vantongeren', 'late']) {
      const hers = (await search(q, 'other')).filter(({ client_id }) => client_id !== null);
      theirs.push(...hers.map(({ kind, id }) => `${kind}:${id}`));
      expect((await search(q)).filter(({ client_id }) => client_id === other)).toEqual([]);
    }
    // Each of the planted kinds was there to be found.
    for (const kind of ['User', 'Link', 'Message', 'Complaint']) expect(theirs.some((each) => each.startsWith(`${kind}:`))).toBe(true);
    const recent = [...new Set(theirs)].slice(0, 8);
    expect((await app.call('searchAll', { token: tokens.mine, query: { recent } })).body).toEqual({ hits: [], settings: [], more: [] });
    expect((await app.call('searchAll', { token: tokens.other, query: { recent } })).body.hits.map(({ kind, id }) => `${kind}:${id}`)).toEqual(recent);
  });

  it('are not there kind by kind: what the demo firm’s other advisor finds and has a client', async () => {
    const words = ['toyota', 'honda', '2025', 'full', 'fc-', 'quote', 'pdf', 'the', 'car', 'jpg'];
    const seen = new Set<string>();
    for (const q of words) {
      const hers = (await search(q, 'other')).filter(({ client_id }) => client_id !== null);
      for (const { kind } of hers) seen.add(kind);
      const ids = new Set(hers.map(({ id }) => id));
      expect((await search(q)).filter(({ id }) => ids.has(id))).toEqual([]);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Link', 'Message', 'FolderFile']));
  });

  it('in the pool are found by the client’s name alone', async () => {
    const { body } = await app.call('listNewRequests', { token: tokens.admin, query: { filter: { has_advisor: false } } });
    const [request] = body;
    if (!request) throw new Error('the demo firm has nobody in the pool');
    expect((await search(request.name)).map(({ kind, id }) => `${kind} ${id}`)).toContain(`NewRequest ${request.id}`);
    expect((await search(request.email ?? '')).filter(({ id }) => id === request.id)).toEqual([]);
  });

  it('of admins alone are found by admins alone', async () => {
    const [coupon] = await app.db.select().from(coupons).limit(1);
    expect(titles(await search(coupon?.code ?? '', 'admin'))).toContain(`Coupon ${coupon?.code}`);
    expect(titles(await search(coupon?.code ?? '', 'mine'))).not.toContain(`Coupon ${coupon?.code}`);
  });
});

describe('what the contract says of a search', () => {
  it.each(found.map((kind) => [kind.kind, kind] as const))('is what its index keeps: %s', (_name, { kind, by }) => {
    const table = sources[kind]?.table;
    if (!table) throw new Error(`${kind} has no source`);
    // A new request is found by one of the account's texts alone; digits are the phone's.
    const kept = searchedBy(table).filter((column) => column !== 'phone_digits');
    if (sources[kind]?.within) expect(kept).toEqual(expect.arrayContaining([...by]));
    else expect([getTableName(table), kept.toSorted()]).toEqual([getTableConfig(table).name, [...by].toSorted()]);
  });
});

describe('settings of the firm', () => {
  const settings = async (q: string, as: keyof typeof tokens = 'admin') => (await app.call('searchAll', { token: tokens[as], query: { q } })).body.settings;

  it.each([
    ['refund ladder', 'updateFirmSettings', 'refund_ladder'],
    ['support address', 'updateFirmSettings', 'support_address'],
    ['answer within', 'updateFirmSettings', 'answer_hours'],
    ['headline', 'updateFrontDoor', 'headline'],
    ['new password', 'saveMailText', 'password-reset'],
  ])('are found by “%s”, by who changes them', async (q, operation, field) => {
    expect(await settings(q)).toContainEqual(expect.objectContaining({ operation, field }));
    expect(await settings(q, 'mine')).toEqual([]);
  });

  it('say what they are now', async () => {
    const { version } = (await app.call('getFirmSettings', { token: tokens.admin })).body;
    await app.call('updateFirmSettings', { token: tokens.admin, body: { support_address: 'desk@zorb.example', version } });
    expect(await settings('support address')).toContainEqual(expect.objectContaining({ field: 'support_address', value: 'desk@zorb.example' }));
    const ladder = (await settings('refund ladder')).find(({ field }) => field === 'refund_ladder');
    expect(ladder?.value).toMatch(/Search .*100/);
  });

  it('are found by the words of canned replies, those of one’s own by oneself alone', async () => {
    await app.call('createCannedReply', { token: tokens.mine, body: { name: 'Zimtreply', text: 'Thank you.' } });
    expect(titles(await search('zimtreply'))).toEqual(['CannedReply Zimtreply']);
    expect(await search('zimtreply', 'other')).toEqual([]);
    expect(await search('zimtreply', 'admin')).toEqual([]);
  });
});
