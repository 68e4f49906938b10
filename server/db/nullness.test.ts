// What may be empty in a table may be empty in the contract's entity of the same name, and the other way round: a column that
// contradicts its property is an answer that breaks the contract, or a form that allows what no row can hold.
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { resolveSchema, type JsonSchema } from '../../engine/server/json-schema.ts';
import { contract } from '../contract.ts';
import { entityOf } from './entity-of.ts';
import * as schema from './schema.ts';

/** Answered without a row of its own. */
const made: ReadonlySet<string> = new Set([
  // A field of a tracker that nobody has filled in has no row.
  'tracker_fields.value',
  // The desk chat before anything is said in it has no row, and for staff no client.
  'chats.client_id',
  // What is about the client alone is marked under the client's id.
  'urgent_marks.target_id',
  // A row without it is marked as done; who snoozes says until when.
  'urgent_marks.snoozed_until',
  // What cost nothing has a fee of 0 in its row, for the sums, and none in the contract.
  'payment_cases.fee',
  // Who has no calendar feed has no row.
  'calendar_feeds.created_at',
]);

const exported: unknown[] = Object.values(schema);
const tables = exported.filter((one): one is PgTable => is(one, PgTable));
const schemas: Readonly<Record<string, JsonSchema>> = contract.components.schemas;
const entities = Object.keys(schemas);

function mayBeNull(property: JsonSchema): boolean {
  const { type, anyOf = [], oneOf = [] } = resolveSchema(property);
  return [type].flat().includes('null') || [...anyOf, ...oneOf].some(mayBeNull);
}

const both = tables.flatMap((table) => {
  const { name } = getTableConfig(table);
  const properties = schemas[entityOf(name, entities) ?? '']?.properties ?? {};
  return Object.entries(getTableColumns(table)).flatMap(([column, { notNull }]) => {
    const property = properties[column];
    return property && !made.has(`${name}.${column}`) ? [{ at: `${name}.${column}`, inTable: !notNull, inContract: mayBeNull(property) }] : [];
  });
});

it('columns and properties of one name are empty alike', () => {
  expect(both.length).toBeGreaterThan(200);
  const contradicting = both.filter(({ inTable, inContract }) => inTable !== inContract);
  const may = (empty: boolean) => (empty ? 'may be empty' : 'may not be empty');
  const sentences = contradicting.map(
    ({ at, inTable, inContract }) => `${at} ${may(inTable)} in its table (server/db/schema) and ${may(inContract)} in the contract`,
  );
  expect(sentences).toEqual([]);
});
