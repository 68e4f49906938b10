// Values that must lie beside another: every such pair and moment of the contract, told at its field by server and browser alike.
import { describe, expect, it } from 'vitest';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { couponsResource } from '../../../generated/resources/coupons.ts';
import { bodies } from '../../../generated/validators/index.js';
import { operationSpecs } from '../../../server/contract.ts';
import { Problem } from '../../server/problem.ts';
import { checkBody } from '../../server/validate.ts';
import { boundOf, bodyOf, isBinary, moments, operationsOf, resolve, type Bounds, type Contract, type Schema } from '../document.ts';
import { checked, type FieldErrors } from '../field-errors.ts';
import { sampleOf, seeded } from '../samples.ts';

const contract = document as unknown as Contract;
const now = new Date('2026-11-22T17:00:00.000Z');
const today = '2026-11-22';

interface Field {
  operation: string;
  /** Path in the body, a list's first item as 0. */
  at: string[];
  schema: Schema;
}

/** Every field that a body of the contract may bring. */
const fields = operationsOf(contract).flatMap(({ operation }): Field[] => {
  const body = bodyOf(operation);
  const inside = (schema: Schema, at: string[]): Field[] => {
    const resolved = resolve(contract, schema);
    const own = (resolved.anyOf ?? []).flatMap((one) => inside(one, at));
    const items = resolved.items ? inside(resolved.items, [...at, '0']) : [];
    const properties = Object.entries(resolved.properties ?? {}).flatMap(([name, property]) =>
      resolve(contract, property).readOnly || isBinary(contract, property) ? [] : inside(property, [...at, name]),
    );
    return [{ operation: operation.operationId, at, schema: resolved }, ...own, ...items, ...properties];
  };
  return body ? inside(body.schema, []) : [];
});

const bounded = fields.flatMap(({ schema, ...field }) => {
  const bounds = schema['x-display']?.bounds;
  return bounds ? [{ ...field, ...boundOf(bounds), says: bounds.says, format: schema.format }] : [];
});
type Bounded = (typeof bounded)[number];

const byServer = (id: string, body: unknown): FieldErrors => {
  const spec = operationSpecs.find((one) => one.id === id);
  if (!spec) throw new Error(`no operation ${id}`);
  try {
    checkBody(spec, body, spec.roles[0] ?? 'public', now);
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...error.errors };
  }
};
const byBrowser = (id: string, body: unknown): FieldErrors => {
  const validate = bodies[id];
  if (!validate) throw new Error(`no validator for ${id}`);
  return checked(validate, body, { now, today }).errors;
};

const day = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const instant = (ms: number): string => new Date(now.getTime() + ms).toISOString();

/** A good value and its limit, and one that lies beyond it. */
function valuesOf({ bound, limit, format }: Bounded): { limit?: unknown; good: unknown; bad: unknown } {
  const isMore = bound === 'from' || bound === 'after';
  const isEqualGood = bound === 'from' || bound === 'until';
  if (limit === 'today') return { good: day(isMore ? 1 : -1), bad: day(isMore ? -2 : 2) };
  if (limit === 'now') return { good: instant(isMore ? 60_000 : -60_000), bad: instant(isMore ? -60_000 : 60_000) };
  if (format === 'date') return { limit: day(5), good: day(isEqualGood ? 5 : isMore ? 6 : 4), bad: day(isEqualGood ? (isMore ? 4 : 6) : 5) };
  if (format === 'date-time') return { limit: instant(0), good: instant(isMore ? 1 : -1), bad: instant(isEqualGood ? (isMore ? -1 : 1) : 0) };
  // Years and hours both take the figures of a day.
  const middle = 12;
  return { limit: middle, good: isEqualGood ? middle : middle + (isMore ? 1 : -1), bad: isEqualGood ? middle + (isMore ? -1 : 1) : middle };
}

function withValue(node: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(node)) return node.map((item: unknown, index) => (String(index) === step ? withValue(item, rest, value) : item));
  const object = (node ?? {}) as Readonly<Record<string, unknown>>;
  return { ...object, [step]: withValue(object[step], rest, value) };
}

describe.each(bounded)('$operation $at: $bound $limit', (field) => {
  const { operation, at, says } = field;
  const path = at.join('.');
  const body = sampleOf(contract, fields.find((one) => one.operation === operation && one.at.length === 0)?.schema ?? {}, seeded(7));
  const { limit, good, bad } = valuesOf(field);
  const [shift, sibling] = [path.endsWith('year_max') ? 2000 : 0, [...at.slice(0, -1), field.limit]];
  const put = (value: unknown): unknown => {
    const at2 = withValue(body, at, typeof value === 'number' ? value + shift : value);
    return limit === undefined ? at2 : withValue(at2, sibling, typeof limit === 'number' ? limit + shift : limit);
  };

  it('is told at the field on both sides', () => {
    for (const told of [byServer(operation, put(bad)), byBrowser(operation, put(bad))]) expect(told[path]).toBe(says);
  });

  it('says nothing of a value that lies where it may, or has nothing to lie beside', () => {
    for (const told of [byServer(operation, put(good)), byBrowser(operation, put(good))]) expect(told[path]).toBeUndefined();
    if (limit !== undefined) expect(byBrowser(operation, withValue(put(bad), sibling, null))[path]).not.toBe(says);
  });
});

it('knows today by the reader’s day in the browser, and everywhere on earth on the server', () => {
  const quote = { ...(sampleOf(contract, fields.find(({ operation }) => operation === 'addOtdWorksheet')?.schema ?? {}, seeded(7)) as object) };
  const [yesterday, dayAfter] = [{ ...quote, good_through: day(-1) }, { inspected: day(1) }.inspected];
  expect(byBrowser('addOtdWorksheet', yesterday)).toHaveProperty('good_through', 'This quote has already expired.');
  expect(byServer('addOtdWorksheet', yesterday)).toHaveProperty('good_through');
  expect(byServer('addOtdWorksheet', { ...quote, good_through: today })).not.toHaveProperty('good_through');
  // It is tomorrow in Kiritimati already.
  expect(byServer('updateLastContactDate', { date_of_last_contact: dayAfter })).toEqual({});
  expect(byBrowser('updateLastContactDate', { date_of_last_contact: dayAfter })).toHaveProperty('date_of_last_contact');
});

describe('the whole contract', () => {
  const nameOf = ({ operation, at }: Pick<Field, 'operation' | 'at'>) => `${operation} ${at.join('.')}`;
  /** Days and times that may be any. */
  const free: Readonly<Record<string, string>> = {
    starts_at: 'a coupon may have started',
    'changeCouponsEnd ends_at': 'held to the start of every coupon by its handler; an end in the past ends them now',
    earliest: 'once passed it says no more than “now”',
    payoff_good_through: 'kept while it runs out; domain/checklist.ts tells it at the field and when the checklist is sent',
    'updateReEngageDate date_to_re_engage': 'Undo puts back a day that is overdue',
    'markUrgentItem changed_at': 'given back as the queue answered it, by the same clock',
    due_on: 'a task may be late when it is written down, and Undo puts back a day that has passed',
    due_at: 'as due_on',
    effective_from: 'a tax rule may be in force already, or not yet',
  };

  it('says of every day and time that is entered where it must lie, or why it may be any', () => {
    const moment = fields.filter(({ schema }) => schema.format === 'date' || schema.format === 'date-time');
    const open = moment.filter(({ schema }) => !schema['x-display']?.bounds).filter((field) => !(nameOf(field) in free) && !((field.at.at(-1) ?? '') in free));
    expect(moment.length).toBeGreaterThan(15);
    expect(open.map(nameOf)).toEqual([]);
  });

  it('holds the later of two fields with an order to the first', () => {
    const pairs: [RegExp, string][] = [
      [/^(.*_)?min$/, 'max'],
      [/^(.*_)?from$/, 'to'],
      [/^(.*_)?starts(_at)?$/, 'ends'],
      [/^(.*_)?opens$/, 'closes'],
      [/^(.*_)?earliest$/, 'latest'],
      [/^(.*_)?oldest$/, 'newest'],
    ];
    const missing = fields.flatMap(({ operation, at, schema }) =>
      Object.keys(schema.properties ?? {}).flatMap((name) => {
        const [pattern, other] = pairs.find(([one]) => one.test(name)) ?? [];
        const partner = pattern && other && name.replace(/min|from|starts|opens|earliest|oldest/, other);
        const property = partner === undefined ? undefined : schema.properties?.[partner];
        if (!property || resolve(contract, property).readOnly) return [];
        const bounds: Bounds | undefined = resolve(contract, property)['x-display']?.bounds;
        return bounds && boundOf(bounds).limit === name ? [] : [`${operation} ${[...at, partner].join('.')}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('has a pair that a change may send in halves only where its handler looks at both', () => {
    const halves = bounded.filter(({ operation, at, limit }) => {
      if (moments.has(limit)) return false;
      const object = fields.find((one) => one.operation === operation && one.at.join('.') === at.slice(0, -1).join('.'));
      const placed = operationsOf(contract).find((one) => one.operation.operationId === operation);
      return placed?.method === 'patch' && at.length === 1 && !object?.schema.required?.includes(at[0] ?? '');
    });
    expect(halves.map(nameOf)).toEqual(['updateCoupon ends_at']);
  });
});

describe('a number that another field makes a share', () => {
  const coupon = { code: 'HALF', kind: 'percent', value: 150, package_identifiers: [], is_active: true };

  it('is told at its field where it is too much, by browser and server alike', () => {
    for (const check of [byBrowser, byServer]) {
      expect(check('createCoupon', coupon)).toEqual({ value: 'Enter at most 100%.' });
      expect(check('createCoupon', { ...coupon, value: 100 })).toEqual({});
      expect(check('createCoupon', { ...coupon, kind: 'amount', value: 15_000 })).toEqual({});
    }
  });

  it('is checked with that field in a form that changes one of the two', () => {
    const value = couponsResource.updateFields.find(({ name }) => name === 'value');
    expect(value?.beside).toBe('kind');
  });
});
