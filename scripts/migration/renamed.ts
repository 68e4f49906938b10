// What `x-renamed` of the contract asks of a migration: the rows that hold an enum's old value get the new one.
import { getTableColumns, is, type SQL } from 'drizzle-orm';
import { getTableConfig, PgArray, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import type { Contract } from '../../engine/contract/document.ts';
import { entityOf } from '../../server/db/entity-of.ts';
import { movedJson, quoted, type Renaming } from './json-moves.ts';

const noteOf = ({ enumName, before, now }: Renaming): string => `-- renamed ${enumName}: ${before} → ${now}`;
const notePattern = /^-- renamed (\w+): (\S+) → (\S+)$/gm;

/**
 * Renamings of the contract that no migration has made yet.
 * @param migrations the text of each, oldest first
 */
export function pendingRenamings(contract: Contract, migrations: readonly string[]): Renaming[] {
  const made = migrations.flatMap((text) => [...text.matchAll(notePattern)].map(([, enumName, before, now]) => ({ enumName, before, now })));
  return Object.entries(contract.components.schemas).flatMap(([enumName, schema]) =>
    Object.entries(schema['x-renamed'] ?? {}).flatMap(([before, now]) => {
      // A value may be renamed and get its old name back: what was done last to the two counts.
      const last = made.findLast((one) => one.enumName === enumName && [one.before, one.now].includes(before));
      return last?.before === before && last.now === now ? [] : [{ enumName, before, now }];
    }),
  );
}

/** What the tables hold of the contract. */
export interface Kept {
  contract: Contract;
  /** Tables, as `server/db/schema.ts` exports them; what else it exports is passed over. */
  tables: readonly unknown[];
  /** The values of an enum, the very array that columns are declared with. */
  valuesOf: (enumName: string) => readonly string[] | undefined;
  /** The text of each migration that there is. */
  migrations: readonly string[];
}

/** SQL that moves the rows of one renaming. */
export function movesOf(renaming: Renaming, kept: Kept): string[] {
  const guarded = new Set(kept.migrations.flatMap((text) => [...text.matchAll(/CREATE TRIGGER [^;]*? ON "(\w+)"/g)].map(([, table]) => table)));
  const moves = kept.tables
    .filter((table): table is PgTable => is(table, PgTable))
    .flatMap((table) => {
      const { name } = getTableConfig(table);
      const updates = [...columnMoves(table, renaming, kept), ...jsonMoves(table, renaming, kept)];
      if (updates.length === 0 || !guarded.has(name)) return updates;
      // A new name is no change of what happened: triggers that book or refuse changes are not asked.
      return [`ALTER TABLE "${name}" DISABLE TRIGGER USER;`, ...updates, `ALTER TABLE "${name}" ENABLE TRIGGER USER;`];
    });
  const [first = 'SELECT 1;', ...others] = moves;
  return [`${noteOf(renaming)}\n${first}`, ...others];
}

function columnMoves(table: PgTable, { enumName, before, now }: Renaming, { valuesOf }: Kept): string[] {
  const values = valuesOf(enumName);
  const { name } = getTableConfig(table);
  return Object.values(getTableColumns(table)).flatMap((column) => {
    const isList = is(column, PgArray);
    if (values === undefined || (isList ? column.baseColumn.enumValues : column.enumValues) !== values) return [];
    const at = `"${column.name}"`;
    return isList
      ? [`UPDATE "${name}" SET ${at} = array_replace(${at}, ${quoted(before)}, ${quoted(now)}) WHERE ${quoted(before)} = ANY (${at});`]
      : [`UPDATE "${name}" SET ${at} = ${quoted(now)} WHERE ${at} = ${quoted(before)};`];
  });
}

/** The log's parameters, told by kind; any other JSON by the property of its name, in the table's entity. */
function jsonMoves(table: PgTable, renaming: Renaming, kept: Kept): string[] {
  const { schemas } = kept.contract.components;
  const { name } = getTableConfig(table);
  const update = (column: string, moved: string | undefined, where = '') =>
    moved === undefined ? [] : [`UPDATE "${name}" SET "${column}" = ${moved} WHERE ${where}"${column}" IS DISTINCT FROM ${moved};`];
  if (name === 'events') {
    return (schemas['Event']?.oneOf ?? []).flatMap((event) => {
      const { kind, ...params } = event.properties ?? {};
      return update('params', movedJson(kept.contract, { properties: params }, '"params"', renaming), `"kind" = ${quoted(String(kind?.const))} AND `);
    });
  }
  return jsonColumns(table).flatMap((column) => {
    const property = schemas[entityOf(name, Object.keys(schemas)) ?? '']?.properties?.[column];
    return property ? update(column, movedJson(kept.contract, property, `"${column}"`, renaming)) : [];
  });
}

const jsonColumns = (table: PgTable): string[] =>
  Object.values(getTableColumns(table)).flatMap((column) => (column.getSQLType() === 'jsonb' ? [column.name] : []));

/** JSON of which the contract does not say what it holds: what is renamed in there is moved by hand. */
export function unknownJson({ contract, tables }: Kept): string[] {
  const { schemas } = contract.components;
  return tables
    .filter((table): table is PgTable => is(table, PgTable))
    .flatMap((table) => {
      const { name } = getTableConfig(table);
      const properties = schemas[entityOf(name, Object.keys(schemas)) ?? '']?.properties ?? {};
      return name === 'events' ? [] : jsonColumns(table).flatMap((column) => (properties[column] ? [] : [`${name}.${column}`]));
    });
}

/** Checks, indexes and functions of the database that were written by hand and still say the old value. */
export function stillSaying({ enumName, before, now }: Renaming, { tables, valuesOf, migrations }: Kept): { stops: string[]; warns: string[] } {
  const dialect = new PgDialect();
  const says = (sql: SQL | undefined, column: string) => {
    const text = sql ? dialect.sqlToQuery(sql).sql : '';
    return text.includes(quoted(before)) && text.includes(`"${column}"`);
  };
  const stops = tables
    .filter((table): table is PgTable => is(table, PgTable))
    .flatMap((table) => {
      const { checks, indexes } = getTableConfig(table);
      const columns = Object.values(getTableColumns(table)).filter(({ enumValues }) => enumValues !== undefined && enumValues === valuesOf(enumName));
      const named = [
        ...checks.map(({ name, value }) => ({ name, sql: value })),
        ...indexes.map(({ config }) => ({ name: config.name ?? '', sql: config.where })),
      ];
      return columns.flatMap(({ name: column }) =>
        named.filter(({ sql }) => says(sql, column)).map(({ name }) => `server/db/schema: "${name}" still says '${before}', which ${enumName} calls '${now}'`),
      );
    });
  const functions = migrations.flatMap((text) => [...text.matchAll(/CREATE (?:OR REPLACE )?FUNCTION (\w+)[\s\S]*?\$\$([\s\S]*?)\$\$/g)]);
  const warns = functions
    .filter(([, , body = '']) => body.includes(quoted(before)))
    .map(([, name = '']) => `The function ${name}() of the database says '${before}': look whether it means ${enumName}, and replace it in this migration.`);
  return { stops, warns };
}

const breakpoint = '--> statement-breakpoint';

/** A migration with rows moved where no check of the old or the new values holds: behind what is dropped, before what is added. */
export function withMoves(migration: string, moves: readonly string[]): string {
  const statements = migration
    .split(breakpoint)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !/^(--[^\n]*\n?)+$/.test(statement));
  const drops = statements.filter((statement) => /^ALTER TABLE "\w+" DROP CONSTRAINT /.test(statement));
  const rest = statements.filter((statement) => !drops.includes(statement));
  return `${[...drops, ...moves, ...rest].join(`${breakpoint}\n`)}\n`;
}

/** drizzle-kit's picture of the database behind a migration, as far as it is read here. */
export interface Snapshot {
  tables: Readonly<Record<string, { checkConstraints: Readonly<Record<string, { value: string }>> }>>;
}

const valuesIn = (check: string | undefined): string[] =>
  [...(/ in \((.*)\)$/.exec(check ?? '')?.[1] ?? '').matchAll(/'((?:[^']|'')*)'/g)].map(([, value = '']) => value);

/** Values that a column could hold and no longer may, with nothing said of what becomes of them: their rows would stop the migration. */
export function unexplained(before: Snapshot, after: Snapshot, renamings: readonly Renaming[]): string[] {
  return Object.entries(before.tables).flatMap(([table, { checkConstraints }]) =>
    Object.entries(checkConstraints).flatMap(([name, { value }]) => {
      const values = valuesIn(after.tables[table]?.checkConstraints[name]?.value);
      const gone = values.length === 0 ? [] : valuesIn(value).filter((one) => !values.includes(one) && !renamings.some((renaming) => renaming.before === one));
      return gone.map(
        (one) =>
          `${name} no longer admits '${one}', and rows that hold it stop this migration: is it called otherwise now, say x-renamed: {${one}: …} in its schema and generate anew; else move the rows by hand.`,
      );
    }),
  );
}

/** The enums a contract renames values of. */
export const renamedEnums = (renamings: readonly Renaming[]): string =>
  renamings.map(({ enumName, before, now }) => `${enumName}: ${before} → ${now}`).join(', ');
