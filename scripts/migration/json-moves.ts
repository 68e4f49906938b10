// SQL that renames an enum's value inside of JSON, as far as the contract says where it stands.
import { refName, type Contract, type Schema } from '../../engine/contract/document.ts';

/** A value of an enum that has another name now. */
export interface Renaming {
  /** The enum's schema. */
  enumName: string;
  before: string;
  now: string;
}

/** A text in SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const json = (text: string): string => `${quoted(JSON.stringify(text))}::jsonb`;

/**
 * An expression for the JSON of this schema with the value renamed; undefined where the schema holds none of the enum.
 * @param expression SQL of the JSON as it is
 */
export function movedJson(contract: Contract, schema: Schema, expression: string, renaming: Renaming, seen: readonly string[] = []): string | undefined {
  const { before, now, enumName } = renaming;
  if (schema.$ref) {
    const name = refName(schema.$ref);
    if (name === enumName) return `CASE ${expression} WHEN ${json(before)} THEN ${json(now)} ELSE ${expression} END`;
    const target = contract.components.schemas[name];
    return target && !seen.includes(name) ? movedJson(contract, target, expression, renaming, [...seen, name]) : undefined;
  }
  for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    const inside = movedJson(contract, branch, expression, renaming, seen);
    if (inside) return inside;
  }
  if (schema.items) {
    const item = `item${seen.length}_${expression.length}`;
    const inside = movedJson(contract, schema.items, item, renaming, seen);
    if (!inside) return undefined;
    const list = `(SELECT coalesce(jsonb_agg(${inside} ORDER BY place), '[]'::jsonb) FROM jsonb_array_elements(${expression}) WITH ORDINALITY AS items(${item}, place))`;
    return `CASE WHEN jsonb_typeof(${expression}) = 'array' THEN ${list} ELSE ${expression} END`;
  }
  return movedProperties(contract, schema, expression, renaming, seen);
}

function movedProperties(contract: Contract, { properties = {} }: Schema, expression: string, renaming: Renaming, seen: readonly string[]): string | undefined {
  const { before, now, enumName } = renaming;
  const values = (contract.components.schemas[enumName]?.enum ?? []).map(String);
  const names = Object.keys(properties);
  // A property for each value: the names are the enum.
  if (names.length > 1 && names.length === values.length && names.every((name) => values.includes(name))) {
    const renamed = `(${expression} - ${quoted(before)}) || jsonb_build_object(${quoted(now)}, ${expression}->${quoted(before)})`;
    return `CASE WHEN jsonb_exists(${expression}, ${quoted(before)}) THEN ${renamed} ELSE ${expression} END`;
  }
  const parts = Object.entries(properties).flatMap(([name, property]) => {
    const inside = movedJson(contract, property, `(${expression}->${quoted(name)})`, renaming, seen);
    return inside ? [`CASE WHEN jsonb_exists(${expression}, ${quoted(name)}) THEN jsonb_build_object(${quoted(name)}, ${inside}) ELSE '{}'::jsonb END`] : [];
  });
  return parts.length === 0 ? undefined : `CASE WHEN jsonb_typeof(${expression}) = 'object' THEN ${[expression, ...parts].join(' || ')} ELSE ${expression} END`;
}
