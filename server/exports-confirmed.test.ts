// Exports of people ask again who asks (ASVS 5.0, 8.2): a list is one of them where a record of it says how to reach somebody, or from where they called.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationSpecs } from './contract.ts';

interface Schema {
  $ref?: string;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Contract {
  paths: Record<string, { get?: { responses: Record<string, { content?: Record<string, { schema: Schema }> }> } }>;
  components: { schemas: Record<string, Schema> };
}

const contract = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8')) as Contract;

/** What a list answers with. */
const rowsOf = (path: string): Schema => contract.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema ?? {};

/** Names and formats of all that a record shows, its parts included. */
function reaches(schema: Schema, name = '', seen: readonly Schema[] = []): boolean {
  const whole = schema.$ref ? contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  if (whole) return !seen.includes(whole) && reaches(whole, name, [...seen, whole]);
  if (schema.format === 'email' || /^(phone|ip|email)$/.test(name)) return true;
  const parts = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return parts.some((part) => reaches(part, name, seen)) || Object.entries(schema.properties ?? {}).some(([property, part]) => reaches(part, property, seen));
}

it('each list whose records say how to reach a person is exported only by whoever confirms that it is them', async () => {
  const { resources } = await import('../generated/resources.ts');
  const named = new Set(operationSpecs.find(({ id }) => id === 'getExportAddress')?.confirmed?.map((scope) => scope.split(':')[1]));
  const lists = Object.values(resources).filter(({ list }) => list !== undefined);
  const ofPeople = lists.filter(({ list }) => reaches(rowsOf(list?.path ?? ''))).map(({ name }) => name);
  expect(ofPeople).toEqual(expect.arrayContaining(['users', 'dealers', 'audit']));
  expect(ofPeople.filter((name) => !named.has(name))).toEqual([]);
});
