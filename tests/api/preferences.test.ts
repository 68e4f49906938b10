// The checklist over HTTP: saved as typed, two writers, submission and assignment.
import { and, count, eq, isNull, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notPicture } from '../../domain/file-kinds.ts';
import type { ChecklistSelections } from '../../generated/api.ts';
import { listings, userPreferences, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { wholeTimeline } from '../support/readings.ts';
import { begin, pay, prepare } from '../support/sign-up.ts';
import type { CaseWorld } from './cases/case.ts';
import { enough, packageOf } from './cases/preferences.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
let of: { user_id: string; package_id: string };
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
  of = { user_id: world.users.client, package_id: await packageOf(world, world.users.client) };
});
afterAll(() => app.close());

const own = async () => (await app.call('getPreferencesOf', { token: world.tokens.client, params: { a: of.user_id, b: of.package_id } })).body;
const save = (body: Readonly<Record<string, unknown>>, token = world.tokens.client) => app.call('autoSavePreferences', { token, body: { ...of, ...body } });

describe('the first look', () => {
  it('begins the checklist with the ZIP that was given at sign-up', async () => {
    const { resume_token: token, email } = await begin(app);
    await prepare(app, token);
    await pay(app, token);
    const [client] = await app.db.select().from(users).where(eq(users.email, email));
    const params = { a: client?.id ?? '', b: client?.package_id ?? '' };
    const { body } = await app.call('getPreferencesOf', { token: world.tokens.admin, params });
    expect(body).toMatchObject({ status: 'draft', selections: { logistics: { zip: '04101' } }, trade_in: {} });
    expect(body.progress).toBeGreaterThan(0);
  });
});

describe('what answers mean for the search', () => {
  const reach = async (selections: ChecklistSelections) => (await app.call('getSearchReach', { token: world.tokens.client, query: { selections } })).body;

  it('is counted over the firm’s shown listings, near the ZIP that was given, and says nothing of a single car', async () => {
    const all = await reach({});
    expect(all.listed).toBeGreaterThan(0);
    expect(all.meeting).toBe(all.listed);
    const [shown] = await app.db.select({ count: count() }).from(listings).where(eq(listings.is_displayed, true));
    expect(all.listed).toBe(shown?.count);
    const dear = await reach({ money: { max_total: 100 } });
    expect(dear).toMatchObject({ listed: all.listed, meeting: 0, prices: all.prices });
    const placed = await reach({ logistics: { zip: '43215' } });
    expect(placed.towns.length).toBeGreaterThan(0);
    expect(JSON.stringify(placed)).not.toMatch(/[0-9a-f]{8}-|[A-HJ-NPR-Z0-9]{17}|http/);
  });

  it('is held against what cars come to out the door where the client lives', async () => {
    const [dearest] = await app.db
      .select({ price: max(listings.price) })
      .from(listings)
      .where(eq(listings.is_displayed, true));
    const within = { money: { max_total: dearest?.price ?? 0 } };
    const [before] = await app.db.select({ zip: users.zip }).from(users).where(eq(users.id, world.users.client));
    await app.db.update(users).set({ zip: '82001' }).where(eq(users.id, world.users.client));
    const asked = await reach(within);
    expect(asked.meeting).toBe(asked.listed);
    const rule = { name: 'Wyoming', state: 'WY', rate: 10, base: 'price_less_trade', source: 'State table', effective_from: '2020-01-01' } as const;
    const { body } = await app.call('createTaxRule', { token: world.tokens.admin, body: rule });
    const taxed = await reach(within);
    expect(taxed.meeting).toBeLessThan(asked.meeting);
    expect(taxed.prices.at(-1)?.up_to).toBeGreaterThan(asked.prices.at(-1)?.up_to ?? 0);
    await app.call('deleteTaxRule', { token: world.tokens.admin, params: { id: body.id } });
    await app.db
      .update(users)
      .set({ zip: before?.zip ?? null })
      .where(eq(users.id, world.users.client));
  });

  it('knows where a ZIP is and what lies around it, and that there is no such ZIP', async () => {
    const token = world.tokens.client;
    const { body } = await app.call('getZipArea', { token, params: { zip: '43215' }, query: { miles: 60 } });
    expect(body.name).toBe('Columbus, OH');
    expect(body.dots.length).toBeGreaterThan(50);
    expect(body.dots.every(({ east, north }) => Math.abs(east) <= 60 && Math.abs(north) <= 60)).toBe(true);
    expect((await app.call('getZipArea', { token, params: { zip: '00000' }, query: { miles: 60 } })).status).toBe(404);
  });
});

describe('saving as one types', () => {
  it('replaces the section sent and keeps the others', async () => {
    const before = await own();
    const saved = await save({ version: before.version, selections: { money: { method: 'lease', max_monthly: 45_000 } } });
    expect(saved.body.version).toBe(before.version + 1);
    expect(saved.body.selections.money).toEqual({ method: 'lease', max_monthly: 45_000 });
    expect(saved.body.selections.vehicles).toEqual(before.selections.vehicles);
  });

  it('tells the later of two writers, with the state of the other', async () => {
    const { version } = await own();
    expect((await save({ version, selections: { logistics: { zip: '03801' } } })).status).toBe(200);
    const late = await save({ version, selections: { logistics: { zip: '10001' } } });
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({
      current: { version: version + 1, selections: { logistics: { zip: '03801' } } },
      your_version: version,
      saved_by_you: true,
    });
    expect((await own()).selections.logistics?.zip).toBe('03801');
  });

  it('never goes into the checklist of somebody else', async () => {
    const foreign = { user_id: world.users.otherClient, package_id: await packageOf(world, world.users.otherClient), selections: enough };
    for (const role of ['client', 'employee'] as const) {
      expect((await app.call('autoSavePreferences', { token: world.tokens[role], body: foreign })).status).toBe(404);
      expect((await app.call('setPreferencesSelections', { token: world.tokens[role], body: foreign })).status).toBe(404);
    }
  });

  it('refuses what the contract does not know, on its field', async () => {
    const wrong = await save({ selections: { money: { method: 'gold' } } });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.problem.errors ?? {})).toEqual(['selections.money.method']);
  });
});

describe('the trade-in', () => {
  it('takes a text for no photo, whatever it is called', async () => {
    const form = new FormData();
    form.append('purpose', 'trade_in');
    form.append('file', new Blob(['export default 1;'], { type: 'image/jpeg' }), 'front.jpg');
    const { status, problem } = await app.call('uploadFile', { token: world.tokens.client, form });
    expect([status, problem.errors]).toEqual([422, { file: notPicture('front.jpg') }]);
  });

  it('keeps photos the client uploaded for it', async () => {
    const form = new FormData();
    form.append('purpose', 'trade_in');
    form.append(
      'file',
      new Blob([Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')]),
      'front.png',
    );
    const photo = await app.call('uploadFile', { token: world.tokens.client, form });
    const kept = await app.call('updateTradeIn', {
      token: world.tokens.client,
      body: { ...of, trade_in: { has_trade_in: true, make: 'Kia', model: 'Sportage', year: 2017, photo_ids: [photo.body.id] } },
    });
    expect(kept.body.trade_in_photos).toMatchObject([{ id: photo.body.id, content_type: 'image/png', has_preview: true }]);
    expect((await app.call('getFileAddress', { token: world.tokens.employee, params: { id: photo.body.id } })).status).toBe(200);
    const unknown = await app.call('updateTradeIn', {
      token: world.tokens.client,
      body: { ...of, trade_in: { photo_ids: ['01998a3e-0000-7000-8000-000000000000'] } },
    });
    expect(unknown.status).toBe(422);
  });
});

describe('submitting', () => {
  it('names what is missing field by field', async () => {
    await app.db.update(userPreferences).set({ status: 'draft', selections: {}, trade_in: {} }).where(eq(userPreferences.user_id, of.user_id));
    const answer = await app.call('submitPreferences', { token: world.tokens.client, body: of });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.problem.errors ?? {})).toContain('selections.money.method');
  });

  it('the first time makes a new request and lets the rule find the advisor with fewest clients, reason kept', async () => {
    const [fresh] = await app.db
      .select({ user_id: userPreferences.user_id, package_id: userPreferences.package_id })
      .from(userPreferences)
      .innerJoin(users, eq(users.id, userPreferences.user_id))
      .where(and(isNull(userPreferences.submitted_at), isNull(users.advisor_id)))
      .limit(1);
    if (!fresh) throw new Error('The demo has nobody who has not submitted yet.');
    await app.call('setPreferencesSelections', { token: world.tokens.admin, body: { ...fresh, selections: enough } });
    await app.call('updateTradeIn', { token: world.tokens.admin, body: { ...fresh, trade_in: { has_trade_in: false } } });
    const submitted = await app.call('submitPreferences', { token: world.tokens.admin, body: fresh });
    expect(submitted.body.status).toBe('submitted');
    const [client] = await app.db.select({ advisor_id: users.advisor_id }).from(users).where(eq(users.id, fresh.user_id));
    expect(client?.advisor_id).not.toBeNull();
    const entries = await wholeTimeline(app.db, fresh.user_id);
    expect(entries.find((entry) => entry.kind === 'assignment_reason')).toMatchObject({ internal: true, words: expect.stringContaining('Least loaded') });
    const chats = await app.call('listChats', { token: world.tokens.admin, query: { filter: { client_id: fresh.user_id } } });
    expect(chats.body).toMatchObject([{ kind: 'advisor', employee_id: client?.advisor_id }]);
  });

  it('can be given back with a note and submitted again', async () => {
    await app.db
      .update(userPreferences)
      .set({ status: 'submitted', selections: enough, trade_in: { has_trade_in: false } })
      .where(eq(userPreferences.user_id, of.user_id));
    const { id } = await own();
    const back = await app.call('requestPreferencesChanges', { token: world.tokens.employee, params: { id }, body: { note: 'Is a hybrid an option?' } });
    expect(back.body).toMatchObject({ status: 'changes_requested', changes_note: 'Is a hybrid an option?' });
    expect((await app.call('requestPreferencesChanges', { token: world.tokens.employee, params: { id }, body: { note: 'Once more?' } })).status).toBe(409);
    expect((await app.call('submitPreferences', { token: world.tokens.client, body: of })).body).toMatchObject({ status: 'submitted', changes_note: null });
  });

  it('tells of later changes once an hour', async () => {
    const told = async () => (await wholeTimeline(app.db, of.user_id)).filter(({ kind }) => kind === 'checklist_changed').length;
    const change = async (zip: string) => expect((await save({ selections: { logistics: { zip } } })).status).toBe(200);
    const before = await told();
    app.travel(61 * 60_000);
    await change('03801');
    await change('10001');
    expect(await told()).toBe(before + 1);
    app.travel(61 * 60_000);
    await change('04101');
    app.travel(-122 * 60_000);
    expect(await told()).toBe(before + 2);
  });
});
