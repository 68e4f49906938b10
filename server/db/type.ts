// The type of the database, apart from how it is opened.
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** What handlers and queries use: either engine, or a transaction on it. Without drizzle's relational queries: it would make those of every table anew for each transaction. */
export type Database = PgDatabase<RowsResult>;
