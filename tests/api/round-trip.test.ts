// Made from the contract: whatever a change accepts is answered and read again as it was sent, text by text, on both engines.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/api.ts';
import { keptText } from '../../engine/contract/text-rules.ts';
import { resolveSchema, type JsonSchema } from '../../engine/server/json-schema.ts';
import { operationSpecs } from '../../server/contract.ts';
import type { OperationSpec } from '../../engine/server/contract.ts';
import { startApp, type TestApp } from '../support/app.ts';
import type { CallInput } from '../support/calls.ts';
import type { CaseWorld, Making } from './cases/case.ts';
import { cases } from './cases/index.ts';
import { caseWorld } from './cases/world.ts';
import { acceptable } from './hostile/acceptable.ts';

/** The same calls in each run; another seed, or more of them, go further: `HOSTILE_SEED=7 HOSTILE_RUNS=100`. */
const seed = Number(process.env['HOSTILE_SEED'] ?? 2026);
const numRuns = Number(process.env['HOSTILE_RUNS'] ?? 3);

let app: TestApp;
let world: CaseWorld;
beforeAll(async () => {
  app = await startApp();
  world = await caseWorld(app);
});
afterAll(() => app.close());

type Values = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Values => value !== null && typeof value === 'object' && !Array.isArray(value);
const propertiesOf = (schema: JsonSchema | undefined): Record<string, JsonSchema> => (schema ? (resolveSchema(schema).properties ?? {}) : {});

/**
 * What a handler makes of a value on purpose, by the field's name. Everything else comes back as it was kept at the door.
 */
const madeOf: Readonly<Record<string, (value: unknown) => unknown>> = {
  // Says which version was read; the next one is answered.
  version: () => undefined,
  // Upper and lower case make no difference.
  code: (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  // Counts with one status alone.
  snoozed_until: () => undefined,
  // Empty lets the server fill it in.
  amount: (value) => value ?? undefined,
};

/** Fields of a body that the answer has too. */
function echoed(spec: OperationSpec): [string, JsonSchema][] {
  const answered = propertiesOf(spec.success.schema);
  const other = namesakes[spec.id] ?? [];
  return Object.entries(propertiesOf(spec.body?.schema)).filter(
    ([name, property]) => name in answered && !other.includes(name) && !resolveSchema(property).readOnly,
  );
}

/** How the answered record is read by itself. */
function reading(spec: OperationSpec): OperationSpec | undefined {
  const answered = spec.success.schema && resolveSchema(spec.success.schema).title;
  return operationSpecs.find(
    (other) =>
      other.method === 'get' &&
      other.path.endsWith('}') &&
      answered !== undefined &&
      other.success.schema &&
      resolveSchema(other.success.schema).title === answered,
  );
}

/** What a call takes and another record of the answer has under the same name. */
const namesakes: Readonly<Record<string, readonly string[]>> = {
  // Of the difference, and why the deal ended.
  answerDifference: ['reason'],
  // What registering costs, and the car.
  enterContract: ['title'],
  // The words with their fields, and the one line that arrives.
  previewMailText: ['subject'],
  // The version seen, and the next one.
  saveDealerDraft: ['draft_version'],
};

/** Kept until the link mailed to it is opened, so the account answers with the one it has. */
const confirmedLater: ReadonlySet<string> = new Set(['updateEmail']);

const written = operationSpecs.filter(
  (spec) =>
    !confirmedLater.has(spec.id) && spec.method !== 'get' && !spec.body?.multipart && echoed(spec).length > 0 && typeof cases[spec.id].succeeds !== 'string',
);

/** A moment as JSON writes it; a leap second, which no clock of ours has, as it came. */
function momentOf(text: string): string {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}

/** A value as it is kept: texts as at the door, moments as JSON writes them. */
function kept(value: unknown, schema: JsonSchema): unknown {
  const resolved = resolveSchema(schema);
  const branch = resolved.anyOf?.map(resolveSchema).find(({ type }) => type !== 'null') ?? resolved;
  if (typeof value === 'string') return branch.format === 'date-time' ? momentOf(value) : keptText(value);
  if (Array.isArray(value)) return value.map((item) => kept(item, branch.items || {}));
  if (!isObject(value)) return value;
  const properties = branch.properties ?? {};
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, kept(inner, properties[name] ?? {})]));
}

describe('what is accepted comes back equal', () => {
  it.each(written.map((spec) => [spec.id, spec] as const))('%s', async (id, spec) => {
    const caller = spec.roles[0] ?? 'public';
    const read = reading(spec);
    const make = cases[id].succeeds as Making<OperationId>;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...echoed(spec)), fc.gen(), async ([name, property], g) => {
        const valid = (await make(world, caller)) as CallInput;
        const token = valid.token ?? (caller === 'public' ? undefined : world.tokens[caller]);
        const sent = g(acceptable, property);
        const answer = await app.call(id, { ...valid, token, body: { ...(isObject(valid.body) ? valid.body : {}), [name]: sent } });
        // What is refused is the other test's business (hostile.test.ts).
        expect(answer.status, `sent ${JSON.stringify(sent)}`).toBeLessThan(500);
        if (answer.status >= 400) return;
        const body: unknown = answer.body;
        if (!isObject(body)) throw new Error(`${id} answers no record`);
        const made = (madeOf[name] ?? ((value: unknown) => kept(value, property)))(sent);
        if (made !== undefined) expect({ [name]: body[name] }, `sent ${JSON.stringify(sent)}`).toMatchObject({ [name]: made });
        // A page may have the record's title and hold it further down.
        if (!read || !(name in propertiesOf(read.success.schema)) || !read.roles.includes(caller as never)) return;
        const params = Object.fromEntries(
          read.parameters.filter((each) => each.in === 'path').map((each) => [each.name, body[each.name] ?? valid.params?.[each.name] ?? body['id']]),
        );
        const again = await app.call(read.id, { token, params });
        const now: unknown = again.body;
        expect(again.status, JSON.stringify(again.problem)).toBe(200);
        expect({ [name]: isObject(now) && now[name] }, `sent ${JSON.stringify(sent)}`).toEqual({ [name]: body[name] });
      }),
      { seed, numRuns },
    );
  });
});
