// Notes among staff in a client's chat (docs/rules.md, Chat). They stand in a table of their own: what clients read asks for messages alone.
import { and, asc, eq, gte, lte, type SQL } from 'drizzle-orm';
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
