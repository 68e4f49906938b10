// What complaints can be about: everyone reads it, admins keep it, and no complaint loses its category on the way.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statementsOf } from '../../scripts/bench/statements.ts';
import { complaintCategories, complaints } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const seeded = ['My advisor', 'Car or listing', 'Price', 'Payment', 'Waiting too long', 'Something else'];
const keys = ['advisor', 'listing', 'price', 'payment', 'delay', 'other'];

/** As every installation begins. */
beforeEach(async () => {
  await app.db.delete(complaints);
  await app.db.delete(complaintCategories);
  await app.db.insert(complaintCategories).values(keys.map((id, at) => ({ id, name: seeded[at] ?? '', position: at + 1 })));
});

const admin = () => ({ token: world.tokens.admin });
const names = async (token = world.tokens.client) => (await app.call('listAllComplaintCategories', { token })).body.map(({ name }) => name);
const listed = async (token = world.tokens.admin) => (await app.call('listComplaintCategories', { token, query: { range: [0, 99] } })).body;
const remove = (id: string, move_to?: string) =>
  app.call('deleteComplaintCategory', { ...admin(), params: { id }, ...(move_to ? { query: { move_to } } : {}) });
const change = (id: string, body: { name?: string; position?: number; version?: number }) =>
  app.call('updateComplaintCategory', { ...admin(), params: { id }, body: body as { name: string; position: number; version: number } });
const complain = (category: string) =>
  app.call('createComplaint', { token: world.tokens.client, body: { subject: 'No answer', category, details: 'Two questions and nobody came back.' } });
const categoryOf = async (id: string) => (await app.call('getComplaint', { ...admin(), params: { id } })).body.category;

describe('complaints', () => {
  it('are ordered by what their category is called, up and down, page by page', async () => {
    // Its key comes first, its name last.
    await change('advisor', { name: 'zeal' });
    for (const category of ['advisor', 'price', 'delay', 'advisor']) await complain(category);
    const sorted = async (order: 'ASC' | 'DESC', range: [number, number] = [0, 9]) =>
      (await app.call('listComplaints', { ...admin(), query: { sort: ['category', order], range } })).body.map(({ category }) => category);
    const called = new Map((await listed()).map(({ id, name }) => [id, name.toLowerCase()]));
    const expected = ['advisor', 'price', 'delay', 'advisor'].toSorted((one, other) => ((called.get(one) ?? '') < (called.get(other) ?? '') ? -1 : 1));
    expect(expected.at(-1)).toBe('advisor');
    expect(await sorted('ASC')).toEqual(expected);
    expect(await sorted('DESC')).toEqual(expected.toReversed());
    expect(await sorted('ASC', [2, 3])).toEqual(expected.slice(2));
    const { body, headers } = await app.call('listComplaints', {
      ...admin(),
      query: { filter: { category: ['advisor', 'delay'] }, sort: ['category', 'DESC'], range: [0, 9] },
    });
    expect(body.map(({ category }) => category)).toEqual(['advisor', 'advisor', 'delay']);
    expect(headers.get('content-range')).toMatch(/\/3$/);
  });
});

describe('everyone', () => {
  it('reads them in order, and only admins how many complaints use each', async () => {
    await complain('delay');
    expect(await names()).toEqual(seeded);
    expect(await names(world.tokens.employee)).toEqual(seeded);
    expect((await listed()).map((one) => [one.id, one.complaints])).toEqual(keys.map((id) => [id, id === 'delay' ? 1 : 0]));
    expect((await listed(world.tokens.employee)).map((one) => one.complaints)).toEqual(keys.map(() => undefined));
    expect((await app.call('getComplaintCategory', { ...admin(), params: { id: 'delay' } })).body.complaints).toBe(1);
  });

  it('is told at the field of a category that was removed meanwhile', async () => {
    await remove('listing');
    const refused = await complain('listing');
    expect([refused.status, refused.problem.errors]).toEqual([422, { category: 'This category was removed. Choose another one.' }]);
    const { body } = await complain('delay');
    const corrected = await app.call('updateComplaint', { ...admin(), params: { id: body.id }, body: { category: 'listing' } });
    expect([corrected.status, corrected.problem.errors]).toEqual([422, { category: 'This category was removed. Choose another one.' }]);
  });
});

describe('admins', () => {
  it('add one at the end or where they say, under a name that no other has', async () => {
    const added = await app.call('createComplaintCategory', { ...admin(), body: { name: 'Paperwork' } });
    expect([added.status, added.body]).toMatchObject([201, { name: 'Paperwork', position: 7, complaints: 0, version: 1 }]);
    await app.call('createComplaintCategory', { ...admin(), body: { name: 'Delivery', position: 2 } });
    expect(await names()).toEqual([seeded[0], 'Delivery', ...seeded.slice(1), 'Paperwork']);
    const twice = await app.call('createComplaintCategory', { ...admin(), body: { name: ' PAPERWORK ' } });
    expect([twice.status, twice.problem.errors]).toEqual([422, { name: 'There’s already a category called Paperwork.' }]);
    expect((await complain(added.body.id)).status).toBe(201);
  });

  it('keep to as many as a client reads through', async () => {
    await app.db.insert(complaintCategories).values(Array.from({ length: 44 }, (_none, at) => ({ name: `Category ${at}`, position: 7 + at })));
    const refused = await app.call('createComplaintCategory', { ...admin(), body: { name: 'One more' } });
    expect([refused.status, refused.problem.detail]).toEqual([409, 'There can be 50 categories at most. Remove one first.']);
  });

  it('are read with how many complaints use each by one reading of the complaints', async () => {
    const statements = await statementsOf(() => listed());
    const lists = statements.filter((text) => text.includes('from "complaint_categories"'));
    // Asked of each category, a database may read all complaints for each.
    expect(lists.map((text) => text.includes('"complaints"."category" = "complaint_categories"."id"'))).not.toContain(true);
    expect(lists.some((text) => text.includes('group by "complaints"."category"'))).toBe(true);
  });

  it('rename one: its complaints keep it', async () => {
    const { body } = await complain('delay');
    const renamed = await change('delay', { name: 'Delay', version: 1 });
    expect(renamed.body).toMatchObject({ id: 'delay', name: 'Delay', position: 5, complaints: 1, version: 2 });
    expect(await names()).toContain('Delay');
    expect(await categoryOf(body.id)).toBe('delay');
    expect((await change('delay', { name: 'price' })).problem.errors).toEqual({ name: 'There’s already a category called Price.' });
    // In other letters it may have its own name.
    expect((await change('delay', { name: 'DELAY' })).status).toBe(200);
  });

  it('are told when another admin saved one meanwhile', async () => {
    await change('delay', { name: 'Delay', version: 1 });
    const late = await change('delay', { position: 1, version: 1 });
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({ your_version: 1, current: { name: 'Delay', version: 2 } });
  });

  it('put one elsewhere, and the others make room without being edited', async () => {
    await change('delay', { position: 1 });
    expect((await listed()).map(({ id, position, version }) => [id, position, version])).toEqual([
      ['delay', 1, 2],
      ['advisor', 2, 1],
      ['listing', 3, 1],
      ['price', 4, 1],
      ['payment', 5, 1],
      ['other', 6, 1],
    ]);
    await change('delay', { position: 100 });
    expect((await listed()).map(({ id }) => id)).toEqual(['advisor', 'listing', 'price', 'payment', 'other', 'delay']);
  });

  it('who add the same name at once have one of it', async () => {
    const add = () => app.call('createComplaintCategory', { ...admin(), body: { name: 'Paperwork' } });
    expect((await Promise.all([add(), add()])).map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect((await listed()).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('one that is removed', () => {
  it('goes at once where nothing uses it, and the others close up', async () => {
    expect((await remove('price')).body).toMatchObject({ id: 'price', complaints: 0 });
    expect((await listed()).map(({ id, position }) => [id, position])).toEqual([
      ['advisor', 1],
      ['listing', 2],
      ['payment', 3],
      ['delay', 4],
      ['other', 5],
    ]);
    expect((await remove('price')).status).toBe(404);
  });

  it('stays while complaints use it, until they say where those move', async () => {
    const made = [await complain('other'), await complain('other')];
    const refused = await remove('other');
    expect([refused.status, refused.problem.detail]).toEqual([409, 'In use by 2 complaints. Move them before you remove it.']);
    expect((await remove('other', 'other')).problem.errors).toEqual({ move_to: 'Choose another category.' });
    expect((await remove('other', 'gone')).problem.errors).toEqual({ move_to: 'Choose another category.' });
    expect(await names()).toEqual(seeded);
    const before = made.map(({ body }) => body);
    expect((await remove('other', 'delay')).status).toBe(200);
    for (const { id, updated_at, version } of before) {
      const { body } = await app.call('getComplaint', { ...admin(), params: { id } });
      expect(body).toMatchObject({ category: 'delay', updated_at, version: version + 1 });
    }
    expect((await listed()).find(({ id }) => id === 'delay')?.complaints).toBe(2);
  });

  it('is in the audit with how many complaints moved from where to where', async () => {
    await complain('other');
    await remove('other', 'delay');
    const { body } = await app.call('listAuditEntries', {
      ...admin(),
      query: { filter: { action: 'deleteComplaintCategory', target_id: 'other', outcome: 'done' } },
    });
    expect(body[0]).toMatchObject({
      words: 'Complaint category removed',
      actor_id: world.users.admin,
      resource: 'complaint-categories',
      changes: [
        { field: 'complaints', from: 1, to: 0 },
        { field: 'name', from: 'Something else', to: 'Waiting too long' },
      ],
    });
  });

  it('takes along what is written with it at the same moment, or it is refused', async () => {
    const [written, removed] = await Promise.all([complain('other'), remove('other', 'delay')]);
    expect(removed.status).toBe(200);
    if (written.status === 201) expect(await categoryOf(written.body.id)).toBe('delay');
    else expect(written.problem.errors).toHaveProperty('category');
  });

  it('may be the one about advisors only when no advisor would come to see a complaint by it', async () => {
    await complain('advisor');
    const refused = await remove('advisor', 'delay');
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      'In use by 1 complaint that the client’s advisor can’t see. Change its category before you remove it.',
    ]);
    await app.db.update(complaints).set({ category: 'delay' }).where(eq(complaints.category, 'advisor'));
    expect((await remove('advisor')).status).toBe(200);
  });

  it('is never the last one', async () => {
    for (const id of keys.slice(1)) await remove(id);
    const refused = await remove('advisor');
    expect([refused.status, refused.problem.detail]).toEqual([409, 'Clients need at least one category. Add another one before you remove this one.']);
  });
});

describe('lists of complaints', () => {
  it('filter by it, and write its name into a CSV', async () => {
    await complain('other');
    await complain('delay');
    const found = await app.call('listComplaints', { ...admin(), query: { filter: { category: ['other'] } } });
    expect(found.body.map(({ category }) => category)).toEqual(['other']);
    await change('other', { name: 'Anything else' });
    const { body } = await app.call('getExportAddress', { ...admin(), params: { resource: 'complaints' }, query: { filter: { category: 'other' } } });
    const csv = await (await app.fetch(body.url)).text();
    expect(csv).toContain('Anything else');
  });

  it('are told apart by its name in the reports', async () => {
    await complain('other');
    await change('other', { name: 'Anything else' });
    const { body } = await app.call('getBreakdownReport', { ...admin(), query: { breakdown: 'complaints' } });
    expect(body.parts).toContainEqual({ name: 'Anything else', count: 1 });
  });
});
