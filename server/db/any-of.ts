import { sql, type Column, type SQL } from 'drizzle-orm';

/** Rows whose id is one of these. One parameter however many they are, so that the statement stays the same and is prepared once. */
export const anyOf = (column: Column, ids: readonly string[]): SQL => sql`${column} = any(${sql.param([...ids])}::uuid[])`;
