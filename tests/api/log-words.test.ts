// Nothing personal is logged (docs/rules.md): every call of the access tests is made with the log at its most talkative, and the log searched for whom and what
// they name. A marked person's e-mail, name, phone and password go in by every call that takes a text, also where it is refused or fails.
import { Writable } from 'node:stream';
import type { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { roleValues } from '../../generated/enums.ts';
import type { OperationId } from '../../generated/api.ts';
import { createLog } from '../../server/log.ts';
import { users } from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { anyCases } from './cases/index.ts';
import { caseWorld } from './cases/world.ts';
import type { CaseWorld } from './cases/case.ts';

const marked = { email: 'zzmarkedzz@mailhaven.example', name: 'Zzmarkedname', phone: '(207) 555-7391', secret: 'zz-marked-secret-4711' };

let said = '';
let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      said += chunk.toString();
      done();
    },
  });
  app = await startApp({ log: createLog('debug', sink as unknown as pino.DestinationStream) });
  world = await caseWorld(app);
});
afterAll(() => app.close());

/** A body with the marks in the place of every text. */
function withMarks(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withMarks(one, key));
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMarks(one, name)]));
  if (typeof value !== 'string') return value;
  if (/password|token|code|secret/.test(key)) return marked.secret;
  if (/email|^to$/.test(key)) return marked.email;
  if (/phone/.test(key)) return marked.phone;
  return /name|text|message|reason|note|comment|subject|q$/.test(key) ? marked.name : value;
}

it('whatever is called, the log names no person, and none of their words', async () => {
  let made = 0;
  for (const id of Object.keys(anyCases) as OperationId[]) {
    const { succeeds } = anyCases[id];
    if (typeof succeeds === 'string') continue;
    const caller = roleValues.find((role) => operations[id].roles.includes(role)) ?? 'public';
    // The world may refuse to prepare one case after another has moved its rows: the call is then left out.
    const input = await Promise.resolve(succeeds(world, caller)).catch(() => undefined);
    if (!input) continue;
    const token = input.token ?? (caller === 'public' ? undefined : world.tokens[caller]);
    const { params, query, body, form, headers } = input;
    const searched = query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, withMarks(value, name)]));
    await app.call(id, { params, query: searched, body: body === undefined ? undefined : withMarks(body), form, headers, token });
    made += 1;
  }
  await app.letters();
  expect(made).toBeGreaterThan(200);
  const lines = said.split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(made);
  const everybody = await app.db.select({ email: users.email, phone: users.phone }).from(users);
  const words = [...Object.values(marked), ...Object.values(world.tokens), ...everybody.flatMap(({ email, phone }) => [email, ...(phone ? [phone] : [])])];
  const found = lines.filter((line) => words.some((word) => line.includes(word))).map((line) => line.slice(0, 300));
  expect(found).toEqual([]);
});
