// Made from the contract: every operation × everybody who may call it is answered as it says; access.test.ts has those who may not.
import { sql } from 'drizzle-orm';
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

/** What triggers keep, each as the query that finds rows for which it does not hold: it holds whatever was called. */
const kept: Readonly<Record<string, string>> = {
  'which of a client’s checklists is the newest': `select id from user_preferences where is_newest <>
    (id = (select other.id from user_preferences as other where other.user_id = user_preferences.user_id order by other.submitted_at desc nulls last, other.id desc limit 1))`,
  'whose a link is': `select links.id from links join users on users.id = links.user_id where links.advisor_id is distinct from
    case when users.role = 'client' and users.deleted_at is null then users.advisor_id end`,
  'whose a chat, a complaint and a checklist are': `select waiting.id from (select id, client_id, advisor_id from chats union all select id, user_id, advisor_id from complaints
    union all select id, user_id, advisor_id from user_preferences) as waiting join users on users.id = waiting.client_id where waiting.advisor_id is distinct from
    case when users.role = 'client' and users.deleted_at is null then users.advisor_id end`,
  'whose a report and a worksheet are': `select finding.link_id from (select link_id, advisor_id from research_reports union all select link_id, advisor_id from otd_worksheets) as finding
    join links on links.id = finding.link_id where finding.advisor_id is distinct from links.advisor_id`,
};
it.each(Object.entries(kept))('and after all of it is known: %s', async (_what, wrong) => {
  expect((await app.db.execute(sql.raw(wrong))).rows).toEqual([]);
});
