import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { declared } from './personal.ts';
import * as schema from './schema.ts';

const tables = Object.values(schema).filter((one) => is(one, PgTable));
const person = { id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10', email: 'ann@forecourt.example' };

/** Whether a column may hold what someone typed: text or JSON that the contract does not narrow to a list of values. */
function isFree(column: PgColumn): boolean {
  const type = column.getSQLType();
  if (!type.startsWith('text') && !type.startsWith('varchar') && !type.startsWith('json')) return false;
  return !column.enumValues?.length;
}

/** Days, amounts and states of somebody tell of them too, so the table itself has to be declared. */
function refersToPeople(table: PgTable): boolean {
  return getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === schema.users);
}

describe('what tells of a person', () => {
  it.each(tables.map((table) => [getTableName(table), table] as const))('is declared for every column of text or JSON: %s', (_name, table) => {
    const declarations = declared.filter((one) => one.table === table);
    const spoken = new Set(
      declarations.flatMap(({ personal, plain }) => {
        if (personal?.becomes === 'removed') return Object.keys(getTableColumns(table));
        return [...plain, ...Object.keys(personal?.becomes(person) ?? {})];
      }),
    );
    const undeclared = Object.entries(getTableColumns(table)).filter(([name, column]) => isFree(column) && !spoken.has(name));
    expect(undeclared.map(([name]) => name)).toEqual([]);
  });

  it.each(tables.filter(refersToPeople).map((table) => [getTableName(table), table] as const))(
    'is said of every table that refers to people, texts or none: %s',
    (_name, table) => expect(declared.filter((one) => one.table === table)).toHaveLength(1),
  );

  it('is said once of each table', () => {
    const names = declared.map(({ table }) => getTableName(table));
    expect(names).toEqual([...new Set(names)]);
  });
});
