// Changes of records of which something is kept (server/db/kept.ts).
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../../engine/server/handler.ts';
import type { Database } from '../db/database.ts';
import { forgetKept } from '../db/kept.ts';
import { happened } from './happened.ts';
import type { Facts } from './kinds.ts';

type RecordChange = Facts<'record_changed'>;

/**
 * What a module says of each change of such a record: with the commit this process forgets what is kept of the table, and screens ask again.
 * @param resource the prefix of the table's paths
 */
export const keptRecords =
  (table: PgTable, resource: RecordChange['resource']) =>
  async (db: Database, actor: Actor, change: RecordChange['change'], record_id: string): Promise<void> => {
    forgetKept(db, table);
    await happened(db, { kind: 'record_changed', actor, client_id: null, resource, change, record_id });
  };
