// Made from the contract: every operation × everybody who may call it is answered as it says; access.test.ts has those who may not.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationSpecs } from '../../server/contract.ts';
import { mismatchOf } from '../../engine/server/validate.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { CaseWorld } from './cases/case.ts';
import { anyCases } from './cases/index.ts';
import { caseWorld } from './cases/world.ts';

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

describe('whoever may call', () => {
  const calls = operationSpecs.flatMap((spec) => {
    const succeeds = anyCases[spec.id]?.succeeds;
    if (succeeds === undefined || typeof succeeds === 'string') return [];
    return [...(spec.public ? ['public' as const] : []), ...spec.roles].map((caller) => [spec.id, caller, spec, succeeds] as const);
  });
  it.each(calls)('is answered as declared: %s as %s', async (id, caller, spec, succeeds) => {
    const input = await succeeds(world, caller);
    const token = input.token ?? (caller === 'public' ? undefined : world.tokens[caller]);
    const answer = await app.call(id, { ...input, token });
    expect(answer.status, JSON.stringify(answer.problem)).toBe(spec.success.status);
    expect(spec.success.schema && mismatchOf(spec.success.schema, answer.body)).toBeUndefined();
  });
});
