// Made from the contract: every operation × every role, with a row of one's own, a foreign one and an unknown one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/api.ts';
import { roleValues } from '../../generated/enums.ts';
import { operations } from '../../generated/operations.ts';
import { operationSpecs, type OperationSpec } from '../../server/contract/contract.ts';
import { mismatchOf } from '../../server/contract/validate.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { cases } from './cases/index.ts';
import type { Caller, CallInput, CaseWorld } from './cases/case.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

const unknownId = '01998a3e-0000-7000-8000-000000000000';

async function call<Id extends OperationId>(id: Id, caller: Caller, input: CallInput<Id>) {
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
  const testCase = cases[spec.id];
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

describe('whoever may call', () => {
  const calls = withCase.flatMap(({ spec, testCase: { succeeds } }) => {
    if (typeof succeeds === 'string') return [];
    return [...(spec.public ? ['public' as const] : []), ...spec.roles].map((caller) => [spec.id, caller, spec, succeeds] as const);
  });
  it.each(calls)('is answered as declared: %s as %s', async (id, caller, spec, succeeds) => {
    const input = await succeeds(world, caller);
    const answer = await call(id, caller, input as CallInput<typeof id>);
    expect(answer.status, JSON.stringify(answer.problem)).toBe(spec.success.status);
    expect(spec.success.schema && mismatchOf(spec.success.schema, answer.body)).toBeUndefined();
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
    const answer = await call(id, role, input as CallInput<typeof id>);
    const unknown = await call(id, role, { ...input, ...anyInput(id) } as CallInput<typeof id>);
    expect(answer.status, JSON.stringify(answer.problem)).toBe(404);
    expect({ ...answer.problem, request_id: '' }).toEqual({ ...unknown.problem, request_id: '' });
  });
});
