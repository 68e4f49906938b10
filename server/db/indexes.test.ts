// Every list is one indexed query: in whatever order the contract lets someone ask for it.
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { resolveSchema } from '../../engine/server/json-schema.ts';
import { operationSpecs } from '../contract.ts';
import * as schema from './schema.ts';

/** Of these a firm has some dozens or hundreds, however long it works. */
const few = new Set<string>(['packages', 'coupons', 'taxRules', 'complaintCategories', 'cannedReplies', 'dealers']);

/** Filters of few values that most rows share: the order of the list comes to 25 of them as soon as an index would, which each call (audit) or message (chats) had to keep up. */
const coarse: Readonly<Record<string, readonly string[]>> = {
  auditEntries: ['actor_role'],
  chats: ['kind', 'client_status'],
  payments: ['kind'],
  userPreferences: ['package_id'],
};

type Operation = (typeof operationSpecs)[number];
const parameterOf = ({ parameters }: Operation, wanted: string) => {
  const found = parameters.find(({ name }) => name === wanted);
  return found && resolveSchema(found.schema);
};

/** What a list can be sorted by. */
function sortsOf(operation: Operation): string[] {
  const [field] = parameterOf(operation, 'sort')?.prefixItems ?? [];
  return field ? (resolveSchema(field).enum ?? []).map(String) : [];
}

/** What a list can be narrowed to by one value: what is of a range or part of a text is a filter of its own. */
const filtersOf = (operation: Operation): string[] => Object.keys(parameterOf(operation, 'filter')?.properties ?? {});

/** The columns with which an index of the table begins. */
function firstColumns(table: PgTable): Set<string> {
  const { indexes, columns } = getTableConfig(table);
  const first = indexes.flatMap(({ config }) => {
    const [column] = config.columns;
    const isPlain = !config.where && column !== undefined && 'name' in column;
    return isPlain ? [column.name ?? ''] : [];
  });
  return new Set([...first, ...columns.filter((column) => column.primary || column.isUnique).map((column) => column.name)]);
}

/** The lists of the contract that are a table's rows and grow with the firm. */
const growing = Object.entries(schema).flatMap(([name, table]) => {
  const operation = operationSpecs.find(({ id }) => id.toLowerCase() === `list${name}`.toLowerCase());
  return operation && is(table, PgTable) && parameterOf(operation, 'sort') && !few.has(name) ? [{ name, table, operation }] : [];
});

it('finds the lists', () => {
  expect(growing.length).toBeGreaterThan(20);
});

describe.each(growing)('$name', ({ name, table, operation }) => {
  const kept = getTableColumns(table);
  const indexed = firstColumns(table);

  it('has an index for every column it can be sorted by', () => {
    // What is worked out for each row has no column, and no index.
    const columns = sortsOf(operation).filter((column) => column in kept);
    expect(columns).toContain('id');
    expect(columns.filter((column) => !indexed.has(column))).toEqual([]);
  });

  it('has an index for every column it can be narrowed to a value of', () => {
    const columns = filtersOf(operation).filter((column) => column in kept && !indexed.has(column));
    expect(columns).toEqual(coarse[name] ?? []);
  });
});

it("has one index that holds whatever an advisor's links can be narrowed by: they are counted within it", () => {
  const links = growing.find(({ name }) => name === 'links');
  const operation = links && filtersOf(links.operation);
  const columns = Object.keys(links ? getTableColumns(links.table) : {});
  const narrowed = columns.filter((column) => operation?.some((name) => name.replace(/_(?:gte|lte|not|contains|empty)$/, '') === column));
  expect(narrowed.length).toBeGreaterThan(15);
  const index = links && getTableConfig(links.table).indexes.find(({ config }) => config.name === 'links_of_advisor');
  const held = index?.config.columns.map((column) => ('name' in column ? column.name : ''));
  // A title is as long as a row of the index itself, and only searched for a part of it.
  expect(narrowed.filter((column) => !held?.includes(column))).toEqual(['title']);
});
