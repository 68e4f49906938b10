import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roleValues } from '../../generated/enums.ts';
import { samples } from '../../generated/mocks.ts';
import { operationSpecs } from '../../server/contract.ts';
import { answerValidator } from './ajv.ts';
import { writerFor } from './answer-text.ts';
import { lastPart, type JsonSchema } from './json-schema.ts';
import { projectionFor } from './serialize.ts';

const named: Readonly<Record<string, readonly unknown[]>> = samples;

/** A value as an operation may answer with it: made-up records of the contract. */
function sampleOf(schema: JsonSchema): unknown {
  if (schema.$ref) return named[lastPart(schema.$ref)]?.[0];
  if (schema.type === 'array' && schema.items && schema.items.$ref) return named[lastPart(schema.items.$ref)]?.slice(0, 3);
  return undefined;
}

const answers = operationSpecs.flatMap(({ id, success: { schema } }) => {
  const sample = schema && sampleOf(schema);
  return schema && sample !== undefined ? [{ id, schema, sample }] : [];
});
const roles = [...roleValues, 'public'] as const;

/** The long way: cut down, checked, written. */
function longWay(schema: JsonSchema, role: (typeof roles)[number], value: unknown): string | undefined {
  const projected = projectionFor(schema, role)(value);
  return answerValidator(schema)(projected) ? JSON.stringify(projected) : undefined;
}

/** The places of scalars and members in a value. */
function placesIn(value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (value === null || typeof value !== 'object') return [at];
  return [at, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name]))];
}

function spoiled(value: unknown, [first, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (first === undefined) return to;
  const inner = spoiled(Reflect.get(value as object, first), rest, to);
  return Array.isArray(value) ? value.with(Number(first), inner) : { ...(value as object), [first]: inner };
}

describe('an answer written in one pass', () => {
  it('has the contract to write', () => {
    expect(answers.length).toBeGreaterThan(100);
  });

  it.each(answers)('is what the long way writes, for every role: $id', ({ schema, sample }) => {
    for (const role of roles) {
      const expected = longWay(schema, role, sample);
      expect(writerFor(schema, role)(sample) ?? expected).toBe(expected);
    }
  });

  it('is how nearly all of them leave', () => {
    const left = answers.filter(({ schema, sample }) => longWay(schema, 'admin', sample) !== undefined && writerFor(schema, 'admin')(sample) === undefined);
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  it('says nothing that the long way would not say, whatever is broken', () => {
    const anything = fc.oneof(
      fc.constantFrom(undefined, null, '', 0, -1, 1.5, true, [], {}, new Date(0), Number.NaN, 1e12),
      fc.string({ maxLength: 5000, unit: 'binary' }),
      fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...answers), fc.constantFrom(...roles), fc.nat(), anything, ({ schema, sample }, role, place, to) => {
        const places = placesIn(sample);
        const broken = spoiled(sample, places[place % places.length] ?? [], to);
        const written = writerFor(schema, role)(broken);
        if (written !== undefined) expect(written).toBe(longWay(schema, role, broken));
      }),
      { numRuns: 3000 },
    );
  });

  it('lets nothing undeclared out, and nothing this role may not read', () => {
    const found = answers.find(({ id }) => id === 'listLinks');
    const [link] = (found?.sample ?? []) as object[];
    const stored = [{ ...link, notes: 'Ask for Dana.', password_hash: 'x', photos: [] }];
    const written = (role: (typeof roles)[number]) => JSON.parse(writerFor(found?.schema ?? {}, role)(stored) ?? '[]') as object[];
    expect(written('admin')[0]).toMatchObject({ notes: 'Ask for Dana.' });
    for (const role of roles) expect(Object.keys(written(role)[0] ?? {})).not.toContain('password_hash');
    expect(Object.keys(written('client')[0] ?? {})).not.toContain('notes');
  });
});
