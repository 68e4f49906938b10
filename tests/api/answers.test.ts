// What leaves is checked: a change whose answer breaks the contract is taken back, a row that breaks it never closes its list.
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationSpecs } from '../../server/contract.ts';
import type { HandlerMap } from '../../engine/server/handler.ts';
import { registerContract } from '../../engine/server/register.ts';
import { insertRow, updateRow } from '../../server/db/rows.ts';
import { auditEntries, complaints, coupons, links, taxRules, users } from '../../server/db/schema.ts';
import { acceptBodies } from '../../server/http/bodies.ts';
import { answerErrors } from '../../server/http/errors.ts';
import { auditWitness } from '../../server/modules/audit/witness.ts';
import { authenticateWith } from '../../server/modules/sessions/authenticate.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { anyCases } from './cases/index.ts';
import type { CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp({ breaksRows: true });
  world = await caseWorld(app);
});
afterAll(() => app.close());

const taxRule = { name: 'Ohio', state: 'OH', rate: 5.75, base: 'price', effective_from: '2026-01-01', source: 'Ohio R.C. 5739.02' } as const;

describe('a change whose answer breaks the contract', () => {
  let careless: FastifyInstance;
  beforeAll(async () => {
    careless = Fastify({ genReqId: () => crypto.randomUUID() });
    answerErrors(careless);
    acceptBodies(careless);
    registerContract(careless, {
      operations: operationSpecs,
      listOf: () => undefined,
      states: {},
      db: app.db,
      services: app.services,
      handlers: carelessHandlers,
      authenticate: authenticateWith(app.config),
      witness: auditWitness,
    });
    await careless.ready();
  });
  afterAll(() => careless.close());

  const carelessHandlers = {
    createTaxRule: async ({ db, body }) => ({ ...(await insertRow(db, taxRules, body)), name: 'x' }),
    updateTaxRule: {
      steps: ({ params, body, settle }) => settle(async (db) => ({ ...(await updateRow(db, taxRules, params.id, body, undefined)), rate: -1 })),
    },
    turnOffCoupons: async ({ db, body }) => {
      for (const id of body.ids) await updateRow(db, coupons, id, { is_active: false }, undefined);
      return [...body.ids, 'not an id'];
    },
  } satisfies Partial<HandlerMap>;

  async function send(method: 'POST' | 'PATCH', url: string, body: object) {
    const answer = await careless.inject({ method, url, headers: { authorization: `Bearer ${world.tokens.admin}` }, payload: body });
    const problem: { detail: string; request_id: string } = answer.json();
    const audit = await app.db.select().from(auditEntries).where(eq(auditEntries.request_id, problem.request_id));
    return { status: answer.statusCode, problem, done: audit.filter(({ outcome }) => outcome === 'done') };
  }
  const told = 'This can’t be saved as it is: it couldn’t be shown afterwards. Nothing was changed. We’ve been notified.';

  it('is taken back with what was written down of it', async () => {
    const before = await app.db.$count(taxRules);
    const { status, problem, done } = await send('POST', '/tax-rules', taxRule);
    expect([status, problem.detail, done]).toEqual([500, told, []]);
    expect(await app.db.$count(taxRules)).toBe(before);
  });

  it('is taken back in the last of its steps', async () => {
    const made = await app.call('createTaxRule', { token: world.tokens.admin, body: taxRule });
    const { status, problem, done } = await send('PATCH', `/tax-rules/${made.body.id}`, { name: 'Ohio, changed' });
    expect([status, problem.detail, done]).toEqual([500, told, []]);
    const [kept] = await app.db.select().from(taxRules).where(eq(taxRules.id, made.body.id));
    expect(kept).toMatchObject({ name: 'Ohio', version: made.body.version });
  });

  it('is taken back for all that it was done to', async () => {
    const active = await app.db.select({ id: coupons.id }).from(coupons).where(eq(coupons.is_active, true)).limit(3);
    const ids = active.map(({ id }) => id);
    const { status, problem, done } = await send('POST', '/coupons/turn-off', { ids });
    expect([status, problem.detail, done]).toEqual([500, told, []]);
    expect(await app.db.$count(coupons, eq(coupons.is_active, true))).toBeGreaterThanOrEqual(ids.length);
  });
});

describe('a row that cannot be shown', () => {
  let id: string;
  beforeAll(async () => {
    const body = { subject: 'No answer since Tuesday', category: 'delay', details: 'Two questions and nobody came back to me.' };
    const made = await app.call('createComplaint', { token: world.tokens.client, body });
    id = made.body.id;
    await app.db.update(complaints).set({ subject: 'x' }).where(eq(complaints.id, id));
  });

  it('stays in its list with its id, for everybody, and the rest is as it was', async () => {
    for (const token of [world.tokens.client, world.tokens.admin]) {
      const listed = await app.call('listComplaints', { token });
      expect(listed.status).toBe(200);
      const at = listed.body.findIndex((row) => row.id === id);
      expect(listed.body[at]).toEqual({ id });
      expect(listed.headers.get('x-unshowable')).toBe(`/${at}`);
      expect(listed.headers.get('content-range')).toMatch(new RegExp(`^complaints 0-${listed.body.length - 1}/`));
      for (const row of listed.body.filter((each) => each.id !== id)) expect(row.subject.length).toBeGreaterThan(2);
    }
  });

  it('is told by itself with a sentence', async () => {
    const shown = await app.call('getComplaint', { token: world.tokens.admin, params: { id } });
    expect(shown.status).toBe(500);
    expect(shown.problem.detail).toBe('This record can’t be shown. We’ve been notified.');
  });

  it('is counted by the operation', async () => {
    await app.call('listComplaints', { token: world.tokens.admin });
    const metrics = await (await app.fetch('/metrics')).text();
    expect(metrics).toMatch(/^unshowable_rows_total\{operation="listComplaints"\} [1-9]/m);
  });

  it('is in the export with its id', async () => {
    const address = await app.call('getExportAddress', { token: world.tokens.admin, params: { resource: 'complaints' } });
    const csv = await (await app.fetch(address.body.url)).text();
    expect(csv.split('\r\n').filter((line) => line.includes(id))).toHaveLength(1);
  });

  it('can be deleted', async () => {
    const gone = await app.call('deleteComplaint', { token: world.tokens.admin, params: { id } });
    expect([gone.status, gone.body]).toEqual([200, { id }]);
    const listed = await app.call('listComplaints', { token: world.tokens.admin });
    expect(listed.headers.get('x-unshowable')).toBeNull();
  });
});

describe('an act on several records', () => {
  /** How a record of each resource is broken, and how it is read past its screens. */
  const breaking: Record<string, { table: PgTable & { id: PgColumn }; values: object }> = {
    coupons: { table: coupons, values: { package_identifiers: ['NOT ONE'] } },
    links: { table: links, values: { title: '' } },
    users: { table: users, values: { zip: 'x' } },
  };
  const severals = operationSpecs.flatMap(({ id, many }) => (many ? [[id, many] as const] : []));

  it('is found in the contract wherever it takes a list of ids', () => {
    const unmarked = operationSpecs.filter(({ body, many }) => !many && /"ids"|IdList/.test(JSON.stringify(body?.schema.properties ?? {})));
    expect(unmarked.map(({ id }) => id)).toEqual([]);
    expect(severals.length).toBeGreaterThan(8);
  });

  // Cases are gathered from records of five kinds, worded and cut to length where they are: none of them can't be shown.
  describe.each(severals.filter(([, { resource }]) => resource !== 'cases'))('%s', (operation, { field, resource }) => {
    const way = breaking[resource];
    if (!way) throw new Error(`Say how a record of ${resource} is broken.`);
    const rowOf = async (id: string) => (await app.db.select().from(way.table).where(eq(way.table.id, id)))[0];
    const breakRow = (id: string) => app.db.update(way.table).set(way.values).where(eq(way.table.id, id));
    const token = () => world.tokens.admin;
    /** A call that succeeds, as the access test makes it, and the ids in it. */
    async function input() {
      const { succeeds } = anyCases[operation];
      if (typeof succeeds === 'string') throw new Error(`${operation} has no case.`);
      const { params, body } = await succeeds(world, 'admin');
      const sent: Record<string, unknown> = { ...(body as object) };
      const ids = sent[field];
      if (!Array.isArray(ids)) throw new Error(`${operation} has no ids.`);
      return { params, body: sent, ids: ids.map(String) };
    }
    it('leaves what cannot be shown, says which, and does the others', async () => {
      const { params, body, ids } = await input();
      const [whole = ''] = ids;
      // Another call's own: it need not fit into this one, for it never comes that far.
      const [broken = ''] = (await input()).ids;
      await breakRow(broken);
      const before = { broken: await rowOf(broken), whole: await rowOf(whole) };
      const answer = await app.call(operation, { token: token(), params, body: { ...body, [field]: [...ids, broken] } });
      expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
      expect(answer.headers.get('x-unshowable')).toBe(`/${field}/${ids.length}`);
      if (Array.isArray(answer.body)) expect(answer.body).toEqual(ids);
      expect(await rowOf(broken)).toEqual(before.broken);
      expect(await rowOf(whole)).not.toEqual(before.whole);
    });

    it('is refused with a sentence where none can be shown', async () => {
      const { params, body, ids } = await input();
      for (const id of ids) await breakRow(id);
      const before = await Promise.all(ids.map(rowOf));
      const { status, problem } = await app.call(operation, { token: token(), params, body });
      expect(status).toBe(409);
      expect(problem.detail).toMatch(/(can’t| can) be shown, so we left (it|them) [\w ]+\. We’ve been notified\.$/);
      expect(await Promise.all(ids.map(rowOf))).toEqual(before);
    });
  });
});
