// Checks the server's answers against the contract's schemas, each compiled once. generated/validators checks the requests.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { documentOf, type JsonSchema } from './json-schema.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
// Formats are checked roughly: the input was checked strictly.
addFormats.default(ajv, { mode: 'fast' });
// Formats that say how a value looks on screen; type, pattern and limits say which values are valid.
for (const format of ['cents', 'percent', 'minutes', 'phone', 'slug', 'password', 'binary', 'multiline']) ajv.addFormat(format, true);

/** Makes a document's schemas known, so that references into it can be followed. */
export function registerSchemas(id: string, components: object): void {
  // Nothing in it is a keyword that could be wrong: checked, it would only have every start wait for the schema of schemas to be compiled.
  ajv.addSchema({ $id: id, components }, undefined, undefined, false);
}

const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/** Checks what leaves the server and changes nothing in it. */
export function answerValidator(schema: JsonSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const made = ajv.compile(absoluteRefs(schema) as object);
  compiled.set(schema, made);
  return made;
}

/** Local references made to point into the document they are of. */
function absoluteRefs(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(absoluteRefs);
  if (node === null || typeof node !== 'object') return node;
  const document = documentOf(node);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === '$ref' && document !== undefined ? `${document}${value}` : absoluteRefs(value)]),
  );
}

/** Whether a text is of a format, as the answers' validators check it; undefined for one that is not checked, null for one that is no format of texts. */
export function answerFormat(name: string): ((text: string) => boolean) | null | undefined {
  const format = ajv.formats[name];
  if (format === undefined || format === true) return undefined;
  const check = typeof format === 'object' && 'validate' in format ? format.validate : format;
  if (check instanceof RegExp) return (text) => check.test(text);
  const isOfTexts = typeof format !== 'object' || !('type' in format) || format.type !== 'number';
  return typeof check === 'function' && isOfTexts ? (text) => (check as (text: string) => unknown)(text) === true : null;
}
