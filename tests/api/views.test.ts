// Saved views: one's own and shared ones, counted within the reader's own rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupingsOf } from '../../engine/contract/groupings.ts';
import { entryOf } from '../../engine/contract/conditions.ts';
import type { OperationId } from '../../generated/api.ts';
import { resources } from '../../generated/resources.ts';
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

const groupsOf = async (token: string, list: string, by: string, filter: Record<string, unknown> = {}) =>
  app.call('groupList', { token, query: { list, by, filter } });

describe('the groups of a list', () => {
  const grouped = resources.flatMap((resource) => groupingsOf(resource, 'admin').map((field) => ({ resource, by: field.name })));

  it('are of every list that pages and has a field with few values', () => {
    expect(grouped.map(({ resource, by }) => `${resource.name} ${by}`)).toEqual(
      expect.arrayContaining(['links advisor_id', 'links status', 'links is_displayed', 'users package_id', 'audit actor_role']),
    );
  });

  it.each(grouped.map(({ resource, by }) => [resource.name, by, resource.list?.id] as const))(
    '%s by %s: together as many as the list, and each as many as its filter finds',
    async (list, by, operation) => {
      const total = async (filter: object) => {
        const answer = await app.call(operation as OperationId, { token: admin, query: { filter, range: [0, 0] } } as never);
        return Number(answer.headers.get('content-range')?.split('/')[1] ?? answer.status);
      };
      // Of the audit, what the test itself calls is no part.
      const fixed = list === 'audit' ? { created_at_lte: new Date().toISOString() } : {};
      const { status, body } = await groupsOf(admin, list, by, fixed);
      expect(status).toBe(200);
      expect(body.is_capped).toBe(false);
      if (body.others === 0) expect(body.groups.reduce((sum, { count }) => sum + count, 0)).toBe(await total(fixed));
      expect(body.groups.map(({ count }) => count)).toEqual(body.groups.map(({ count }) => count).toSorted((one, next) => next - one));
      for (const { value, count } of body.groups.slice(0, 4))
        expect(await total({ ...fixed, ...(value === null ? { [entryOf(by, 'empty')]: true } : { [by]: value }) })).toBe(count);
    },
  );

  it('are counted within the reader’s own rows and under the filter', async () => {
    const all = (await groupsOf(admin, 'links', 'advisor_id')).body.groups;
    const own = (await groupsOf(maria, 'links', 'advisor_id')).body.groups;
    expect(all.length).toBeGreaterThan(1);
    expect(own).toHaveLength(1);
    expect(all).toContainEqual(own[0]);
    const strong = (await groupsOf(maria, 'links', 'advisor_id', { tier: 'strong' })).body.groups;
    expect(strong[0]?.count).toBe(await totalFor(maria, { tier: 'strong' }));
  });

  it('are refused by a field that has no few values, under a filter the list does not take, and of a list that is not the reader’s', async () => {
    expect((await groupsOf(admin, 'links', 'price')).status).toBe(400);
    expect((await groupsOf(admin, 'links', 'colour')).status).toBe(400);
    expect((await groupsOf(admin, 'links', 'status', { colour: 'red' })).status).toBe(400);
    expect((await groupsOf(maria, 'audit', 'area')).status).toBe(404);
    expect((await groupsOf(admin, 'nothing', 'area')).status).toBe(404);
  });

  it('are kept in a view', async () => {
    expect((await save(maria, { group_by: 'advisor_id' })).body).toMatchObject({ group_by: 'advisor_id' });
    expect((await save(maria)).body.group_by).toBeNull();
    expect((await save(maria, { group_by: 'price' })).problem?.errors).toHaveProperty('group_by');
  });
});
