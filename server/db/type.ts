// The type of the database, apart from how it is opened.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** What handlers and queries use: either engine, or a transaction on it. */
export type Database = PgDatabase<RowsResult, typeof schema>;
