// Saved views: one's own and shared ones, counted within the reader's own rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from './cases/case.ts';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let admin: string;
let maria: string;
let other: string;
beforeAll(async () => {
  app = await startApp();
  admin = await app.signIn('admin@forecourt.example');
  maria = await app.signIn('advisor@forecourt.example');
  other = await app.signIn('advisor2@forecourt.example');
});
afterAll(() => app.close());

type Given = Partial<NonNullable<CallInput<'createSavedView'>['body']>>;
let made = 0;
const save = (token: string, given: Given = {}) => app.call('createSavedView', { token, body: { list: 'links', name: `View ${(made += 1)}`, ...given } });
const seen = async (token: string, list = 'links') => (await app.call('listSavedViews', { token, query: { list } })).body.map(({ id }) => id);
const countOf = async (token: string, id: string) =>
  (await app.call('countSavedViews', { token, query: { list: 'links' } })).body.find((view) => view.id === id);
const totalFor = async (token: string, filter: object) =>
  Number((await app.call('listLinks', { token, query: { filter } })).headers.get('content-range')?.split('/')[1]);

describe('a saved view', () => {
  it('comes back with its filter, order, columns and row height', async () => {
    const given = {
      filter: { or: [[{ price_empty: true }, { price_lte: 4_000_000 }]] },
      sort: ['price', 'ASC'],
      columns: ['price', 'title'],
      density: 'compact' as const,
    };
    const { status, body } = await save(maria, given);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...given, is_own: true, is_shared: false, owner_name: 'Maria Delgado' });
  });

  it('is its owner’s alone until it is shared, and the owner’s to change', async () => {
    const { body } = await save(maria);
    expect(await seen(other)).not.toContain(body.id);
    await app.call('updateSavedView', { token: maria, params: { id: body.id }, body: { is_shared: true } });
    expect(await seen(other)).toContain(body.id);
    expect((await app.call('updateSavedView', { token: other, params: { id: body.id }, body: { name: 'Mine now' } })).status).toBe(404);
    expect((await app.call('deleteSavedView', { token: other, params: { id: body.id } })).status).toBe(404);
    expect((await app.call('updateSavedView', { token: admin, params: { id: body.id }, body: { name: 'House view' } })).status).toBe(200);
  });

  it('counts and finds only the reader’s own rows, whoever shared it and whoever it names', async () => {
    const theirs = (await app.call('listLinks', { token: maria, query: { range: [0, 0] } })).body[0];
    const { body } = await save(maria, { is_shared: true, filter: { user_id: String(theirs?.user_id) } });
    const { body: all } = await save(maria, { is_shared: true });
    expect((await countOf(maria, body.id))?.count).toBeGreaterThan(0);
    expect((await countOf(other, body.id))?.count).toBe(0);
    for (const token of [admin, maria, other]) expect((await countOf(token, all.id))?.count).toBe(await totalFor(token, {}));
  });

  it('is refused where the list takes no such filter, order or column, and under a name twice', async () => {
    expect((await save(maria, { filter: { colour: 'red' } })).problem?.errors).toHaveProperty(['filter.colour']);
    expect((await save(maria, { sort: ['colour', 'ASC'] })).status).toBe(422);
    expect((await save(maria, { columns: ['colour'] })).problem?.errors).toHaveProperty('columns');
    expect((await save(maria, { list: 'nothing' })).problem?.errors).toHaveProperty('list');
    await save(maria, { name: 'Twice' });
    expect((await save(maria, { name: 'Twice' })).problem?.errors).toEqual({ name: 'You have a view with this name.' });
    expect((await save(other, { name: 'Twice' })).status).toBe(201);
  });

  it('of a list that is an admin’s alone is nothing to an advisor', async () => {
    const { status } = await save(admin, { list: 'audit', is_shared: true });
    expect(status).toBe(201);
    expect((await app.call('listSavedViews', { token: maria, query: { list: 'audit' } })).status).toBe(404);
    expect((await app.call('countSavedViews', { token: maria, query: { list: 'audit' } })).status).toBe(404);
  });
});
