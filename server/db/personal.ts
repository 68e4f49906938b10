// Personal data, declared beside the tables (schema/): the source for the copy of one's data and for what closing an account removes.
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A person as their rows are found: also those from before there was an account, by the e-mail. */
export interface PersonKey {
  id: string;
  /** As the account has it now. */
  email: string;
}

type Values<Table extends PgTable> = { [Column in keyof Table['$inferInsert']]?: Table['$inferInsert'][Column] | SQL };

export interface PersonalTable<Table extends PgTable = PgTable> {
  /** Which rows are about the person. */
  of: (person: PersonKey) => SQL | undefined;
  /** What their personal columns become when the account is closed; `removed`: the rows go. */
  becomes: 'removed' | ((person: PersonKey) => Values<Table>);
  /** The section of the data copy that has these rows, or why none has. */
  copy: string | { leftOut: string };
  /** Text columns that reveal nothing about the person, or are kept all the same: why, and which. */
  plain?: Readonly<Record<string, readonly (keyof Table['$inferSelect'] & string)[]>>;
}

export interface Declared {
  table: PgTable;
  personal?: PersonalTable;
  /** Names of the columns that were declared to stay as they are. */
  plain: ReadonlySet<string>;
}

const declarations: Declared[] = [];

/** Declares that a table's rows are about people. Every column of text or JSON is either in `becomes` or in `plain`. */
export function personal<Table extends PgTable>(table: Table, how: PersonalTable<Table>): void {
  // Only ever read together with this table.
  declarations.push({ table, personal: how as unknown as PersonalTable, plain: new Set(Object.values(how.plain ?? {}).flat()) });
}

/** Declares that a table contains no personal data, or is kept: why, and by which columns. */
export function notPersonal<Table extends PgTable>(table: Table, plain: Readonly<Record<string, readonly (keyof Table['$inferSelect'] & string)[]>>): void {
  declarations.push({ table, plain: new Set(Object.values(plain).flat()) });
}

/** What `schema.ts` declares, in its order. */
export const declared: readonly Declared[] = declarations;

/** Replaces the text a person wrote. */
export const removedText = 'Removed when the account was closed.';

/** The address of a closed account: unique, and no one's. */
export const closedEmail = (id: string): string => `${id}@closed.invalid`;

export const isClosedEmail = (email: string): boolean => email.endsWith('@closed.invalid');
