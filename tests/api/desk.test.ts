// The desk's queue: what is in it and what is no more, marks of one's own, and whose it is.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UrgentItem } from '../../generated/api.ts';
import { clientFolders, complaints, deals, packages, storedFiles, urgentMarks, userPreferences, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { makeAccount } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeLink, makeRow } from './cases/offers.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

let client: Awaited<ReturnType<typeof makeAccount>>;
let token: string;
beforeEach(async () => {
  token = world.tokens.employee;
  client = await makeAccount(world, 'client', { advisor_id: world.users.employee });
  await app.db
    .update(users)
    .set({ begun_at: ago(48) })
    .where(eq(users.id, client.id));
});

const hour = 3_600_000;
const ago = (hours: number): string => new Date(app.services.clock().getTime() - hours * hour).toISOString();
const queue = async (as = token): Promise<UrgentItem[]> => (await app.call('listUrgentItems', { token: as, query: { user_id: client.id, limit: 100 } })).body;
const kinds = async (as = token) => (await queue(as)).map(({ kind }) => kind);
const mark = (item: UrgentItem, more: { mark: 'done' | 'open' } | { mark: 'snoozed'; snoozed_until?: string }, as = token) => {
  const { kind, user_id, target_id, changed_at } = item;
  return app.call('markUrgentItem', { token: as, body: { kind, user_id, target_id, changed_at, ...more } });
};
async function only(kind: UrgentItem['kind']): Promise<UrgentItem> {
  const item = (await queue()).find((each) => each.kind === kind);
  if (!item) throw new Error(`${kind} is not in the queue.`);
  return item;
}

describe('what waits', () => {
  it('is a complaint nobody else was given, until it is resolved', async () => {
    const [complaint] = await app.db
      .insert(complaints)
      .values({
        user_id: client.id,
        subject: 'Two cars were sold',
        category: 'listing',
        details: 'Before I saw them.',
        status_since: ago(1),
        answer_by: ago(-1),
      })
      .returning();
    expect(await only('complaint_open')).toMatchObject({ words: 'Two cars were sold', target_id: complaint?.id });
    await app.db
      .update(complaints)
      .set({ assigned_to: world.users.otherEmployee })
      .where(eq(complaints.id, complaint?.id ?? ''));
    expect(await kinds()).toEqual([]);
  });

  it('is a complaint from the client’s last word on, until staff reply', async () => {
    const about = {
      user_id: client.id,
      subject: 'No answer',
      category: 'delay',
      details: 'Nobody came back to me.',
      created_at: ago(200),
      status_since: ago(199),
    };
    const [row] = await app.db
      .insert(complaints)
      .values({ ...about, status: 'in_progress', answer_by: ago(190) })
      .returning();
    const params = { id: row?.id ?? '' };
    expect(await only('complaint_open')).toMatchObject({ since: about.created_at, because: 'promise_late' });
    const say = (as: string, text: string) => app.call('replyToComplaint', { token: as, params, body: { text } });
    expect((await say(token, 'We look into it.')).status).toBe(201);
    expect(await kinds()).toEqual([]);
    await say(await app.signIn(client.email), 'And now?');
    const again = await only('complaint_open');
    expect(again.because).not.toBe('promise_late');
    expect(again.act_by).toBe((await app.call('getComplaint', { token, params })).body.answer_by);
    await say(token, 'Here it is.');
    expect(await kinds()).toEqual([]);
  });

  it('is a checklist that changed after the work started, and the files of a client, together', async () => {
    const [bought] = await app.db.select({ id: packages.id }).from(packages).limit(1);
    const submitted = { status: 'submitted' as const, submitted_at: ago(72), change_told_at: ago(2) };
    await app.db.insert(userPreferences).values({ user_id: client.id, package_id: bought?.id ?? '', ...submitted });
    const [folder] = await app.db
      .insert(clientFolders)
      .values({ client_id: client.id, name: 'Papers', last_file_at: ago(1) })
      .onConflictDoUpdate({ target: clientFolders.client_id, set: { last_file_at: ago(1) } })
      .returning();
    const file = (name: string, uploaded_by: string) => ({
      purpose: 'folder' as const,
      uploaded_by,
      client_id: client.id,
      file_name: name,
      content_type: 'application/pdf',
      size: 10,
      storage_key: `${client.id}/${name}`,
      folder_id: folder?.id,
      created_at: ago(1),
    });
    await app.db.insert(storedFiles).values([file('ID.pdf', client.id), file('Insurance.pdf', client.id), file('Ours.pdf', world.users.employee)]);
    expect(await only('file_uploaded')).toMatchObject({ words: 'ID.pdf, Insurance.pdf', count: 2, target_id: folder?.id });
    expect(await only('checklist_changed')).toMatchObject({ since: submitted.change_told_at, words: 'Changed after you started' });
  });

  it('is an accepted price with its amount and the end of its quote, until the contract is entered; then how the contract differs', async () => {
    const link = await makeLink(app, client.id, 'accepted', { total_otd: 36_912_40 });
    expect(await only('price_accepted')).toMatchObject({ amount: 36_912_40, ends_at: null });
    const agreed = { good_through: '2026-12-24' } as typeof deals.$inferInsert.agreed;
    const [deal] = await app.db
      .insert(deals)
      .values({
        user_id: client.id,
        link_id: link.id,
        title: link.title,
        status_since: ago(1),
        accepted_at: ago(1),
        agreed,
        agreed_total: 36_912_40,
        first_total: 37_000_00,
      })
      .returning();
    // 6:00 PM in New York of that day.
    expect((await only('price_accepted')).ends_at).toBe('2026-12-24T23:00:00.000Z');
    await app.db
      .update(deals)
      .set({ status: 'contract_check', contract_at: ago(0.5), open_differences: 2 })
      .where(eq(deals.id, deal?.id ?? ''));
    expect(await queue()).toMatchObject([{ kind: 'contract_differs', count: 2, target_id: deal?.id }]);
  });
});

describe('a mark', () => {
  it('takes a row out until something new happens, and can be undone', async () => {
    await makeLink(app, client.id, 'accepted', { status_since: ago(3) });
    const item = await only('price_accepted');
    expect((await mark(item, { mark: 'done' })).status).toBe(200);
    expect(await kinds()).toEqual([]);
    expect((await mark(item, { mark: 'open' })).status).toBe(200);
    expect(await kinds()).toEqual(['price_accepted']);
    await mark(item, { mark: 'done' });
    await makeLink(app, client.id, 'accepted', { status_since: ago(1) });
    expect(await kinds()).toEqual(['price_accepted']);
  });

  it('snoozes to the end of the queue until its moment', async () => {
    await makeLink(app, client.id, 'otd_requested', { status_since: ago(3) });
    await makeLink(app, client.id, 'research_requested', { status_since: ago(2) });
    const snoozed_until = new Date(app.services.clock().getTime() + hour).toISOString();
    expect((await mark(await only('otd_asked'), { mark: 'snoozed', snoozed_until })).body).toMatchObject({ snoozed_until });
    expect((await queue()).map(({ kind, because }) => [kind, because === 'snoozed'])).toEqual([
      ['research_asked', false],
      ['otd_asked', true],
    ]);
    app.travel(hour + 1000);
    expect((await only('otd_asked')).because).not.toBe('snoozed');
    app.travel(-hour - 1000);
    expect((await mark(await only('research_asked'), { mark: 'snoozed' })).problem.errors).toHaveProperty('snoozed_until');
  });

  it('is of one reader alone', async () => {
    await makeLink(app, client.id, 'accepted');
    await mark(await only('price_accepted'), { mark: 'done' });
    expect(await kinds(world.tokens.admin)).toEqual(['price_accepted']);
  });

  it('ticks off nothing a client waits for, and leaves chats and follow-ups to their own records', async () => {
    await makeLink(app, client.id, 'otd_requested');
    expect(await mark(await only('otd_asked'), { mark: 'done' })).toMatchObject({ status: 409 });
    const row = await makeRow(app, client.id);
    await app.call('updateReEngageDate', { token, params: { id: row }, body: { date_to_re_engage: '2020-02-29' } });
    expect(await mark(await only('re_engage_overdue'), { mark: 'done' })).toMatchObject({ status: 409 });
  });

  it('is not written for what is not in the reader’s queue', async () => {
    await makeLink(app, client.id, 'accepted');
    const item = await only('price_accepted');
    const other = await makeAccount(world, 'employee');
    expect((await mark(item, { mark: 'done' }, await app.signIn(other.email))).status).toBe(404);
    expect((await mark({ ...item, target_id: item.user_id }, { mark: 'done' })).status).toBe(404);
    expect(await app.db.select().from(urgentMarks).where(eq(urgentMarks.client_id, client.id))).toEqual([]);
  });
});
