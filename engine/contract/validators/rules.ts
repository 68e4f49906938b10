// The contract's schemas in the form that is compiled: annotations removed, small references inlined, and our own keywords where the message needs to know more
// than JSON Schema's own errors tell.
import { isBinary, refName, resolve, type Bounds, type Contract, type Schema } from '../document.ts';

/** A schema in the compiler's words: JSON Schema's structure, and the keywords of `vocabulary.ts`. */
export interface Rules {
  [keyword: string]: unknown;
}

/** Formats that are checked; the others say how a value looks on screen. */
export const checkedFormats: ReadonlySet<string> = new Set(['email', 'uuid', 'uri', 'date', 'date-time']);

const limits = ['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'] as const;

/** Writes schemas as rules; `shared` are the named schemas with files of their own. */
export function rulesWriter(contract: Contract, shared: ReadonlySet<string>) {
  return function write(schema: Schema): Rules {
    if (schema.$ref) {
      const { default: fallback } = schema;
      const name = refName(schema.$ref);
      const { default: _notHere, ...target } = resolve(contract, schema);
      // Only a default beside the reference is the property's own.
      const given = fallback === undefined ? {} : { default: fallback };
      return shared.has(name) ? { see: name, ...given } : { ...write(target), ...given };
    }
    const nullable = otherThanNull(schema);
    if (nullable) {
      const { other, beside } = nullable;
      const plain = plainOrNull(contract, other, beside);
      return plain ? write(plain) : { ...write(beside), orNull: write(other) };
    }
    const rules: Rules = {};
    const { type, format, enum: values, const: fixed, pattern, properties, required, items, prefixItems, additionalProperties } = schema;
    if (type !== undefined) rules['type'] = type;
    if (schema.default !== undefined) rules['default'] = schema.default;
    if (values) rules['choice'] = values;
    if (fixed !== undefined) rules['choice'] = [fixed];
    // The length of an id follows from its form.
    for (const limit of limits) if (schema[limit] !== undefined && format !== 'uuid') rules[limit] = schema[limit];
    const cents = format === 'cents' ? 'Cents' : '';
    if (schema.minimum !== undefined) rules[`minimum${cents}`] = schema.minimum;
    if (schema.maximum !== undefined) rules[`maximum${cents}`] = schema.maximum;
    if (schema['x-display']?.bounds) rules['bounds'] = schema['x-display'].bounds;
    const { unit } = schema['x-display'] ?? {};
    if (unit?.most)
      rules['percentUntil'] = { by: unit.by, values: Object.keys(unit.is).filter((value) => unit.is[value] === 'percent'), limit: unit.most.percent };
    if (format !== undefined && checkedFormats.has(format)) rules['looks'] = format;
    // The contract's way to say that spaces alone are nothing.
    if (pattern === '\\S') rules['filled'] = true;
    else if (pattern !== undefined && format === 'phone') rules['phone'] = { pattern };
    else if (pattern !== undefined) rules['matches'] = { pattern, ...(schema.description ? { says: schema.description } : {}) };
    if (properties) {
      // Files travel beside the body, not in it.
      const kept = Object.entries(properties).filter(([, property]) => !isBinary(contract, property));
      rules['properties'] = Object.fromEntries(kept.map(([name, property]) => [name, { ...write(property), ...rangeEnd(contract, name, properties) }]));
      const names = new Set(kept.map(([name]) => name));
      const must = (required ?? []).filter((name) => names.has(name) || !properties[name]);
      if (must.length > 0) rules['required'] = must;
      if (additionalProperties === false) rules['known'] = [...names];
    } else if (required) rules['required'] = required;
    if (typeof additionalProperties === 'object') rules['additionalProperties'] = write(additionalProperties);
    else if (additionalProperties === false && !properties) rules['known'] = [];
    // The compiler's plainer dialect (draft 7) writes less code; there a list with fixed places has their schemas as its items.
    if (prefixItems) {
      rules['items'] = prefixItems.map(write);
      if (items !== undefined) rules['additionalItems'] = items === false ? false : write(items);
    } else if (items !== undefined) rules['items'] = items === false ? false : write(items);
    for (const key of ['anyOf', 'oneOf', 'allOf'] as const) if (schema[key]) rules[key] = schema[key].map(write);
    return rules;
  };
}

/** The end of a list's range lies not before its beginning: `price_lte` beside `price_gte`. */
function rangeEnd(contract: Contract, name: string, properties: Readonly<Record<string, Schema>>): { bounds?: Bounds } {
  const from = name.endsWith('_lte') ? name.replace(/_lte$/, '_gte') : '';
  const begin = properties[from];
  if (!begin) return {};
  const { title = from, format } = resolve(contract, begin);
  const says = format?.startsWith('date') ? `Must not be before “${title}”.` : `Must not be less than “${title}”.`;
  return { bounds: { from, says } };
}

/** X, where the schema is `anyOf: [X, null]`, with its sibling keywords. */
function otherThanNull({ anyOf, ...beside }: Schema): { other: Schema; beside: Schema } | undefined {
  const [one, two, ...more] = anyOf ?? [];
  if (!one || !two || more.length > 0) return undefined;
  if (one.type === 'null') return { other: two, beside };
  return two.type === 'null' ? { other: one, beside } : undefined;
}

/** A plain X is X with one more type, which says the same in a tenth of the code. */
function plainOrNull(contract: Contract, other: Schema, beside: Schema): Schema | undefined {
  const { default: _notHere, ...resolved } = resolve(contract, other);
  if (resolved.properties || resolved.items || resolved.anyOf || typeof resolved.type !== 'string') return undefined;
  return { ...resolved, ...beside, type: [resolved.type, 'null'], ...(resolved.enum ? { enum: [...resolved.enum, null] } : {}) };
}
