// What calls edited, as the log keeps it: which fields, and their values while they may be kept.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FieldEdit } from '../../engine/server/edits.ts';
import type { Database } from '../db/database.ts';
import { events, eventValues } from '../db/schema.ts';
import type { HistoryRow } from './histories.ts';
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
    const { resource, record_id } = factsIn(params);
    return { request_id, resource, record_id, changes: editedFields({ params, texts: text === null ? {} : { changes: text } }) };
  });
}

/** What the event of an edit keeps of each field: without values where they went with an account. */
export function editedFields({ params, texts }: Pick<HistoryRow, 'params' | 'texts'>): FieldEdit[] {
  const { changes } = texts;
  // The contract typed it when it was written.
  return changes === undefined ? factsIn(params).fields.map((field) => ({ field })) : (JSON.parse(changes) as FieldEdit[]);
}

// As above.
const factsIn = (params: unknown) => params as Omit<Facts<'record_edited'>, 'changes'>;

/** Deletes the values once kept of a record's edits: it was deleted, and there is no account they would go with. */
export async function forgetEdits(db: Database, recordId: string): Promise<void> {
  const edits = db
    .select({ id: events.id })
    .from(events)
    .where(and(sql`${events.kind} = 'record_edited'`, sql`${events.params} ->> 'record_id' = ${recordId}`));
  await db.delete(eventValues).where(inArray(eventValues.event_id, edits));
}
