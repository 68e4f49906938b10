// Cars out of a spreadsheet that a job adds: how far it is, what was left out, and how it is stopped and undone.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { linkSheets, users } from '../../server/db/schema.ts';
import { addNextLinks } from '../../server/modules/links/index.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { testDatabase } from '../support/database.ts';
import { demoEmails } from '../../server/demo/logins.ts';
import { makeAccount } from './cases/accounts.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const token = () => world.tokens.employee;
const newClient = () => makeAccount(world, 'client', { advisor_id: world.users.employee });
function sheet(user_id: string, lines: readonly string[], fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ user_id, ...fields })) form.set(name, value);
  form.set('file', new Blob([['url,title,price', ...lines].join('\n')], { type: 'text/csv' }), 'cars.csv');
  return form;
}
const lines = (count: number, about: string) =>
  Array.from({ length: count }, (_line, at) => `https://dealer.example/${about}-${at},Car ${at},${at === 7 ? '"38,49O"' : 30_000 + at}`);
const begin = (id: string, form: FormData, by = token()) => app.call('addLinkSheet', { token: by, params: { id }, form });
/** Every part is a job that the one before it writes. */
const whole = async () => {
  while ((await app.outbox.drain()) > 0);
};
const batchOf = async (user_id: string) => (await app.call('listLinkBatches', { token: token(), query: { user_id } })).body[0];
const countOf = async (id: string) => (await app.call('countLinksOfClient', { token: token(), params: { id } })).body.count;

it('5,000 rows are taken by one call, added part by part while nobody looks on, and undone as one', async () => {
  const { id: user_id } = await newClient();
  const id = uuidv7();
  const begun = await begin(id, sheet(user_id, lines(5_000, 'many')));
  expect([begun.status, begun.body]).toEqual([201, expect.objectContaining({ id, links: 0 })]);
  expect(begun.body.run).toEqual({ state: 'running', total: 5_000, done: 0, created: 0, left_out: 0, problem: null });
  await whole();
  expect(await batchOf(user_id)).toMatchObject({
    id,
    links: 4_999,
    removable: 4_999,
    run: { state: 'done', total: 5_000, done: 5_000, created: 4_999, left_out: 1, problem: null },
  });
  const left = await app.call('listLeftOutLinks', { token: token(), params: { id } });
  expect(left.body).toEqual([
    { row: 9, cells: { url: 'https://dealer.example/many-7', title: 'Car 7', price: '38,49O' }, errors: { price: expect.any(String) } },
  ]);
  // The rows themselves are kept no longer than it takes.
  expect(await app.db.select({ rows: linkSheets.rows }).from(linkSheets).where(eq(linkSheets.id, id))).toEqual([{ rows: [] }]);
  let removable = 5_000;
  while (removable > 0) removable = (await app.call('undoLinkBatch', { token: token(), params: { id } })).body.removable;
  expect([await countOf(user_id), await batchOf(user_id)]).toEqual([0, undefined]);
});

it('the same call again begins nothing anew, and a row the client has is left out', async () => {
  const { id: user_id } = await newClient();
  const id = uuidv7();
  await begin(id, sheet(user_id, [...lines(2, 'again'), ...lines(1, 'again')]));
  await begin(id, sheet(user_id, lines(50, 'other')));
  await whole();
  await begin(id, sheet(user_id, lines(50, 'other')));
  await whole();
  expect(await batchOf(user_id)).toMatchObject({ links: 2, run: { total: 3, created: 2, left_out: 1 } });
});

it('what was mended is forgotten, and the batch stays', async () => {
  const { id: user_id } = await newClient();
  const id = uuidv7();
  await begin(id, sheet(user_id, lines(8, 'mended')));
  await whole();
  expect((await app.call('forgetLeftOutLinks', { token: token(), params: { id } })).body).toMatchObject({ links: 7, run: { left_out: 0 } });
  expect((await app.call('listLeftOutLinks', { token: token(), params: { id } })).body).toEqual([]);
});

it('is published when all are added, with one notification and the message', async () => {
  const client = await newClient();
  const theirs = await app.signIn(client.email);
  await begin(uuidv7(), sheet(client.id, lines(5, 'shown'), { is_displayed: 'true', message: 'Five for you.' }));
  await whole();
  expect(await batchOf(client.id)).toMatchObject({ links: 5, shown: 5, run: { state: 'done', problem: null } });
  const { body } = await app.call('listNotifications', { token: theirs, params: { a: client.id, b: 'client' } });
  expect(body.items.map(({ words }) => words)).toEqual([expect.stringMatching(/^5 new cars from .*Five for you\./)]);
});

/** A spreadsheet whose job no program has taken up. */
async function asleep(user_id: string, count: number, about: string): Promise<string> {
  const rows = lines(count, about).map((line, at) => {
    const [url = '', title = ''] = line.split(',');
    return { row: at + 2, cells: { url, title } };
  });
  const values = { id: uuidv7(), user_id, created_by: world.users.employee, state: 'running', total: count, is_displayed: false, rows } as const;
  await app.db.insert(linkSheets).values(values);
  return values.id;
}
const nextOf = (batch_id: string) => addNextLinks({ batch_id, from: 0 }, { id: batch_id, db: app.db, services: app.services });

it('goes on where a program ended in the middle of it: a part that is done twice is done once', async () => {
  const { id: user_id } = await newClient();
  const id = await asleep(user_id, 250, 'asleep');
  await Promise.all([nextOf(id), nextOf(id)]);
  await whole();
  await nextOf(id);
  expect(await batchOf(user_id)).toMatchObject({ links: 250, run: { state: 'done', created: 250, left_out: 0 } });
});

it('is stopped with its rows left to be sent again', async () => {
  const { id: user_id } = await newClient();
  const id = await asleep(user_id, 150, 'stopped');
  const stopped = await app.call('stopLinkSheet', { token: token(), params: { id } });
  await nextOf(id);
  expect(stopped.body).toMatchObject({ links: 0, run: { state: 'stopped', left_out: 150 } });
  expect(await countOf(user_id)).toBe(0);
  expect((await app.call('listLeftOutLinks', { token: token(), params: { id } })).body.at(-1)).toMatchObject({ row: 151, errors: {} });
});

it('ends by itself where a part fails at every try: what is added can be undone, the rest is left out, and why is said', async () => {
  const { id: user_id } = await newClient();
  const id = uuidv7();
  await begin(id, sheet(user_id, lines(250, 'broken')));
  await app.db.execute(sql`alter table links add constraint no_such_car check (title is distinct from 'Car 120') not valid`);
  try {
    for (let tries = 0; tries < 11; tries += 1) {
      await whole();
      expect(await batchOf(user_id)).toMatchObject({ links: 99, run: { state: tries < 10 ? 'running' : 'stopped' } });
      app.travel(3_600_000 / 4);
    }
  } finally {
    await app.db.execute(sql`alter table links drop constraint no_such_car`);
  }
  expect(await batchOf(user_id)).toMatchObject({
    removable: 99,
    run: { state: 'stopped', done: 100, created: 99, left_out: 151, problem: 'We tried 11 times and couldn’t add the rest.' },
  });
  const left = await app.call('listLeftOutLinks', { token: token(), params: { id } });
  expect(left.body.at(-1)).toMatchObject({ row: 251, cells: { title: 'Car 249' }, errors: {} });
  expect((await app.call('undoLinkBatch', { token: token(), params: { id } })).body).toMatchObject({ links: 0 });
});

it('a server that is started again on the same database continues it', async () => {
  const database = await testDatabase('demo');
  const first = await startApp({ database });
  const id = uuidv7();
  try {
    const by = await first.signIn(demoEmails.employee);
    const { body: clients } = await first.call('listUsers', { token: by, query: { filter: '{"role":"client"}' } });
    const user_id = clients[0]?.id ?? '';
    await first.call('addLinkSheet', { token: by, params: { id }, form: sheet(user_id, lines(250, 'restarted')) });
    await first.close();
    const second = await startApp({ database });
    try {
      while ((await second.outbox.drain()) > 0);
      const { body } = await second.call('listLinkBatches', { token: await second.signIn(demoEmails.employee), query: { user_id } });
      expect(body.find((batch) => batch.id === id)).toMatchObject({ links: 249, run: { state: 'done', done: 250, left_out: 1 } });
    } finally {
      await second.close();
    }
  } finally {
    await database.close();
  }
});

it('undone on its way, nothing more is added', async () => {
  const { id: user_id } = await newClient();
  const id = await asleep(user_id, 150, 'undone');
  expect((await app.call('undoLinkBatch', { token: token(), params: { id } })).body).toMatchObject({ links: 0, removable: 0 });
  await nextOf(id);
  expect([await countOf(user_id), await batchOf(user_id)]).toEqual([0, undefined]);
});

it('is nobody’s but its advisor’s, and ends where the client goes to another', async () => {
  const { id: user_id } = await newClient();
  const id = await asleep(user_id, 150, 'scope');
  const [{ email = '' } = {}] = await app.db.select({ email: users.email }).from(users).where(eq(users.id, world.users.otherEmployee));
  const other = { token: await app.signIn(email), params: { id } };
  const mine = await newClient();
  const calls = [
    app.call('addLinkSheet', { ...other, form: sheet(user_id, lines(1, 'theirs')) }),
    app.call('stopLinkSheet', other),
    app.call('listLeftOutLinks', other),
    app.call('forgetLeftOutLinks', other),
    app.call('undoLinkBatch', other),
    // The id of one client's is no other client's.
    begin(id, sheet(mine.id, lines(1, 'mine'))),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  await app.db.update(users).set({ advisor_id: world.users.otherEmployee }).where(eq(users.id, user_id));
  await nextOf(id);
  const [run] = await app.db.select().from(linkSheets).where(eq(linkSheets.id, id));
  expect(run).toMatchObject({ state: 'stopped', created: 0, problem: expect.any(String) });
});
