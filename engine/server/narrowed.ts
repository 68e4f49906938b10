// The rows of a list with some of their fields alone: as the contract declares them, without the rest.
import { resolveSchema, type JsonSchema } from './json-schema.ts';

/** So many narrowed answers of a list are kept: a screen asks for the same fields each time. */
const mostKept = 50;
const kept = new WeakMap<JsonSchema, Map<string, JsonSchema>>();

/** Which fields of a list's rows a call wants, where it says so. */
export const fieldsOf = ({ fields }: Readonly<Record<string, unknown>>): readonly string[] | undefined =>
  Array.isArray(fields) ? fields.map(String) : undefined;

/**
 * What a list answers where these fields of its rows are wanted; its ids stay.
 * @param schema of the list's answer: an array of objects, for anything else is answered as it is
 */
export function narrowedTo(schema: JsonSchema, fields: readonly string[]): JsonSchema {
  const key = fields.join(' ');
  const known = kept.get(schema) ?? new Map<string, JsonSchema>();
  kept.set(schema, known);
  const made = known.get(key) ?? narrow(schema, new Set(['id', ...fields]));
  if (known.size >= mostKept) known.clear();
  known.set(key, made);
  return made;
}

function narrow(schema: JsonSchema, wanted: ReadonlySet<string>): JsonSchema {
  const list = resolveSchema(schema);
  const row = list.items ? resolveSchema(list.items) : undefined;
  if (!row?.properties) return schema;
  const properties = Object.fromEntries(Object.entries(row.properties).filter(([name]) => wanted.has(name)));
  return { ...list, items: { ...row, properties, ...(row.required ? { required: row.required.filter((name) => wanted.has(name)) } : {}) } };
}
