// Which chat a call means, and whose it becomes.
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { invalid, notFound } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { knownRow } from '../../db/known-rows.ts';
import { findRow, nextVersion } from '../../db/rows.ts';
import { chats } from '../../db/schema.ts';
import { requireClientToChange } from '../people/index.ts';
import { chatScope, deskChatId } from './scope.ts';

type ChatRow = typeof chats.$inferSelect;

/**
 * The chat a call names, locked. To a client, 21 is their own thread with the desk; for staff it is a queue, not a chat.
 * @throws Problem 404
 */
export async function lockedChat(db: Database, actor: Actor, id: string): Promise<ChatRow> {
  // Its states were read, and itself locked, in the same scope before the handler began.
  const known = id === deskChatId ? undefined : knownRow(chats, id, actor.id);
  if (known) return known;
  if (id !== deskChatId) return findRow(db, chats, id, chatScope(actor), { lock: true });
  const thread = actor.role === roles.client ? await deskThread(db, actor.id) : undefined;
  if (!thread) throw notFound();
  return findRow(db, chats, thread.id, chatScope(actor), { lock: true });
}

/**
 * The chat a message goes to, locked; writing to the desk starts its thread. Staff who name only the client write where the client is written to: in the chat
 * with their advisor once there is one.
 * @throws Problem 404; 422 when staff write to 21 without naming the client
 */
export async function chatForSending(db: Database, actor: Actor, id: string, clientId: string | undefined): Promise<ChatRow> {
  if (id !== deskChatId) return lockedChat(db, actor, id);
  const client = actor.role === roles.client ? actor.id : clientId;
  if (client === undefined) throw invalid({ client_id: 'Choose the client you’re writing to.' });
  if (actor.role !== roles.client) {
    await requireClientToChange(db, actor, client);
    const withAdvisor = await threadOf(db, client, 'advisor');
    if (withAdvisor) return findRow(db, chats, withAdvisor.id, undefined, { lock: true });
  }
  await db.insert(chats).values({ kind: 'desk', client_id: client }).onConflictDoNothing();
  const thread = await deskThread(db, client);
  if (!thread) throw notFound();
  return findRow(db, chats, thread.id, undefined, { lock: true });
}

/** The id of the chat a call names: 21 is the client's thread with the desk. Undefined for one that has not started. */
export async function namedChat(db: Database, actor: Actor, id: string, clientId?: string): Promise<string | undefined> {
  if (id !== deskChatId) return id;
  const client = actor.role === roles.client ? actor.id : clientId;
  return client === undefined ? undefined : (await deskThread(db, client))?.id;
}

/** A client's thread with the desk, if it has started. */
export const deskThread = (db: Database, clientId: string): Promise<ChatRow | undefined> => threadOf(db, clientId, 'desk');

async function threadOf(db: Database, clientId: string, kind: ChatRow['kind']): Promise<ChatRow | undefined> {
  const [thread] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.client_id, clientId), eq(chats.kind, kind)));
  return thread;
}

/**
 * Gives the client's chat to an advisor, or back to no one. On the first assignment the thread with the desk becomes the chat with the advisor (docs/rules.md,
 * Words); a later message to the desk starts a new one.
 */
export async function handOverChat(db: Database, clientId: string, advisorId: string | null): Promise<void> {
  const ofClient = (kind: 'advisor' | 'desk') => and(eq(chats.client_id, clientId), eq(chats.kind, kind));
  const change = { employee_id: advisorId, ...nextVersion(chats) };
  const moved = await db.update(chats).set(change).where(ofClient('advisor')).returning({ id: chats.id });
  if (moved.length > 0 || advisorId === null) return;
  const taken = await db
    .update(chats)
    .set({ ...change, kind: 'advisor' })
    .where(ofClient('desk'))
    .returning({ id: chats.id });
  if (taken.length > 0) return;
  await db.insert(chats).values({ kind: 'advisor', client_id: clientId, employee_id: advisorId });
}
