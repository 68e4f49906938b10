// What a list can be asked for beyond what its contract writes down: operators on each field, by its type, and alternatives.
import { resolve, type Contract, type Schema } from './document.ts';
import type { Operator } from './operators.ts';

/** What follows a field's name in a filter; a value alone is *is*. */
export const operatorSuffixes = { not: '_not', gte: '_gte', lte: '_lte', contains: '_contains', empty: '_empty' } as const satisfies Record<
  Exclude<Operator, 'is'>,
  string
>;

/** In a filter: lists of conditions, of each of which one must hold. */
export const alternatives = 'or';
/** In a filter: only rows from this id on. */
export const readFrom = 'id_gte';
/** So many lists, and so many conditions in each: beyond, nobody reads the sentence. */
const mostLists = 8;
const mostInList = 8;

/** A field's name and how a filter's entry compares it: `price_gte` → price, gte. */
export function operatorOf(name: string): { field: string; operator: Operator } {
  for (const [operator, suffix] of Object.entries(operatorSuffixes))
    if (name.endsWith(suffix)) return { field: name.slice(0, -suffix.length), operator: operator as Operator };
  return { field: name, operator: 'is' };
}

/** The entry of a filter that compares a field so. */
export const entryOf = (field: string, operator: Operator): string => (operator === 'is' ? field : `${field}${operatorSuffixes[operator]}`);

/** What a filter follows from. */
interface Filtered {
  /** The filter as the contract writes it. */
  filters: Readonly<Record<string, Schema>>;
  /** A row of the list. */
  row: Schema;
  /** What the list can be sorted by, which is what an index keeps. */
  sortable: readonly string[];
  /** Who may ask for the list. */
  roles: readonly string[];
}

/**
 * A field's schema for each operator it takes beyond those that are written. Only fields of the row, and only those that every caller may read: what is not
 * shown is not found out by asking. Amounts and moments that can be sorted by can be bounded; texts are searched in part; what may be null may be asked for so.
 */
export function operatorFilters(contract: Contract, { filters, row, sortable, roles }: Filtered): Record<string, Schema> {
  const properties = resolve(contract, row).properties ?? {};
  const written = Object.keys(filters).map((name) => operatorOf(name).field);
  const added: Record<string, Schema> = {};
  // From an id on, in the order of ids: how a reader goes through all rows while they change under its hands.
  if (filters['id']) added[readFrom] = { ...filters['id'], title: 'From id' };
  for (const field of new Set([...written, ...sortable])) {
    const property = properties[field];
    if (!property || field === 'id' || field === 'q' || field === 'version') continue;
    const { schema, nullable } = withoutNull(contract, property);
    const readers = resolve(contract, property)['x-access']?.read ?? schema['x-access']?.read;
    if (readers && !roles.every((role) => readers.includes(role))) continue;
    const title = filters[field]?.title ?? resolve(contract, filters[field] ?? {}).title ?? property.title ?? schema.title ?? field;
    const add = (operator: Operator, made: Schema) => {
      const name = entryOf(field, operator);
      if (!filters[name]) added[name] = made;
    };
    const own = filters[field];
    if (own && isSingle(contract, own)) add('not', severalOf(contract, own, `${title} is not`));
    if (sortable.includes(field) && isBounded(schema)) {
      const bound = boundOf(property, schema);
      add('gte', { ...bound, title: `${title} from` });
      add('lte', { ...bound, title: `${title} to` });
    }
    if (isFreeText(schema) && (own || sortable.includes(field))) add('contains', { type: 'string', title: `${title} contains`, minLength: 1, maxLength: 200 });
    if (nullable) add('empty', { type: 'boolean', title: `${title} is empty` });
  }
  return added;
}

/** The lists of conditions beside a filter's fields. What a condition may be is the filter itself: the server checks each by the filter's own validator. */
export const alternativesSchema: Schema = {
  title: 'Alternatives',
  description: 'Of each list, one condition must be met; a condition is written like the filter and is met when all its fields are.',
  type: 'array',
  maxItems: mostLists,
  items: { type: 'array', minItems: 1, maxItems: mostInList, items: { type: 'object', additionalProperties: true } },
};

/** Takes one value, or several, of which each may match: a choice, an id, a text; no range, no yes and no. */
export function isSingle(contract: Contract, schema: Schema): boolean {
  const { type } = resolve(contract, schema);
  return type !== 'boolean' && type !== 'array' && !schema.anyOf;
}

/** One value or a list of them. */
export function severalOf(contract: Contract, schema: Schema, title?: string): Schema {
  const { title: written, description, ...one } = schema;
  const named = title ?? written ?? resolve(contract, schema).title;
  return { ...(named ? { title: named } : {}), ...(description ? { description } : {}), anyOf: [one, { type: 'array', maxItems: 1000, items: one }] };
}

/** A property without its null, and whether it had one. */
export function withoutNull(contract: Contract, property: Schema): { schema: Schema; nullable: boolean } {
  const written = resolve(contract, property);
  const choices = written.anyOf ?? written.oneOf;
  if (choices) {
    const real = choices.filter(({ type }) => type !== 'null');
    const [only] = real;
    const nullable = real.length < choices.length;
    return real.length === 1 && only ? { schema: resolve(contract, only), nullable } : { schema: written, nullable };
  }
  if (!Array.isArray(written.type)) return { schema: written, nullable: false };
  const types = written.type.filter((type) => type !== 'null');
  const [type] = types;
  return { schema: { ...written, ...(types.length === 1 && type ? { type } : {}) }, nullable: types.length < written.type.length };
}

/** Comparable by more and less. */
function isBounded({ type, format, enum: values }: Schema): boolean {
  return !values && (type === 'integer' || type === 'number' || format === 'date' || format === 'date-time');
}

function isFreeText({ type, format, enum: values, ...rest }: Schema): boolean {
  return type === 'string' && !values && (format === undefined || format === 'email' || format === 'phone' || format === 'uri') && !rest['x-reference'];
}

/** What bounds a field: its own limits, without what belongs to the field alone. */
function boundOf({ $ref, anyOf }: Schema, { type, format, minimum, maximum, multipleOf, example }: Schema): Schema {
  const named = $ref ?? anyOf?.find((one) => one.$ref)?.$ref;
  if (named) return { $ref: named };
  return Object.fromEntries(Object.entries({ type, format, minimum, maximum, multipleOf, example }).filter(([, value]) => value !== undefined));
}
