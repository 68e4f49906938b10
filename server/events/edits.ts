// What calls edited, as the log keeps it: which fields, and their values while they may be kept.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FieldEdit } from '../../engine/server/edits.ts';
import type { Database } from '../db/database.ts';
import { events, eventValues } from '../db/schema.ts';
import type { Facts } from './kinds.ts';

/** What a call edited of one record. */
export interface KeptEdit {
  request_id: string | null;
  resource: string;
  record_id: string;
  changes: FieldEdit[];
}

/** What these calls edited, by the ids of the calls. Fields whose values went with an account are named without them. */
export async function editsOf(db: Database, requests: readonly string[]): Promise<KeptEdit[]> {
  if (requests.length === 0) return [];
  const rows = await db
    .select({ request_id: events.request_id, params: events.params, text: eventValues.text })
    .from(events)
    .leftJoin(eventValues, and(eq(eventValues.event_id, events.id), eq(eventValues.name, 'changes')))
    .where(and(sql`${events.kind} = 'record_edited'`, inArray(events.request_id, [...requests])));
  return rows.map(({ request_id, params, text }) => {
    // The contract typed both when they were written.
    const { resource, record_id, fields } = params as Omit<Facts<'record_edited'>, 'changes'>;
    const changes = text === null ? fields.map((field) => ({ field })) : (JSON.parse(text) as FieldEdit[]);
    return { request_id, resource, record_id, changes };
  });
}

/** Deletes the values once kept of a record's edits: it was deleted, and there is no account they would go with. */
export async function forgetEdits(db: Database, recordId: string): Promise<void> {
  const edits = db
    .select({ id: events.id })
    .from(events)
    .where(and(sql`${events.kind} = 'record_edited'`, sql`${events.params} ->> 'record_id' = ${recordId}`));
  await db.delete(eventValues).where(inArray(eventValues.event_id, edits));
}
