// Notes among staff in a client's chat (docs/rules.md, Chat). They stand in a table of their own: what clients read asks for messages alone.
import { and, asc, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { forbidden, notFound } from '../../../engine/server/problem.ts';
import type { ChatNote } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { chatNotes, users } from '../../db/schema.ts';

/** So many notes of one page of messages are shown: the contract's limit. */
const mostNotes = 500;

/** The notes that follow the messages from one number to another, oldest first. Whether the caller is staff is decided before. @param last null for no end */
export function notesBetween(db: Database, chatId: string, first: number, last: number | null): Promise<ChatNote[]> {
  return notesWhere(db, and(eq(chatNotes.chat_id, chatId), gte(chatNotes.after_seq, first), last === null ? undefined : lte(chatNotes.after_seq, last)));
}

/** One note by the id its writer made. */
export async function noteById(db: Database, id: string): Promise<ChatNote | undefined> {
  const [note] = await notesWhere(db, eq(chatNotes.note_id, id));
  return note;
}

/** Keeps a note, unless it was. @returns whether it is new */
export async function keepNote(db: Database, note: typeof chatNotes.$inferInsert): Promise<boolean> {
  const kept = await db.insert(chatNotes).values(note).onConflictDoNothing().returning({ id: chatNotes.note_id });
  return kept.length > 0;
}

/** A note that its own writer may change. @throws Problem 404 where the chat has no such note, 403 where a colleague wrote it */
export async function ownNote(db: Database, actor: Pick<Actor, 'id'>, chatId: string, id: string): Promise<ChatNote> {
  const note = await noteById(db, id);
  if (note?.chat_id !== chatId) throw notFound('This note was deleted.');
  if (note.author_id !== actor.id) throw forbidden('Only the person who wrote a note can change it.');
  return note;
}

/** Gives a note other words. @param edited_at when */
export async function rewriteNote(db: Database, id: string, text: string, edited_at: string): Promise<void> {
  await db.update(chatNotes).set({ text, edited_at }).where(eq(chatNotes.note_id, id));
}

/** Deletes a note, words and all. */
export async function removeNote(db: Database, id: string): Promise<void> {
  await db.delete(chatNotes).where(eq(chatNotes.note_id, id));
}

async function notesWhere(db: Database, where: SQL | undefined): Promise<ChatNote[]> {
  const rows = await db
    .select({ note: chatNotes, author_name: users.name })
    .from(chatNotes)
    .leftJoin(users, eq(users.id, chatNotes.author_id))
    .where(where)
    .orderBy(asc(chatNotes.after_seq), asc(chatNotes.written_at), asc(chatNotes.note_id))
    .limit(mostNotes);
  return rows.map(({ note, author_name }) => ({ ...note, author_name }));
}
