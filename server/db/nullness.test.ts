// What may be empty in a table may be empty in the contract's entity of the same name, and the other way round: a column that
// contradicts its property is an answer that breaks the contract, or a form that allows what no row can hold.
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { resolveSchema, type JsonSchema } from '../../engine/server/json-schema.ts';
import { contract } from '../contract.ts';
import * as schema from './schema.ts';

/** Answered without a row of its own. */
const made: ReadonlySet<string> = new Set([
  // A field of a tracker that nobody has filled in has no row.
  'tracker_fields.value',
  // The desk chat before anything is said in it has no row, and for staff no client.
  'chats.client_id',
]);

const exported: unknown[] = Object.values(schema);
const tables = exported.filter((one): one is PgTable => is(one, PgTable));
const entities = Object.entries(contract.components.schemas);

/** `coupon_usage` → CouponUsage, `user_preferences` → UserPreferences, `packages` → Package, `dashboard_listings` → DashboardListing. */
function entityOf(table: string): JsonSchema | undefined {
  const plain = table.replaceAll('_', '');
  const names = (entity: string) => [entity, `${entity}s`, entity.replace(/y$/, 'ies')].map((name) => name.toLowerCase());
  return entities.find(([entity]) => names(entity).includes(plain))?.[1];
}

function mayBeNull(property: JsonSchema): boolean {
  const { type, anyOf = [], oneOf = [] } = resolveSchema(property);
  return [type].flat().includes('null') || [...anyOf, ...oneOf].some(mayBeNull);
}

const both = tables.flatMap((table) => {
  const { name } = getTableConfig(table);
  const properties = entityOf(name)?.properties ?? {};
  return Object.entries(getTableColumns(table)).flatMap(([column, { notNull }]) => {
    const property = properties[column];
    return property && !made.has(`${name}.${column}`) ? [{ at: `${name}.${column}`, inTable: !notNull, inContract: mayBeNull(property) }] : [];
  });
});

it('columns and properties of one name are empty alike', () => {
  expect(both.length).toBeGreaterThan(200);
  expect(both.filter(({ inTable, inContract }) => inTable !== inContract)).toEqual([]);
});
