// What staff own beside clients and cases, and cannot own once they cannot sign in: sign-ups and tasks without a client, an admin cases of money, too (docs/rules.md,
// Ownership).
import { and, asc, eq, inArray, isNull, ne, sql, type Column, type SQL } from 'drizzle-orm';
import { caseStatuses } from '../../../domain/cases.ts';
import { staffRoles } from '../../../domain/roles.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { nextVersion } from '../../db/rows.ts';
import { initialClientData, paymentCases, refundRequests, tasks, users, type handOverMoves } from '../../db/schema.ts';
import { changed } from '../../events/live.ts';
import { prospectChanged } from '../../events/prospects.ts';
import { taskChanged } from '../tasks/index.ts';
import type { Person } from './accounts.ts';

/** One thing that changed hands. */
export type Move = Omit<typeof handOverMoves.$inferInsert, 'hand_over_id'>;

/** Whether it still is with whom it went to. */
export const sameHands = (column: Column, to: string | null): SQL => sql`${column} is not distinct from ${to}::uuid`;

/** Once paid for, a sign-up is a client: who brought it in is history. */
const isUnpaid = ne(initialClientData.step, 'payment_success');
const isOpen = and(isNull(tasks.user_id), eq(tasks.status, 'open'));

/** @param to who takes over; null: sign-ups are anybody's again, and a task goes back to who gave it, or else to the admin who acts, or to another one where that is who leaves */
export async function leftBehind(db: Database, actor: Actor, from: Person, to: string | null): Promise<Move[]> {
  const prospects = await db
    .update(initialClientData)
    .set({ started_by: to, ...nextVersion(initialClientData) })
    .where(and(eq(initialClientData.started_by, from.id), isUnpaid))
    .returning({ id: initialClientData.id });
  if (prospects.length > 0) await prospectChanged(db, from.id, to);
  const moves: Move[] = prospects.map(({ id }) => ({ kind: 'onboarding', target_id: id, to_id: to }));
  const theirs = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.owner_id, from.id), isOpen))
    .for('update');
  const heir = actor.id === from.id ? await anotherAdmin(db, from.id) : actor.id;
  const givers = to === null ? await activeOf(db, from.id, theirs) : new Set<string>();
  for (const { id, author_id } of theirs) {
    const to_id = to ?? (author_id !== null && givers.has(author_id) ? author_id : heir);
    await giveTask(db, actor, eq(tasks.id, id), { from_id: from.id, to_id });
    moves.push({ kind: 'task', target_id: id, to_id });
  }
  await moneyGoesBack(db, from.id);
  return moves;
}

/** The cases of money that only an admin may have are all admins' again: the one who takes over the rest need not be one. An undo leaves them there. */
export async function moneyGoesBack(db: Database, fromId: string): Promise<void> {
  const { refund, payment } = caseStatuses;
  const requests = await db
    .update(refundRequests)
    .set({ owner_id: null, ...nextVersion(refundRequests) })
    .where(and(eq(refundRequests.owner_id, fromId), inArray(refundRequests.status, [...refund.open, ...refund.waiting])))
    .returning({ id: refundRequests.id });
  const cases = await db
    .update(paymentCases)
    .set({ owner_id: null, ...nextVersion(paymentCases) })
    .where(and(eq(paymentCases.owner_id, fromId), inArray(paymentCases.status, [...payment.open, ...payment.waiting])))
    .returning({ id: paymentCases.id });
  if (requests.length + cases.length > 0) await changed(db, { circle: 'admins', people: [fromId], resources: ['refund-requests', 'payment-cases'] });
}

/** Who of the other admins has been here longest: one there is, for the last cannot leave. */
async function anotherAdmin(db: Database, exceptId: string): Promise<string> {
  const others = and(eq(users.role, roles.admin), eq(users.status, 'active'), isNull(users.deleted_at), ne(users.id, exceptId));
  const [admin] = await db.select({ id: users.id }).from(users).where(others).orderBy(asc(users.id)).limit(1);
  return admin?.id ?? exceptId;
}

/** Gives back one of them that did not move since. */
export async function comesBack(db: Database, actor: Actor, ownerId: string, { kind, target_id, to_id = null }: Move): Promise<void> {
  if (kind === 'task') {
    await giveTask(db, actor, and(eq(tasks.id, target_id), sameHands(tasks.owner_id, to_id), isOpen), { from_id: to_id, to_id: ownerId });
    return;
  }
  const [prospect] = await db
    .update(initialClientData)
    .set({ started_by: ownerId, ...nextVersion(initialClientData) })
    .where(and(eq(initialClientData.id, target_id), sameHands(initialClientData.started_by, to_id), isUnpaid))
    .returning({ id: initialClientData.id });
  if (prospect) await prospectChanged(db, to_id, ownerId);
}

async function giveTask(db: Database, actor: Actor, which: SQL | undefined, { from_id, to_id }: { from_id: string | null; to_id: string }): Promise<void> {
  const [task] = await db
    .update(tasks)
    .set({ owner_id: to_id, ...nextVersion(tasks) })
    .where(which)
    .returning();
  if (!task) return;
  await taskChanged(db, actor, task, 'changed');
  // Who had it has one less.
  await changed(db, { people: [from_id], resources: ['tasks', 'dashboard-listings'] });
}

/** Who of those who gave the tasks can still do them. */
async function activeOf(db: Database, exceptId: string, given: readonly { author_id: string | null }[]): Promise<Set<string>> {
  const authors = given.flatMap(({ author_id }) => (author_id === null || author_id === exceptId ? [] : [author_id]));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...new Set(authors)]), inArray(users.role, [...staffRoles]), eq(users.status, 'active'), isNull(users.deleted_at)));
  return new Set(rows.map(({ id }) => id));
}
