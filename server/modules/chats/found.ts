// Chats by what was said in them: by the index of the messages' texts, and of the notes for staff alone.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { likePattern, textOf } from '../../db/search.ts';
import { chatNotes, chats, messages } from '../../db/schema.ts';
import { chatScope } from './scope.ts';

/** With more messages than these, chats are asked one by one whether one of theirs has the words: the first chats of the inbox are soon met. */
const few = 2_000;
/** Fewer letters have no three in common with a text: there is no index for them. */
const fewestLetters = 3;
/** The characters of a message before the first word that was found, and all that are shown: a line of a phone has some forty. */
const [before, shown] = [14, 140].map((count) => sql.raw(String(count))) as [SQL, SQL];

const wordsOf = (q: string): string[] => q.trim().split(/\s+/).filter(Boolean).slice(0, 8);
const hasAll = (text: SQL, words: readonly string[]): SQL => and(...words.map((word) => sql`${text} ilike ${likePattern(word)}`)) ?? sql`false`;

export interface Said {
  /** The chats in which somebody said all of it. */
  chats: SQL;
  /** Its words, and the message it is at: as the last of them has it. Looked for once, and for the rows of the page alone, where a join would look for those of all pages. */
  last: SQL<{ text: string; seq: number } | null>;
}

/** What was said with every one of the words; undefined for words that no index knows. Of staff's notes only staff learn. */
export async function said(db: Database, actor: Actor, q: string): Promise<Said | undefined> {
  const words = wordsOf(q);
  if (!words.some((word) => word.length >= fewestLetters)) return undefined;
  const [inMessage, inNote] = [hasAll(textOf(messages), words), hasAll(textOf(chatNotes), words)];
  const readsNotes = actor.role !== roles.client;
  const ofMessages = db
    .select({ id: messages.chat_id })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .where(and(chatScope(actor), inMessage))
    .limit(few + 1);
  const ofNotes = db
    .select({ id: chatNotes.chat_id })
    .from(chatNotes)
    .innerJoin(chats, eq(chats.id, chatNotes.chat_id))
    .where(and(chatScope(actor), inNote))
    .limit(few + 1);
  const found = await (readsNotes ? ofMessages.unionAll(ofNotes) : ofMessages);
  const ids = [...new Set(found.map(({ id }) => id))];
  const note = sql`exists (select 1 from chat_notes where chat_notes.chat_id = chats.id and ${inNote})`;
  const each = sql`(exists (select 1 from messages where messages.chat_id = chats.id and ${inMessage})${readsNotes ? sql` or ${note}` : sql``})`;
  const ofMessage = sql`select messages.text as text, messages.seq as seq from messages where messages.chat_id = chats.id and ${inMessage}`;
  const ofNote = sql`select chat_notes.text as text, chat_notes.after_seq as seq from chat_notes where chat_notes.chat_id = chats.id and ${inNote}`;
  const last = sql`(${readsNotes ? sql`${ofMessage} union all ${ofNote}` : ofMessage} order by seq desc limit 1)`;
  const [first = ''] = words;
  const at = sql`position(lower(${first}) in lower(hit.text))`;
  // From a whole word on.
  const later = sql`'…' || regexp_replace(substring(hit.text from ${at} - ${before} for ${shown}), '^\\S*\\s+', '')`;
  return {
    chats: found.length > few ? each : inArray(chats.id, ids),
    last: sql`(select jsonb_build_object('text', case when ${at} > ${before} + 1 then ${later} else left(hit.text, ${shown}) end, 'seq', hit.seq) from ${last} as hit)`,
  };
}
