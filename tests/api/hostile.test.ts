// Made from the contract: every operation with hostile parameters, bodies and forms, by somebody who may call it. Whatever
// comes is answered with a success as declared or with a 4xx problem that tells nothing of the inside, and the server goes on.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { OperationId, Role } from '../../generated/api.ts';
import { demoLogins, demoPassword } from '../../server/demo/logins.ts';
import { operationSpecs } from '../../server/contract.ts';
import type { OperationSpec } from '../../engine/server/contract.ts';
import { users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { onPostgres } from '../support/database.ts';
import type { Caller, CallInput, CaseWorld, Making } from './cases/case.ts';
import { cases } from './cases/index.ts';
import { caseWorld } from './cases/world.ts';
import { spoils, type ValidCall, type WireCall } from './hostile/requests.ts';

/** The same calls in each run, others on each engine, and fewer on the embedded one, which differs in what it says of a refused value and not of a refused body; another seed, or more of them, go further: `HOSTILE_SEED=7 HOSTILE_RUNS=300`, or `HOSTILE_CALLS=20000` in all. */
const seed = Number(process.env['HOSTILE_SEED'] ?? (onPostgres ? 2027 : 2026));
const leastCalls = Number(process.env['HOSTILE_CALLS'] ?? 0);
const numRuns = Number(process.env['HOSTILE_RUNS'] ?? (leastCalls > 0 ? Math.ceil(leastCalls / operationSpecs.length) : onPostgres ? 13 : 4));
/** Hostile calls that were answered, and did no harm. */
let sent = 0;

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(async () => {
  // `npm run trust` reads it.
  process.stdout.write(`Hostile calls: ${sent}\n`);
  await app.close();
});

/** Words that stand only in what the inside says: SQL, stacks, paths, drivers. */
const inside = /\b(?:select|insert into|drizzle|pglite|postgres|ajv|node_modules|relation|syntax error|cannot read prop|undefined is|\.ts:\d)\b/i;

const callerOf = (spec: OperationSpec): Caller => spec.roles[0] ?? 'public';

async function send(spec: OperationSpec, call: WireCall, token: string | undefined): Promise<Response> {
  return fetch(`${app.url}/api${call.path}`, {
    method: spec.method.toUpperCase(),
    headers: { ...call.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(call.body === undefined ? {} : { body: call.body }),
  });
}

async function expectNoHarm(spec: OperationSpec, answer: Response, sentence: string): Promise<void> {
  const text = await answer.text();
  const told = `${sentence} → ${answer.status} ${text.slice(0, 400)}`;
  expect(answer.status, told).toBeLessThan(500);
  if (answer.status < 400) return expect(answer.status, told).toBe(spec.success.status);
  expect(answer.headers.get('content-type'), told).toContain('application/problem+json');
  const problem: unknown = JSON.parse(text);
  expect(problem, told).toMatchObject({ status: answer.status, request_id: answer.headers.get('x-request-id') });
  // The names of wrong fields and parameters come from the caller; everything else is ours.
  const { title, detail } = problem as { title: string; detail?: string };
  expect(title, told).not.toMatch(inside);
  if (!spec.parameters.some((parameter) => detail?.includes(parameter.name))) expect(detail ?? '', told).not.toMatch(inside);
}

/** An admin who took their own role away, say, gets it back: what comes after must reach what it calls. */
async function revive(role: Role): Promise<void> {
  const [email] = demoLogins.filter((login) => login.role === role).map((login) => login.email);
  if (!email) throw new Error(`the demo data has nobody who is ${role}`);
  await app.db.update(users).set({ role, status: 'active', email }).where(eq(users.id, world.users[role]));
  const { body } = await app.call('login', { body: { email, password: demoPassword } });
  world.tokens[role] = body.access_token;
}

describe('hostile calls do no harm', () => {
  // Some calls need a whole sign-up each time that one succeeds.
  it.each(operationSpecs.map((spec) => [spec.id, spec] as const))('%s', { timeout: 400_000 * Math.max(1, numRuns / 13) }, async (id, spec) => {
    const caller = callerOf(spec);
    const { succeeds } = cases[id];
    const make = async (): Promise<ValidCall> =>
      typeof succeeds === 'string' ? {} : ((await (succeeds as Making<OperationId>)(world, caller)) as CallInput<OperationId> as ValidCall);
    let valid = await make();
    await fc.assert(
      fc.asyncProperty(spoils(spec), async (spoil) => {
        const token = valid.token ?? (caller === 'public' ? undefined : world.tokens[caller]);
        const answer = await send(spec, spoil.apply(valid), token);
        await expectNoHarm(spec, answer, spoil.label);
        sent += 1;
        // What succeeded may have used the row up.
        if (answer.ok && spec.method !== 'get') valid = await make();
        if (answer.status === 401 && caller !== 'public') await revive(caller);
      }),
      { seed, numRuns },
    );
    expect((await app.fetch('/healthz')).status).toBe(200);
  });

  it('leaves the callers signed in, so that they reached what they called', async () => {
    for (const token of Object.values(world.tokens)) expect((await app.call('getMe', { token })).status).toBe(200);
  });
});
