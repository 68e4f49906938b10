// Every body of the contract, broken in every way: the generated validators say yes and no as JSON Schema does, and server and browser
// name the same field with the same sentence.
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { bodies } from '../../../generated/validators/index.js';
import { operationSpecs } from '../../../server/contract.ts';
import type { OperationSpec } from '../../server/contract.ts';
import { Problem } from '../../server/problem.ts';
import { checkBody } from '../../server/validate.ts';
import { contractResolver } from '../../web/form/contractResolver.ts';
import { checked } from '../field-errors.ts';
import { sentences } from '../sentences.ts';
import { bodyOf, isBinary, operationsOf, resolve, walk, type Contract, type Schema } from '../document.ts';
import { sampleOf, seeded } from '../samples.ts';

const contract = document as unknown as Contract;
const specs = new Map<string, OperationSpec>(operationSpecs.map((operation) => [operation.id, operation]));

interface Case {
  what: string;
  /** Where the sentence must be; undefined where the value is good. */
  at?: string;
  body: unknown;
}

const withoutFiles = (schema: Schema): Schema => {
  const resolved = resolve(contract, schema);
  const properties = Object.fromEntries(Object.entries(resolved.properties ?? {}).filter(([, property]) => !isBinary(contract, property)));
  return { ...resolved, properties, required: (resolved.required ?? []).filter((name) => properties[name]) };
};

const operations = operationsOf(contract).flatMap(({ operation }) => {
  const body = bodyOf(operation);
  const spec = specs.get(operation.operationId);
  return body && spec ? [{ id: operation.operationId, spec, schema: withoutFiles(body.schema) }] : [];
});

/** The plain alternative of `anyOf: [X, null]`, and whether null would do. */
function plainOf(schema: Schema): { plain: Schema; nullable: boolean } {
  const resolved = resolve(contract, schema);
  const alternatives = resolved.anyOf?.map((one) => resolve(contract, one));
  const types = [resolved.type].flat();
  if (!alternatives) return { plain: resolved, nullable: types.includes('null') || resolved.type === undefined };
  return { plain: alternatives.find(({ type }) => type !== 'null') ?? resolved, nullable: alternatives.some(({ type }) => type === 'null') };
}

/** What is wrong with one value, and whether anything is. */
function brokenValues(schema: Schema, sample: unknown): [what: string, value: unknown, wrong: boolean][] {
  const { plain, nullable } = plainOf(schema);
  // One of several kinds: what is wrong for one may be right for another.
  if ((resolve(contract, schema).anyOf ?? []).length > (nullable ? 2 : 1)) return [];
  const { minLength = 0, maxLength, minimum, maximum, minItems = 0, maxItems, pattern, format, uniqueItems } = plain;
  const fixed = plain.enum ?? (plain.const === undefined ? undefined : [plain.const]);
  const types = [plain.type].flat();
  const is = (...wanted: string[]) => types.some((type) => wanted.includes(String(type)));
  const free = is('string') && !fixed && pattern === undefined && (format === undefined || format === 'password' || format === 'multiline');
  const values: [string, unknown, boolean][] = [
    ['null', null, !nullable],
    ['a value of another kind', is('object') ? 'text' : { odd: true }, types.length > 0 && types[0] !== undefined],
  ];
  if (fixed) values.push(['none of the choices', 'none-of-these', true]);
  if (is('string')) values.push(['a text with a control in it', 'a\u0007b', true]);
  if (free && minLength > 0) values.push(['empty', '', true]);
  if (free && minLength > 1) values.push(['one too short', '🚗'.repeat(minLength - 1), true], ['just long enough', '🚗'.repeat(minLength), false]);
  if (free && maxLength !== undefined) values.push(['one too long', '🚗'.repeat(maxLength + 1), true], ['just short enough', '🚗'.repeat(maxLength), false]);
  if (is('string') && pattern === '\\S') values.push(['spaces alone', ' '.repeat(Math.max(minLength, 3)), true]);
  if (is('string') && pattern !== undefined && pattern !== '\\S' && !fixed)
    values.push(['against the pattern', '§§§§§§§§', !new RegExp(pattern, 'u').test('§§§§§§§§')]);
  if (format === 'email' || format === 'uuid' || format === 'date' || format === 'date-time' || format === 'uri')
    values.push(['against the format', 'hannah@', true]);
  if (is('integer', 'number') && minimum !== undefined) values.push(['too small', minimum - 1, true], ['just big enough', minimum, false]);
  if (is('integer', 'number') && maximum !== undefined) values.push(['too big', maximum + 1, true], ['just small enough', maximum, false]);
  if (is('integer')) values.push(['half a number', (minimum ?? 0) + 0.5, true]);
  if (is('array') && Array.isArray(sample)) {
    if (minItems > 0) values.push(['an empty list', [], true]);
    const [first] = sample as unknown[];
    if (uniqueItems && first !== undefined) values.push(['the same twice', [first, first], true]);
    if (maxItems !== undefined && maxItems <= 1000) values.push(['one item too many', Array.from({ length: maxItems + 1 }, () => first ?? null), true]);
  }
  return values;
}

/** Cases for a value and all within it; `put` makes the body with another value in its place. */
function casesIn(schema: Schema, sample: unknown, at: string, put: (value: unknown) => unknown): Case[] {
  const name = at || 'body';
  const cases = brokenValues(schema, sample).map(([what, value, wrong]): Case => ({
    what: `${name}: ${what}`,
    ...(wrong ? { at: name } : {}),
    body: put(value),
  }));
  const { plain } = plainOf(schema);
  const inside = (key: string) => (at ? `${at}.${key}` : key);
  if (plain.properties && typeof sample === 'object' && sample !== null && !Array.isArray(sample)) {
    const values = sample as Readonly<Record<string, unknown>>;
    if (plain.additionalProperties === false)
      cases.push({ what: `${name}: a field more`, at: inside('nobody_knows'), body: put({ ...values, nobody_knows: 1 }) });
    for (const [key, property] of Object.entries(plain.properties)) {
      const { [key]: given, ...rest } = values;
      if (plain.required?.includes(key)) cases.push({ what: `${inside(key)}: missing`, at: inside(key), body: put(rest) });
      cases.push(...casesIn(property, given, inside(key), (value) => put({ ...values, [key]: value })));
    }
  }
  const { items } = plain;
  if (items && Array.isArray(sample) && sample.length > 0) cases.push(...casesIn(items, sample[0], inside('0'), (value) => put([value, ...sample.slice(1)])));
  return cases;
}

const boundSentences = new Set<string>();
walk(contract, [], (node) => {
  const says = (node as Schema)['x-display']?.bounds?.says;
  if (says !== undefined) boundSentences.add(says);
  const most = (node as Schema)['x-display']?.unit?.most;
  if (most) boundSentences.add(`Enter at most ${most.percent}%.`);
});

const casesOf = (schema: Schema): Case[] => {
  const sample = sampleOf(contract, schema, seeded(7));
  return casesIn(schema, sample, '', (value) => value);
};

function onServer(spec: OperationSpec, body: unknown): Readonly<Record<string, string>> {
  try {
    checkBody(spec, body, spec.roles[0] ?? 'public');
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.errors ?? {};
  }
}

async function inBrowser(id: string, body: unknown): Promise<Readonly<Record<string, string>>> {
  const validate = bodies[id];
  if (!validate) throw new Error(`no validator for ${id}`);
  // A form holds an object; what is none is told of the body as a whole.
  const { errors } = await contractResolver(() => checked(validate, body).errors)({}, undefined, { fields: {}, shouldUseNativeValidation: false });
  const flat = (node: unknown, path: string): [string, string][] => {
    if (typeof node !== 'object' || node === null) return [];
    const { type, message, ...inner } = node as Readonly<Record<string, unknown>>;
    const own: [string, string][] = type === 'contract' && typeof message === 'string' ? [[path, message]] : [];
    const children = type === 'contract' ? inner : (node as object);
    return [...own, ...Object.entries(children).flatMap(([key, value]) => flat(value, path ? `${path}.${key}` : key))];
  };
  return Object.fromEntries(flat(errors, ''));
}

const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats.default(ajv);
for (const format of ['cents', 'percent', 'phone', 'slug', 'password', 'binary', 'multiline']) ajv.addFormat(format, true);
// A web address is one that a browser reads, and no script; a UUID comes without a prefix.
ajv.addFormat('uri', { validate: (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) });
ajv.addSchema({ $id: 'contract.json', components: contract.components });
const absolute = (node: unknown): unknown =>
  JSON.parse(JSON.stringify(node), (key, value: unknown) => (key === '$ref' && typeof value === 'string' ? `contract.json${value}` : value));

describe.each(operations)('$id', ({ id, spec, schema }) => {
  const cases = casesOf(schema);

  it('is checked alike on both sides, and as JSON Schema says', async () => {
    const plain = ajv.compile(absolute(schema) as object);
    const differences: unknown[] = [];
    for (const { what, at, body } of cases) {
      const told = onServer(spec, body);
      // Who may set what is the server's own business.
      const forbidden = (name: string) => told[name] === sentences.forbidden;
      const others = (errors: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(errors).filter(([name]) => !forbidden(name)));
      const [server, browser] = [others(told), others(await inBrowser(id, body))];
      if (at !== undefined && forbidden(at)) continue;
      if (!isDeepStrictEqual(server, browser)) differences.push({ what, server, browser });
      if (at !== undefined && server[at] === undefined) differences.push({ what, missing: at, server });
      // Texts as they are kept: what a text may hold is asked before its schema.
      const kept = checked(bodies[id] ?? (() => true), body);
      const unfit = Object.values(kept.errors).some((sentence) => sentence.startsWith('Contains a character'));
      // What one value must be beside another, JSON Schema cannot say: bounds.test.ts.
      const beyond = Object.values(kept.errors).some((sentence) => boundSentences.has(sentence));
      if (!unfit && !beyond && plain(body) !== (Object.keys(server).length === 0)) differences.push({ what, schemaSays: plain(body), server });
    }
    expect(differences).toEqual([]);
    expect(cases.length).toBeGreaterThan(0);
  });
});

it('knows every rule of the contract that a body can break', () => {
  const all = operations.flatMap(({ id, spec, schema }) => casesOf(schema).map(({ body }) => ({ id, answer: onServer(spec, body) })));
  expect(all.length).toBeGreaterThan(3000);
  const said = new Set(all.flatMap(({ answer }) => Object.values(answer)));
  for (const sentence of [
    sentences.required,
    sentences.unknown,
    sentences.choice,
    sentences.number,
    sentences.whole,
    sentences.twice,
    'Enter a phone number with area code.',
    'Enter a date.',
  ])
    expect(said).toContain(sentence);
});
