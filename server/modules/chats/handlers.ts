import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAdvisorMove, afterClientMove, afterReading, afterUnread, type ChatState } from '../../../domain/chat.ts';
import type { Chat } from '../../../generated/api.ts';
import type { Actor, HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, invalid, notFound } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { countUpTo, totalCap } from '../../db/list.ts';
import { chats, events, notifications } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { changed } from '../../events/live.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { requireAdvisor } from '../people/index.ts';
import { keepState, replyByOf, settledBy, statesOf } from './keep.ts';
import { keepNote, noteById, notesBetween, ownNote, removeNote, rewriteNote } from './notes.ts';
import { tellPresence } from './presence.ts';
import { chatOf, chatPage, emptyDesk, lastOfClient, messageById, messagePage, nameOf, needsReply } from './queries.ts';
import { chatScope, deskChatId } from './scope.ts';
import { keepSent, sayChanged, sideOf } from './send.ts';
import { chatForSending, deskThread, lockedChat } from './threads.ts';

type ChatRow = typeof chats.$inferSelect;
const noMessages = { items: [], next: null };

/** docs/brief.md, section 7, Chats; docs/rules.md, Chat. */
export const chatHandlers = {
  listChats: ({ db, actor, query, services }) => chatPage(db, actor, services.clock(), query),

  countChats: async ({ db, actor, services }) => {
    const waiting = actor.role === roles.client ? eq(chats.client_status, 'new_reply') : needsReply(services.clock());
    return { count: await countUpTo(db, chats, and(chatScope(actor), waiting), totalCap + 1) };
  },

  listChatsOfEmployee: async ({ db, actor, params, query, services }) => {
    await requireAdvisor(db, actor, params.id);
    return chatPage(db, actor, services.clock(), query, eq(chats.employee_id, params.id));
  },

  getChat: async ({ db, actor, params, services }) => {
    const now = services.clock();
    if (params.id === deskChatId && actor.role !== roles.client) {
      // Spelt out: how many of all chats are the desk's decides by which index they are found, and a plan for any kind would not know.
      const isDesk = sql`${chats.kind} = 'desk'`;
      const queue = await chatPage(db, actor, now, { sort: ['waiting_since', 'ASC'], range: [0, 199] }, isDesk);
      return { chat: emptyDesk(null, 'Desk', now), messages: noMessages, threads: queue.rows };
    }
    const id = await chatIdFor(db, actor, params.id);
    if (id === undefined) return { chat: emptyDesk(actor.id, await nameOf(db, actor.id), now), messages: noMessages, threads: [] };
    return { chat: await viewOf(db, actor, now, id), messages: await messagePage(db, actor, id, {}), threads: [] };
  },

  listMessages: async ({ db, actor, params, query, services }) => {
    const id = await chatIdFor(db, actor, params.id);
    if (id === undefined) return noMessages;
    await viewOf(db, actor, services.clock(), id);
    return messagePage(db, actor, id, query);
  },

  sendMessage: async ({ db, actor, body, services }) => {
    const attachments = body.attachment_ids ?? [];
    const text = body.text.trim();
    if (text === '' && attachments.length === 0) throw invalid({ text: 'Write something, or add a file.' });
    // The desk thread may have become the advisor's chat since the message was sent: look for the same message before starting a new thread.
    if (String(body.chat_id) === deskChatId) {
      const earlier = await messageById(db, body.message_id);
      if (earlier?.sender_id === actor.id) return earlier;
    }
    // The lock on the chat makes numbers rise by one and lets a retry find what the first try kept.
    const chat = await chatForSending(db, actor, String(body.chat_id), body.client_id);
    return keepSent(db, services, actor, chat, { message_id: body.message_id, text, attachments });
  },

  updateChatStatus: async ({ db, actor, params, body, services }) => {
    const now = services.clock();
    const chat = await lockedChat(db, actor, params.id);
    const state = afterAdvisorMove(chat, body.status, now.toISOString(), body.snoozed_until ?? null);
    await saveState(db, chat, { ...state, ...settledBy(chat, state, actor, now.toISOString()) });
    // Nobody does anything then: it is told by the clock.
    const until = state.snoozed_until;
    if (until !== null) await enqueue(db, { kind: 'snooze_over', payload: { chat_id: chat.id, until }, run_at: new Date(until) });
    return viewOf(db, actor, now, chat.id);
  },

  updateChatStatusClient: async ({ db, actor, params, body, services }) => {
    const now = services.clock();
    const chat = await lockedChat(db, actor, params.id);
    const state = afterClientMove(chat, body.status, now.toISOString());
    await saveState(db, chat, state);
    if (state.employee_status === 'needs_reply' && chat.employee_status !== 'needs_reply')
      await happened(db, { kind: 'reply_awaited', actor, client_id: chat.client_id, target: { kind: 'chat', id: chat.id } });
    return viewOf(db, actor, now, chat.id);
  },

  markChatRead: async ({ db, actor, params, body, services }) => {
    const now = services.clock();
    if (params.id === deskChatId && (await chatIdFor(db, actor, params.id)) === undefined) return emptyDesk(actor.id, await nameOf(db, actor.id), now);
    const chat = await lockedChat(db, actor, params.id);
    await saveState(db, chat, afterReading(chat, sideOf(actor), body.seq));
    const about = and(
      eq(notifications.user_id, actor.id),
      isNull(notifications.read_at),
      inArray(notifications.event_id, db.select({ id: events.id }).from(events).where(eq(events.target_id, chat.id))),
    );
    const read = await db.update(notifications).set({ read_at: now.toISOString() }).where(about).returning({ id: notifications.id });
    if (read.length > 0) await changed(db, { people: [actor.id], resources: ['notifications'] });
    return viewOf(db, actor, now, chat.id);
  },

  markChatUnread: async ({ db, actor, params, services }) => {
    const chat = await lockedChat(db, actor, params.id);
    const from = (await lastOfClient(db, chat.id)) ?? chat.last_seq;
    await saveState(db, chat, afterUnread(chat, from), { isInternal: true });
    return viewOf(db, actor, services.clock(), chat.id);
  },

  addChatNote: async ({ db, actor, params, body, services }) => {
    const chat = await lockedChat(db, actor, params.id);
    const note = {
      ...body,
      text: body.text.trim(),
      chat_id: chat.id,
      after_seq: chat.last_seq,
      author_id: actor.id,
      written_at: services.clock().toISOString(),
    };
    if (await keepNote(db, note)) await sayNoted(db, chat);
    const kept = await noteById(db, body.note_id);
    if (kept?.author_id !== actor.id || kept.chat_id !== chat.id) throw conflict('Another note has this note_id.');
    return kept;
  },

  listChatNotes: async ({ db, actor, params, query, services }) => {
    const id = await chatIdFor(db, actor, params.id);
    if (id === undefined) return [];
    await viewOf(db, actor, services.clock(), id);
    return notesBetween(db, id, query.from ?? 0, query.before === undefined ? null : query.before - 1);
  },

  editChatNote: async ({ db, actor, params, body, services }) => {
    const chat = await lockedChat(db, actor, params.id);
    const note = await ownNote(db, actor, chat.id, params.note);
    const text = body.text.trim();
    if (text === note.text) return note;
    const edited_at = services.clock().toISOString();
    await rewriteNote(db, note.note_id, text, edited_at);
    await sayNoted(db, chat);
    return { ...note, text, edited_at };
  },

  deleteChatNote: async ({ db, actor, params }) => {
    const chat = await lockedChat(db, actor, params.id);
    const note = await ownNote(db, actor, chat.id, params.note);
    await removeNote(db, note.note_id);
    await sayNoted(db, chat);
    return note;
  },

  tellPresence,
} satisfies Partial<HandlerMap>;

/** The row a chat id refers to; undefined for a client's desk chat that has not started. @throws Problem 404 for staff asking for 21 */
async function chatIdFor(db: Database, actor: Actor, id: string): Promise<string | undefined> {
  if (id !== deskChatId) return id;
  if (actor.role !== roles.client) throw notFound();
  return (await deskThread(db, actor.id))?.id;
}

async function viewOf(db: Database, actor: Actor, now: Date, id: string): Promise<Chat> {
  const chat = await chatOf(db, actor, now, id);
  if (!chat) throw notFound();
  return chat;
}

/** @param how `isInternal`: nothing of it is for the client's screens */
async function saveState(
  db: Database,
  chat: ChatRow,
  state: ChatState & Partial<Pick<ChatRow, 'settled_at' | 'settled_by'>>,
  how: { isInternal?: boolean } = {},
): Promise<void> {
  const { last_text, last_message_at } = chat;
  const { settled_at = chat.settled_at, settled_by = chat.settled_by } = state;
  await keepState(db, chat.id, { ...statesOf(state), last_text, last_message_at, settled_at, settled_by, reply_by: await replyByOf(db, chat, state) });
  const isReadAlone = duties.every((name) => state[name] === chat[name]);
  await sayChanged(db, chat, { only: isReadAlone ? chat.id : undefined, internal: how.isInternal });
}

/** Tells the screens of the client's staff that a note was written, edited or deleted; nobody has anything to do. */
const sayNoted = (db: Database, chat: ChatRow): Promise<void> =>
  changed(db, { client_id: chat.client_id, internal: true, resources: ['chats'], about: [chat.id], only: chat.id });

const duties = ['employee_status', 'client_status', 'waiting_since', 'snoozed_until', 'last_seq'] as const satisfies (keyof ChatState)[];
