// `new resource`: the paths and the schema of one more resource, written into a document as its author would write them.
import { parseDocument, isMap, YAMLMap, type Document } from 'yaml';
import { singular } from '../contract/inferring/guess.ts';
import { UnreadableDocument } from '../contract/reading/files.ts';

type Schema = Readonly<Record<string, unknown>>;

/** What a field may be, by the word that is typed. */
const kinds: Readonly<Record<string, Schema>> = {
  text: { type: 'string', maxLength: 200 },
  long: { type: 'string', maxLength: 5000 },
  number: { type: 'number' },
  whole: { type: 'integer' },
  yes: { type: 'boolean' },
  day: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
  email: { type: 'string', format: 'email', maxLength: 254 },
  address: { type: 'string', format: 'uri', maxLength: 2000 },
};
export const kindWords = `${Object.keys(kinds).join(', ')}, or choices in quotes, such as 'open|done'`;

interface Field {
  name: string;
  schema: Schema;
  required: boolean;
}

/** `since:day?` → a field; `text` where no kind is named, and optional with `?` at the end. @throws UnreadableDocument for an unknown kind */
export function fieldFrom(written: string): Field {
  const isOptional = written.endsWith('?');
  const [name = '', kind = 'text'] = written.replace(/\?$/, '').split(':');
  if (!/^[A-Za-z_][\w-]*$/.test(name)) throw new UnreadableDocument(`“${written}” is no field: write name:kind, such as phone:text?`);
  const choices = kind.includes('|') ? { type: 'string', enum: kind.split('|').filter(Boolean) } : undefined;
  const schema = choices ?? kinds[kind];
  if (!schema) throw new UnreadableDocument(`There is no kind “${kind}” of field. Kinds: ${kindWords}.`);
  return { name, schema, required: !isOptional };
}

const words = (name: string): string => name.replaceAll(/[-_]+/g, ' ');
const pascal = (name: string): string => words(name).replaceAll(/(?:^| )(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** A document to begin with. */
export const emptyDocument = (title: string): string => `openapi: 3.1.0
info:
  title: ${JSON.stringify(title)}
  version: 0.1.0
paths: {}
components:
  schemas: {}
`;

/**
 * The text of a document (YAML or JSON, OpenAPI 3) with a resource more; comments and order stay.
 * @param name of its path, in the plural: `suppliers`
 * @throws UnreadableDocument where the document isn't OpenAPI 3, or has such a path or schema already
 */
export function withResource(text: string, name: string, fields: readonly Field[]): string {
  if (!/^[a-z][\w-]*$/.test(name)) throw new UnreadableDocument(`“${name}” is no name for a path: use small letters, such as suppliers or spare-parts.`);
  const document = parseDocument(text);
  const version: unknown = document.get('openapi');
  if (!String(version).startsWith('3.')) throw new UnreadableDocument('A resource is written into OpenAPI 3 documents; this is none.');
  const entity = pascal(singular(name));
  const parts: [string[], unknown][] = [
    [['paths', `/${name}`], collectionOf(name, entity)],
    [['paths', `/${name}/{id}`], recordOf(name, entity)],
    [
      ['components', 'schemas', entity],
      {
        type: 'object',
        required: ['id', ...requiredOf(fields)],
        properties: { id: { type: 'string', readOnly: true, description: 'Given by the server.' }, ...propertiesOf(fields) },
      },
    ],
    [['components', 'schemas', `${entity}Input`], { type: 'object', required: requiredOf(fields), properties: propertiesOf(fields) }],
    [['components', 'schemas', `${entity}Change`], { type: 'object', description: 'What is left out stays.', properties: propertiesOf(fields) }],
  ];
  const taken = parts.filter(([at]) => document.hasIn(at));
  if (taken.length > 0) throw new UnreadableDocument(`There is ${taken.map(([at]) => at.at(-1)).join(', ')} already.`);
  for (const [at, value] of parts) setBlock(document, at, value);
  return /^\s*\{/.test(text) ? `${JSON.stringify(document.toJS(), null, 2)}\n` : document.toString({ lineWidth: 0 });
}

/** Sets a value in block style, also below `paths: {}`. */
function setBlock(document: Document, at: readonly string[], value: unknown): void {
  for (let depth = 1; depth < at.length; depth += 1) {
    const above = at.slice(0, depth);
    const node: unknown = document.getIn(above, true);
    if (isMap(node)) node.flow = false;
    else document.setIn(above, new YAMLMap());
  }
  document.setIn(at, document.createNode(value));
}

const requiredOf = (fields: readonly Field[]): string[] => fields.filter(({ required }) => required).map(({ name }) => name);
const propertiesOf = (fields: readonly Field[]): Record<string, Schema> => Object.fromEntries(fields.map(({ name, schema }) => [name, schema]));
const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Schema): Schema => ({ content: { 'application/json': { schema } } });

function collectionOf(name: string, entity: string): Schema {
  const label = words(name);
  const counted = (minimum: number, standard: number, description: string) => ({ description, schema: { type: 'integer', minimum, default: standard } });
  return {
    get: {
      operationId: `list${pascal(name)}`,
      summary: `List ${label}`,
      tags: [name],
      parameters: [
        { name: 'limit', in: 'query', description: 'How many at most.', schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 } },
        { name: 'offset', in: 'query', ...counted(0, 0, 'How many to leave out.') },
        { name: 'q', in: 'query', description: 'Words to look for.', schema: { type: 'string', maxLength: 200 } },
      ],
      responses: {
        '200': {
          description: `A page of ${label}.`,
          ...json({ type: 'object', required: ['items', 'total'], properties: { items: { type: 'array', items: refTo(entity) }, total: { type: 'integer' } } }),
        },
      },
    },
    post: {
      operationId: `create${entity}`,
      summary: `Create ${words(singular(name))}`,
      tags: [name],
      requestBody: { required: true, ...json(refTo(`${entity}Input`)) },
      responses: { '201': { description: 'Created.', ...json(refTo(entity)) } },
    },
  };
}

function recordOf(name: string, entity: string): Schema {
  const label = words(singular(name));
  const known = { '404': { description: 'There is none with this id.' } };
  return {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    get: {
      operationId: `get${entity}`,
      summary: `Show ${label}`,
      tags: [name],
      responses: { '200': { description: 'The record.', ...json(refTo(entity)) }, ...known },
    },
    patch: {
      operationId: `update${entity}`,
      summary: `Update ${label}`,
      tags: [name],
      requestBody: { required: true, ...json(refTo(`${entity}Change`)) },
      responses: { '200': { description: 'The record as it is now.', ...json(refTo(entity)) }, ...known },
    },
    delete: { operationId: `delete${entity}`, summary: `Delete ${label}`, tags: [name], responses: { '204': { description: 'Deleted.' }, ...known } },
  };
}
