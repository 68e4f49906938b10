// A message goes into a chat: kept once, with the duties it leaves on both sides and those who are told of it.
import { and, eq, inArray } from 'drizzle-orm';
import { afterMessage, type ChatSide } from '../../../domain/chat.ts';
import { cutText } from '../../../engine/contract/text-rules.ts';
import type { Message } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { chats } from '../../db/schema.ts';
import { inWave } from '../../db/transactions.ts';
import { askWhoHears, happened } from '../../events/happened.ts';
import { changed } from '../../events/live.ts';
import type { Payload } from '../../outbox/kinds.ts';
import type { Services } from '../../services.ts';
import { attachmentsOf, claimAttachments } from '../files/index.ts';
import { keepMessage, replyByOf, settledBy, statesOf } from './keep.ts';
import { messageById, needsReply } from './queries.ts';
import { chatScope, deskChatId } from './scope.ts';
import { chatForSending } from './threads.ts';

type ChatRow = typeof chats.$inferSelect;
const longestExcerpt = 200;

interface Sent {
  /** Made by the sender: the same one again finds what is kept. */
  message_id: string;
  text: string;
  attachments?: readonly string[];
}

export const sideOf = (actor: Actor): ChatSide => (actor.role === roles.client ? 'client' : 'staff');

/** @param chat locked, so that numbers rise by one and a retry finds what the first try kept */
export async function keepSent(db: Database, services: Services, actor: Actor, chat: ChatRow, { message_id, text, attachments = [] }: Sent): Promise<Message> {
  const sent_at = services.clock().toISOString();
  const state = afterMessage(chat, sideOf(actor), sent_at);
  const values = { message_id, chat_id: chat.id, seq: state.last_seq, sender_id: actor.id, sender_role: actor.role, text, sent_at };
  const last_text = text === '' ? (attachments.length === 1 ? 'Sent a file' : `Sent ${attachments.length} files`) : cutText(text, longestExcerpt);
  const settled = settledBy(chat, state, actor, sent_at);
  const said = { last_text, last_message_at: sent_at, reply_by: await replyByOf(db, chat, state), ...settled };
  const written = { kind: 'message_new', actor, client_id: chat.client_id, target: { kind: 'chat', id: chat.id } } as const;
  // Who hears of it is asked with the message, not after it.
  const [sender] = await inWave(
    () => keepMessage(db, values, { ...statesOf(state), ...said }),
    () => askWhoHears(db, written),
  );
  if (sender === undefined) {
    const kept = await messageById(db, message_id);
    if (kept?.sender_id !== actor.id || kept.chat_id !== chat.id) throw conflict('Another message has this message_id.');
    return kept;
  }
  await claimAttachments(db, actor, attachments, { purpose: 'chat', client_id: chat.client_id, message_id });
  await sayChanged(db, chat);
  // One notification until it is read.
  await happened(db, written);
  const files = await attachmentsOf(db, 'message_id', attachments.length > 0 ? [message_id] : []);
  return { ...values, sender_name: sender, attachments: files.get(message_id) ?? [] };
}

/**
 * Writes to a client where they are written to: in the chat with their advisor once there is one.
 * @throws Problem 404, 409 for a client who is not the sender's
 */
export const writeToClient = async (db: Database, services: Services, actor: Actor, clientId: string, sent: Sent): Promise<Message> =>
  keepSent(db, services, actor, await chatForSending(db, actor, deskChatId, clientId), sent);

/** The chat of a message that this sender wrote to this client before. */
export async function wasSentTo(db: Database, actor: Actor, clientId: string, messageId: string): Promise<boolean> {
  const kept = await messageById(db, messageId);
  if (kept?.sender_id !== actor.id) return false;
  const [chat] = await db.select({ client_id: chats.client_id }).from(chats).where(eq(chats.id, kept.chat_id));
  return chat?.client_id === clientId;
}

/** Of these clients, those who wait for a reply. */
export async function awaitingReply(db: Database, actor: Actor, clientIds: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ client_id: chats.client_id })
    .from(chats)
    .where(and(inArray(chats.client_id, [...clientIds]), chatScope(actor), needsReply(now)));
  return new Set(rows.map(({ client_id }) => client_id));
}

/** Lets the screens of staff ask again once a snooze is over. A chat that was moved, answered or snoozed anew since says nothing. */
export async function snoozeEnded(db: Database, { chat_id, until }: Payload<'snooze_over'>): Promise<void> {
  await db.transaction(async (transaction) => {
    const isOver = and(eq(chats.id, chat_id), eq(chats.employee_status, 'snoozed'), eq(chats.snoozed_until, until));
    const [chat] = await transaction.select().from(chats).where(isOver);
    if (chat) await sayChanged(transaction, chat, { internal: true });
  });
}

/** @param how `only`: the chat, where nothing of it changed that anybody has to do */
export async function sayChanged(db: Database, chat: ChatRow, how: { only?: string | undefined; internal?: boolean | undefined } = {}): Promise<void> {
  // Of an advisor's chat admins only look on; the desk's is theirs.
  const lookedAt = chat.employee_id ? { id: chat.id, inIt: [chat.client_id, chat.employee_id] } : undefined;
  const resources = chat.kind === 'desk' ? (['chats', 'cases'] as const) : (['chats'] as const);
  await changed(db, { client_id: chat.client_id, resources, lookedAt, about: [chat.id], ...how });
}
