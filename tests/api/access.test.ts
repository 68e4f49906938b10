// Made from the contract: every operation × every role, with a row of one's own, a foreign one and an unknown one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId, Role } from '../../generated/api.ts';
import { roleValues } from '../../generated/enums.ts';
import { operations } from '../../generated/operations.ts';
import { operationSpecs } from '../../server/contract/contract.ts';
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

describe.each(operationSpecs.map((spec) => [spec.id, spec] as const))('%s', (id, spec) => {
  const testCase = cases[id];
  const rolesOut = roleValues.filter((role) => !spec.roles.includes(role));
  const hasId = spec.parameters.some((parameter) => parameter.in === 'path' && parameter.name === 'id');

  if (!spec.public) {
    it('asks for a token', async () => {
      expect((await app.call(id, anyInput(id))).status).toBe(401);
      expect((await app.call(id, { ...anyInput(id), token: 'not-a-token-at-all-0000' })).status).toBe(401);
    });
    it.each(rolesOut)('refuses the role %s', async (role) => {
      expect((await app.call(id, { ...anyInput(id), token: world.tokens[role] })).status).toBe(403);
    });
  }

  if (!testCase) return;
  const callers: Caller[] = [...(spec.public ? ['public' as const] : []), ...(spec.roles as Role[])];
  it.each(callers)('answers as declared to %s', async (caller) => {
    const input = await testCase.succeeds(world, caller);
    const answer = await call(id, caller, input as CallInput<typeof id>);
    expect(answer.status, JSON.stringify(answer.body)).toBe(spec.success.status);
    if (spec.success.schema) expect(mismatchOf(spec.success.schema, answer.body)).toBeUndefined();
  });

  const { foreign } = testCase;
  if (typeof foreign !== 'string') {
    it.each(spec.roles.filter((role) => role !== 'admin'))('hides a foreign row from %s as if it were not there', async (role) => {
      const input = await foreign(world, role);
      const answer = await call(id, role, input as CallInput<typeof id>);
      expect(answer.status, JSON.stringify(answer.body)).toBe(404);
      if (!hasId) return;
      const unknown = await call(id, role, { ...input, params: { ...input.params, id: unknownId } } as CallInput<typeof id>);
      expect({ ...answer.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    });
  }
});
