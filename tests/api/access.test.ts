// Made from the contract: every operation × every role that may not call it, and with a foreign row and an unknown one. as-declared.test.ts has those who may.
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/api.ts';
import { guestDecisionValues, roleValues } from '../../generated/enums.ts';
import { operations } from '../../generated/operations.ts';
import { resources } from '../../generated/resources.ts';
import { operationSpecs } from '../../server/contract.ts';
import type { OperationSpec } from '../../engine/server/contract.ts';
import { mismatchOf } from '../../engine/server/validate.ts';
import { guests, users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { CallInput } from '../support/calls.ts';
import { makeSignedIn } from './cases/accounts.ts';
import { anyCases } from './cases/index.ts';
import type { Caller, CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const unknownId = '01998a3e-0000-7000-8000-000000000000';

async function call(id: OperationId, caller: Caller, input: CallInput) {
  const token = input.token ?? (caller === 'public' ? undefined : world.tokens[caller]);
  return app.call(id, { ...input, ...(token ? { token } : {}) });
}

/** A call whose input does not matter: access is decided before it is read. */
function anyInput(id: OperationId): { params: Record<string, string> } {
  const names = [...operations[id].path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
  return { params: Object.fromEntries(names.map((name) => [name, unknownId])) };
}

const named = (specs: readonly OperationSpec[]) => specs.map((spec) => [spec.id, spec] as const);
const withToken = operationSpecs.filter((spec) => !spec.public);
const withCase = operationSpecs.flatMap((spec) => {
  const testCase = anyCases[spec.id];
  return testCase ? [{ spec, testCase }] : [];
});

describe('a call without a good token', () => {
  it.each(named(withToken))('is refused: %s', async (id) => {
    expect((await app.call(id, anyInput(id))).status).toBe(401);
    expect((await app.call(id, { ...anyInput(id), token: 'not-a-token-at-all-0000' })).status).toBe(401);
  });
});

describe('a role the contract does not name', () => {
  const refused = withToken.flatMap((spec) => roleValues.filter((role) => !spec.roles.includes(role)).map((role) => [spec.id, role] as const));
  it.each(refused)('is refused: %s as %s', async (id, role) => {
    expect((await app.call(id, { ...anyInput(id), token: world.tokens[role] })).status).toBe(403);
  });
});

describe('a guest', () => {
  let guest: string;
  beforeAll(async () => {
    const client_id = world.users.client;
    const account = await makeSignedIn(world, 'client', { guest_of: client_id });
    const names = { first_name: 'Sam', last_name: 'Case', email: account.email };
    await app.db.insert(guests).values({ ...names, client_id, user_id: account.id, decides: [...guestDecisionValues], invited_at: new Date(0).toISOString() });
    guest = account.token;
  });
  const open = withCase.filter(({ spec }) => spec.unfinished?.includes('guest'));
  const asGuest = (id: OperationId, input: CallInput) => app.call(id, { ...input, token: guest });

  it.each(named(withToken.filter((spec) => !spec.unfinished?.includes('guest'))))('is refused: %s', async (id) => {
    expect((await asGuest(id, anyInput(id))).status).toBe(403);
  });
  // Who names a guest for another area means it, and says so here.
  it('reaches the client’s cars and their own account, and no other area', () => {
    const areas = new Set(open.map(({ spec }) => operations[spec.id].path.split('/')[1]));
    expect([...areas].toSorted()).toEqual(['auth', 'links', 'otd-worksheets', 'push', 'research-reports', 'together', 'users']);
    expect(open.filter(({ spec }) => operations[spec.id].path.startsWith('/users')).map(({ spec }) => spec.id)).toEqual([
      'listGuests',
      'listRemarks',
      'checkUserStatus',
    ]);
  });
  const ofCars = open.flatMap(({ spec, testCase: { succeeds } }) =>
    typeof succeeds === 'string' || /^\/(auth|push|together|users\/check)/.test(operations[spec.id].path) ? [] : [[spec.id, spec, succeeds] as const],
  );
  it.each(ofCars)('is answered about the client’s cars: %s', async (id, spec, succeeds) => {
    const answer = await asGuest(id, await succeeds(world, 'client'));
    expect(answer.status, JSON.stringify(answer.problem)).toBe(spec.success.status);
    expect(spec.success.schema && mismatchOf(spec.success.schema, answer.body)).toBeUndefined();
  });
  const foreignCalls = open.flatMap(({ spec, testCase: { foreign } }) => (typeof foreign === 'string' ? [] : [[spec.id, foreign] as const]));
  it.each(foreignCalls)('finds no row of another client, as none that is unknown: %s', async (id, foreign) => {
    const input = await foreign(world, 'client');
    const answer = await asGuest(id, input);
    const unknown = await asGuest(id, { ...input, ...anyInput(id) });
    expect(answer.status, JSON.stringify(answer.problem)).toBe(404);
    expect({ ...answer.problem, request_id: '' }).toEqual({ ...unknown.problem, request_id: '' });
  });
  it('does not reach the account of the client who invited them', async () => {
    const params = { id: world.users.client };
    expect((await asGuest('updateUser', { params, body: { first_name: 'Other' } })).status).toBe(404);
    expect((await asGuest('checkUserStatus', { params })).status).toBe(404);
    expect((await asGuest('getMe', {})).body).toMatchObject({ guest_of: params.id });
  });
});

describe('a row out of scope', () => {
  const calls = withCase.flatMap(({ spec, testCase }) => {
    const { foreign } = testCase;
    if (typeof foreign === 'string') return [];
    return spec.roles.filter((role) => role !== 'admin').map((role) => [spec.id, role, foreign] as const);
  });
  it.each(calls)('is not there, like an unknown one: %s as %s', async (id, role, foreign) => {
    const input = await foreign(world, role);
    const answer = await call(id, role, input);
    const unknown = await call(id, role, { ...input, ...anyInput(id) });
    expect(answer.status, JSON.stringify(answer.problem)).toBe(404);
    expect({ ...answer.problem, request_id: '' }).toEqual({ ...unknown.problem, request_id: '' });
  });
});

// What is done to several chosen rows is one call for each, held above row by row.
describe('an act on several chosen rows, one call for each', () => {
  const several = new Set<string>(resources.flatMap(({ actions }) => actions.flatMap((action) => (action.several ? [action.id] : []))));
  const acts = withCase.filter(({ spec }) => several.has(spec.id) && spec.roles.some((role) => role !== 'admin') && operations[spec.id].path.includes('{id}'));
  it.each(acts.map(({ spec, testCase }) => [spec.id, testCase] as const))('has a row out of scope among the cases: %s', (_id, { foreign }) => {
    expect(foreign).toBeTypeOf('function');
  });
  it('is one of many', () => {
    expect(acts.length).toBeGreaterThan(12);
  });
});

// What the cases do with the client of the advisor who calls, done with clients who are not theirs (docs/rules.md, Ownership).
describe('as an advisor, a client who is not theirs', () => {
  const kinds = ['of another advisor', 'begun, and nobody’s now', 'in the pool'] as const;
  type Kind = (typeof kinds)[number];
  let clients: Record<Kind, string>;
  beforeAll(async () => {
    clients = await clientsNotTheirs();
  });

  const calls = withCase.flatMap(({ spec, testCase: { succeeds } }) =>
    typeof succeeds === 'string' || !spec.roles.includes('employee') || ofTheirOwn.has(spec.id)
      ? []
      : kinds.map((kind) => [spec.id, kind, spec, succeeds] as const),
  );
  const looked = new Set<string>();
  it.each(calls)('%s: %s', async (id, kind, spec, succeeds) => {
    const { input, names } = await callNaming(clients[kind], succeeds);
    if (!names) return;
    if (kind === 'in the pool') looked.add(id);
    const answer = await app.call(id, { ...input, token: world.tokens.employee });
    const said = `${answer.status} ${JSON.stringify(answer.problem ?? answer.body)}`;
    if (kind === 'in the pool' && ofChecklist.has(id)) expect(answer.status, said).toBe(200);
    else if (kind === 'in the pool' && spec.method !== 'get') expect(said).toMatch(/^409 .*Begin first/);
    else if (spec.paged && answer.status === 200) expect(answer.body).toEqual([]);
    else expect(answer.status, said).toBe(404);
  });

  it('is looked for by enough of the calls above', () => {
    expect(looked.size).toBeGreaterThan(60);
  });
});

/** A listing is its advisor's own, whoever it is shown to; evidence is read by whoever has the complaint, whoever has the client. */
const ofTheirOwn: ReadonlySet<OperationId> = new Set(['getListing', 'updateListing', 'deleteListing', 'getComplaintEvidence']);

/** Of the pool an advisor reads the checklist; beginning has its own tests. */
const ofChecklist: ReadonlySet<OperationId> = new Set(['getUserPreferences', 'getPreferencesOf']);

/** The case's call, made for that client, and whether it is about the client at all. What it prepares, an admin and the client do. */
async function callNaming(client: string, succeeds: (world: CaseWorld, caller: Caller) => unknown): Promise<{ input: object; names: boolean }> {
  let names = false;
  const people = {
    ...world.users,
    get client() {
      names = true;
      return client;
    },
  };
  const tokens = { ...world.tokens, employee: world.tokens.admin };
  const input = await succeeds({ app: world.app, users: people, tokens }, 'employee');
  return { input: Object(input), names };
}

/** Three of the other advisor's clients, as full of rows as the demo makes them: one stays theirs, two have nobody now. */
async function clientsNotTheirs() {
  const { db } = app;
  const theirs = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.advisor_id, world.users.otherEmployee),
        ne(users.id, world.users.otherClient),
        sql`exists (select 1 from payments where payments.user_id = users.id and payments.status = 'succeeded')`,
        sql`exists (select 1 from chats where chats.client_id = users.id and chats.kind = 'advisor')`,
        sql`exists (select 1 from user_preferences where user_preferences.user_id = users.id and user_preferences.submitted_at is not null)`,
      ),
    )
    .limit(2);
  const [left, free] = theirs;
  if (!left || !free) throw new Error('the other advisor has too few clients');
  await db.update(users).set({ advisor_id: null }).where(eq(users.id, left.id));
  await db.update(users).set({ advisor_id: null, begun_at: null }).where(eq(users.id, free.id));
  return { 'of another advisor': world.users.otherClient, 'begun, and nobody’s now': left.id, 'in the pool': free.id };
}
