// Refused moves over HTTP: the state in a person's words, with the names and days of the record itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desc, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { parametersOf } from '../../engine/contract/state-sentences.ts';
import { operationSpecs } from '../../server/contract.ts';
import { users } from '../../server/db/schema.ts';
import { states } from '../../server/modules/states.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { caseWorld } from './cases/world.ts';
import type { CaseWorld } from './cases/case.ts';
import { makeLink } from './cases/offers.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

it('names what the reader did, and the way out: to the client, and to staff', async () => {
  const { id } = await makeLink(app, world.users.client, 'rejected', { status_since: '2026-11-20T15:00:00.000Z' });
  const [client] = await app.db.select({ name: users.first_name }).from(users).where(eq(users.id, world.users.client));
  const asked = (role: 'client' | 'employee') =>
    app.call('setLinkStatus', { params: { id }, token: world.tokens[role], body: { status: role === 'client' ? 'accepted' : 'purchased' } });
  const told = [await asked('client'), await asked('employee')];
  expect(told.map(({ status }) => status)).toEqual([409, 409]);
  expect(told.map(({ problem }) => problem.detail)).toEqual([
    expect.stringMatching(/^You rejected this car\. /),
    `${client?.name} rejected this link on Nov 20, 2026. Choose “Restore” or “No longer available” instead.`,
  ]);
});

describe('what fills the sentences of every state', () => {
  const sentences = new Map(operationSpecs.flatMap(({ machines }) => machines.map((machine) => [machine.schema, machine.sentences] as const)));
  it.each(Object.entries(states))('%s', async (schema, { table, about: aboutOf }) => {
    const named = Object.values(sentences.get(schema) ?? {}).flatMap((says) => (typeof says === 'string' ? [says] : Object.values(says)).flatMap(parametersOf));
    const [row] = await app.db
      .select({ id: table.id })
      .from(table as PgTable)
      .orderBy(desc(table.id))
      .limit(1);
    // A record that has just gone is still spoken of.
    for (const id of [row?.id, '01998a3e-0000-7000-8000-000000000000'].filter((one) => one !== undefined)) {
      const about = (await aboutOf?.(app.db, id)) ?? {};
      for (const name of named.filter((one) => one !== 'when' || id === row?.id)) expect(about[name], `${schema} {${name}}`).toMatch(/\S/);
    }
  });
});
