// A copy of everything the firm keeps about one person, for that person.
import { asc, eq, getTableColumns, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PersonalData } from '../../../generated/api.ts';
import type { Actor } from '../../contract/handler.ts';
import type { Database } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import {
  chats,
  clientFolders,
  complaintEntries,
  complaints,
  initialClientData,
  messages,
  notifications,
  payments,
  sessions,
  storedFiles,
  supportRequests,
  timelineEntries,
  userPreferences,
  users,
} from '../../db/schema.ts';

type Row = Record<string, unknown>;

/** Secrets, and where bytes lie: no data about the person. */
const leftOut: ReadonlySet<string> = new Set(['token_hash', 'storage_key', 'provider_id', 'idempotency_key', 'version']);

/** Account first, then section by section what hangs on it. Internal notes of staff are about the work, and stay out. */
export async function personalData(db: Database, actor: Actor, now: Date): Promise<PersonalData> {
  const { id } = actor;
  const rowsOf = async (table: PgTable, rows: Promise<Row[]>) => (await rows).map((row) => shown(table, row));
  const sections: PersonalData['sections'] = [
    { name: 'Sessions', rows: await rowsOf(sessions, db.select().from(sessions).where(eq(sessions.user_id, id))) },
    { name: 'Sign-up', rows: await rowsOf(initialClientData, db.select().from(initialClientData).where(eq(initialClientData.user_id, id))) },
    { name: 'Payments', rows: await rowsOf(payments, db.select().from(payments).where(eq(payments.user_id, id))) },
    { name: 'Checklists', rows: await rowsOf(userPreferences, db.select().from(userPreferences).where(eq(userPreferences.user_id, id))) },
    { name: 'Files', rows: await rowsOf(storedFiles, filesOf(db, id)) },
    { name: 'Messages', rows: await rowsOf(messages, messagesOf(db, id)) },
    { name: 'Complaints', rows: await rowsOf(complaints, db.select().from(complaints).where(eq(complaints.user_id, id))) },
    { name: 'Replies to complaints', rows: await rowsOf(complaintEntries, repliesOf(db, id)) },
    { name: 'Support requests', rows: await rowsOf(supportRequests, db.select().from(supportRequests).where(eq(supportRequests.user_id, id))) },
    { name: 'Notifications', rows: await rowsOf(notifications, db.select().from(notifications).where(eq(notifications.user_id, id))) },
    { name: 'Updates', rows: await rowsOf(timelineEntries, updatesOf(db, id)) },
  ];
  return { made_at: now.toISOString(), account: await findRow(db, users, id, undefined), sections };
}

function shown(table: PgTable, row: Row): PersonalData['sections'][number]['rows'][number] {
  const names = Object.keys(getTableColumns(table)).filter((name) => !leftOut.has(name));
  // Values of the driver: text, numbers, yes or no, JSON.
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null])) as PersonalData['sections'][number]['rows'][number];
}

async function filesOf(db: Database, id: string): Promise<Row[]> {
  const rows = await db
    .select({ file: storedFiles })
    .from(storedFiles)
    .leftJoin(clientFolders, eq(clientFolders.id, storedFiles.folder_id))
    .where(or(eq(storedFiles.uploaded_by, id), eq(clientFolders.client_id, id)));
  return rows.map(({ file }) => file).filter((file) => file.uploaded_by === id || file.is_shown);
}

async function messagesOf(db: Database, id: string): Promise<Row[]> {
  const rows = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .where(or(eq(chats.client_id, id), eq(messages.sender_id, id)))
    .orderBy(asc(messages.sent_at));
  return rows.map(({ message }) => message);
}

async function repliesOf(db: Database, id: string): Promise<Row[]> {
  const rows = await db
    .select({ entry: complaintEntries })
    .from(complaintEntries)
    .innerJoin(complaints, eq(complaints.id, complaintEntries.complaint_id))
    .where(or(eq(complaints.user_id, id), eq(complaintEntries.author_id, id)));
  return rows.map(({ entry }) => entry).filter((entry) => !entry.is_internal || entry.author_id === id);
}

async function updatesOf(db: Database, id: string): Promise<Row[]> {
  const rows = await db.select().from(timelineEntries).where(eq(timelineEntries.client_id, id)).orderBy(asc(timelineEntries.id));
  return rows.filter((entry) => !entry.internal);
}
