// Contract-shaped values made from a seed: the same contract gives the same samples.
import { boundOf, moments, resolve, type Bounds, type Contract, type Schema } from './document.ts';

/** A small seeded random source (mulberry32): 0 ≤ n < 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A value that satisfies a schema; `row` varies ids, enums, numbers and dates. */
export function sampleOf(contract: Contract, schema: Schema, random: () => number, row = 0, depth = 0): unknown {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    const first = alternatives.find((alternative) => alternative.type !== 'null');
    return first ? sampleOf(contract, first, random, row, depth) : null;
  }
  const resolved = resolve(contract, schema);
  if (resolved !== schema && (resolved.anyOf ?? resolved.oneOf)) return sampleOf(contract, resolved, random, row, depth);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum) return resolved.enum[Math.floor(random() * resolved.enum.length)];
  const type = Array.isArray(resolved.type) ? resolved.type.find((one) => one !== 'null') : resolved.type;
  switch (type) {
    case 'object':
      return sampleObject(contract, resolved, random, row, depth);
    case 'array': {
      if (resolved.prefixItems) return resolved.prefixItems.map((item) => sampleOf(contract, item, random, row, depth + 1));
      const length = depth > 4 ? 0 : Math.min(resolved.maxItems ?? 2, Math.max(resolved.minItems ?? 0, 2));
      const { items } = resolved;
      if (!items) return [];
      const values = Array.from({ length }, (_unused, index) => sampleOf(contract, items, random, row + index, depth + 1));
      return resolved.uniqueItems ? [...new Map(values.map((value) => [JSON.stringify(value), value])).values()] : values;
    }
    case 'integer':
    case 'number':
      return sampleNumber(resolved, random);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return sampleString(resolved, random, row);
  }
}

function sampleObject(contract: Contract, schema: Schema, random: () => number, row: number, depth: number): Record<string, unknown> {
  const required = new Set(schema.required ?? []);
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, unknown][] =>
    depth > 5 && !required.has(name) ? [] : [[name, sampleOf(contract, property, random, row, depth + 1)]],
  );
  return inOrder(contract, schema, Object.fromEntries(entries));
}

/** Values that must lie beyond another of the same object are swapped with it where they do not. */
function inOrder(contract: Contract, schema: Schema, values: Record<string, unknown>): Record<string, unknown> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const { bounds, unit } = resolve(contract, property)['x-display'] ?? {};
    const figure = values[name];
    if (unit?.most && unit.is[String(values[unit.by])] === 'percent' && typeof figure === 'number') values[name] = Math.min(figure, unit.most.percent);
    const { bound, limit } = bounds ? boundOf(bounds) : { bound: '', limit: '' };
    const [one, other] = [values[name], values[limit]];
    if ((typeof one !== 'number' && typeof one !== 'string') || typeof other !== typeof one) continue;
    const isMore = bound === 'from' || bound === 'after';
    if (isMore ? one < (other as typeof one) : one > (other as typeof one)) Object.assign(values, { [name]: other, [limit]: one });
  }
  return values;
}

function sampleNumber(schema: Schema, random: () => number): number {
  const low = schema.minimum ?? 0;
  const high = Math.min(schema.maximum ?? low + 1000, low + 100000);
  const near = typeof schema.example === 'number' ? schema.example : undefined;
  const value = near === undefined ? low + random() * (high - low) : Math.min(high, Math.max(low, near * (0.8 + random() * 0.4)));
  const step = schema.multipleOf ?? (schema.type === 'integer' || (Array.isArray(schema.type) && schema.type.includes('integer')) ? 1 : 0.01);
  return Number((Math.floor(value / step) * step).toFixed(4));
}

const nouns = ['amber', 'harbour', 'maple', 'granite', 'cedar', 'willow', 'summit', 'prairie', 'coral', 'juniper'];
/** Samples are dated from here, so that they never change with the day. */
const epoch = Date.UTC(2026, 0, 5, 15, 0, 0);
const hour = 3_600_000;

/** A day that stays past, or to come, whenever it is read. */
function boundDay(bounds: Bounds): string | undefined {
  const { bound, limit } = boundOf(bounds);
  if (!moments.has(limit)) return undefined;
  return bound === 'from' || bound === 'after' ? '2099-12-31' : '2026-01-05';
}

function sampleString(schema: Schema, random: () => number, row: number): string {
  const bounds = schema['x-display']?.bounds;
  const day = bounds && boundDay(bounds);
  if (day !== undefined) return schema.format === 'date' ? day : `${day}T15:00:00.000Z`;
  switch (schema.format) {
    case 'uuid':
      return sampleUuid(random);
    case 'date-time':
      return new Date(epoch + Math.floor(random() * 7000) * hour).toISOString();
    case 'date':
      return new Date(epoch + Math.floor(random() * 7000) * hour).toISOString().slice(0, 10);
    case 'email':
      return `${pick(nouns, random)}.${row + 1}@mailhaven.example`;
    case 'uri':
      return `https://cars.example/${pick(nouns, random)}/${row + 1}`;
  }
  if (typeof schema.example === 'string' && schema.pattern) return schema.example;
  const text =
    typeof schema.example === 'string'
      ? row === 0
        ? schema.example
        : `${schema.example} ${row + 1}`
      : `${pick(nouns, random)} ${pick(nouns, random)} ${row + 1}`;
  return text.slice(0, schema.maxLength ?? 200).padEnd(schema.minLength ?? 0, 'x');
}

function pick<T>(values: readonly T[], random: () => number): T | undefined {
  return values[Math.floor(random() * values.length)];
}

function sampleUuid(random: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
