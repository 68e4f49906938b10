// A hand-over: clients and everything that goes along, in one transaction, open to undo for a day (docs/rules.md, Ownership).
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { aboutAdvisor, isOpenComplaint, openComplaintStatuses, unendedComplaintStatuses } from '../../../domain/complaints.ts';
import { undoUntil } from '../../../domain/hand-over.ts';
import type { HandOver } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, invalid, notFound } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { clientHandOvers, complaints, handOverMoves, supportRequests, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { changed } from '../../events/live.ts';
import { giveComplaint, passComplaint } from '../complaints/index.ts';
import { requireActiveAdvisor, type Person } from './accounts.ts';
import { assignAdvisor, unassignAdvisor } from './assign.ts';
import { ofAdvisor } from './advisor-clients.ts';
import { comesBack, leftBehind, sameHands, type Move } from './left-behind.ts';
import { nextVersion } from '../../db/rows.ts';

/** Who takes over whom. */
export interface Shares {
  /** Everyone not named; undefined: they stay, null: they become unassigned. */
  to?: string | null | undefined;
  clients?: readonly { client_id: string; advisor_id: string }[] | undefined;
}

export interface HandOverRequest extends Shares {
  /** In the admin's words, for staff. */
  reason?: string | undefined;
  /** They cannot sign in afterwards: what else they own goes, too, and the act is kept also where there was nothing to move. */
  leaves?: boolean | undefined;
}

/** Support requests that still need action. */
export const openSupport = inArray(supportRequests.status, ['open', 'in_progress']);
export const openComplaints = inArray(complaints.status, [...openComplaintStatuses]);
const unendedComplaints = inArray(complaints.status, [...unendedComplaintStatuses]);

/**
 * Moves clients of an advisor to others or to no one. With them move the responsibility for their chats, their follow-ups, and their complaints and support
 * requests that the advisor had; a complaint about the advisor goes to the admins.
 * @param from locked
 * @returns the hand-over; undefined if there was nothing to move
 * @throws Problem 422 by field, for a person who cannot take over or is no client of theirs
 */
export async function handOver(
  db: Database,
  actor: Actor,
  from: Person,
  { to, clients = [], reason, leaves = false }: HandOverRequest,
): Promise<HandOver | undefined> {
  if (to === from.id) throw invalid({ to: 'These clients already have this advisor.' });
  if (to) await requireActiveAdvisor(db, to, 'to');
  const theirs = await db.select({ id: users.id }).from(users).where(ofAdvisor(from.id)).orderBy(users.id).for('update');
  const goesTo = await destinations(db, from, theirs, { to, clients });
  const [act] = await db
    .insert(clientHandOvers)
    .values({ from_id: from.id, actor_id: actor.id, reason: reason ?? null })
    .returning();
  if (!act) throw new Error('The hand-over was not kept.');
  const moves: (typeof handOverMoves.$inferInsert)[] = [];
  for (const [client_id, advisor_id] of goesTo) {
    const change = { client_id, actor, reason: reason ?? `Handed over by ${from.name}.` };
    if (advisor_id) await assignAdvisor(db, { ...change, advisor_id });
    else await unassignAdvisor(db, change);
    moves.push({ hand_over_id: act.id, kind: 'user', target_id: client_id, to_id: advisor_id });
  }
  const others = [...(await cases(db, actor, from, goesTo, to !== undefined)), ...(leaves ? await leftBehind(db, actor, from, to ?? null) : [])];
  moves.push(...others.map((move) => ({ ...move, hand_over_id: act.id })));
  if (moves.length === 0) {
    if (leaves) return handOverView(db, act.id);
    await db.delete(clientHandOvers).where(eq(clientHandOvers.id, act.id));
    return undefined;
  }
  await db.insert(handOverMoves).values(moves);
  await happened(db, { kind: 'clients_handed_over', actor, client_id: null, person_id: from.id, undone: false });
  return handOverView(db, act.id);
}

/**
 * What happens to the clients, cases and tasks of staff when they are suspended or leave: they go to the named advisor, or else wait for an advisor, or an admin.
 * Clients leave nothing to others.
 * @throws Problem 422 on `hand_over_to`
 */
export async function letGo(
  db: Database,
  actor: Actor,
  person: Person,
  { to, reason }: { to?: string | null | undefined; reason?: string | undefined },
): Promise<void> {
  if (person.role === roles.client) return;
  if (to === person.id) throw invalid({ hand_over_to: 'Choose another advisor.' });
  if (to) await requireActiveAdvisor(db, to, 'hand_over_to');
  await handOver(db, actor, person, { to: to ?? null, reason: reason ?? `${person.name} can’t work with these clients right now.`, leaves: true });
}

async function destinations(db: Database, from: Person, theirs: readonly { id: string }[], { to, clients = [] }: Shares): Promise<Map<string, string | null>> {
  const own = new Set(theirs.map(({ id }) => id));
  const active = new Set(
    (
      await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.role, roles.employee), eq(users.status, 'active')))
    ).map(({ id }) => id),
  );
  const errors: Record<string, string> = {};
  for (const [index, { client_id, advisor_id }] of clients.entries()) {
    if (!own.has(client_id)) errors[`clients.${index}.client_id`] = `This client isn’t ${from.name}’s anymore.`;
    else if (advisor_id === from.id || !active.has(advisor_id)) errors[`clients.${index}.advisor_id`] = 'Choose another active advisor.';
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const named = new Map(clients.map(({ client_id, advisor_id }) => [client_id, advisor_id]));
  return new Map(
    theirs.flatMap(({ id }) => {
      const advisor = named.get(id) ?? to;
      return advisor === undefined ? [] : [[id, advisor]];
    }),
  );
}

/**
 * Complaints and support requests the advisor had, also those that their writers may open again: those of leaving clients follow them; if all clients leave, the
 * others go to the admins.
 */
async function cases(db: Database, actor: Actor, from: Person, goesTo: ReadonlyMap<string, string | null>, all: boolean): Promise<Move[]> {
  const moves: Move[] = [];
  const follows = (client: string | null) => (client === null ? false : goesTo.has(client));
  const owned = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.assigned_to, from.id), unendedComplaints))
    .for('update');
  for (const complaint of owned) {
    if (!all && !follows(complaint.user_id)) continue;
    const to_id = complaint.category === aboutAdvisor ? null : (goesTo.get(complaint.user_id) ?? null);
    if (isOpenComplaint(complaint.status)) await giveComplaint(db, actor, complaint, to_id);
    else await passComplaint(db, complaint, to_id);
    moves.push({ kind: 'complaint', target_id: complaint.id, to_id });
  }
  const asked = await db
    .select({ id: supportRequests.id, user_id: supportRequests.user_id })
    .from(supportRequests)
    .where(eq(supportRequests.owner_id, from.id))
    .for('update');
  const given = new Map<string | null, string[]>();
  for (const { id, user_id } of asked) {
    if (!all && !follows(user_id)) continue;
    const to_id = (user_id === null ? null : goesTo.get(user_id)) ?? null;
    given.set(to_id, [...(given.get(to_id) ?? []), id]);
    moves.push({ kind: 'support_request', target_id: id, to_id });
  }
  // Answered ones grow in number for as long as a person works here: one statement for each who takes over, and not one for each request.
  for (const [owner_id, ids] of given)
    await db
      .update(supportRequests)
      .set({ owner_id, ...nextVersion(supportRequests) })
      .where(sql`${supportRequests.id} = any(${sql.param(ids)}::uuid[])`);
  if (given.size > 0) await changed(db, { circle: 'admins', people: [from.id, ...given.keys()], resources: ['support-requests'] });
  return moves;
}

/**
 * Moves back everything that did not move again since.
 * @throws Problem 404; 409 when it is undone already, older than a day, or the advisor cannot take clients
 */
export async function undoHandOver(db: Database, actor: Actor, id: string, now: Date): Promise<HandOver> {
  const [act] = await db.select().from(clientHandOvers).where(eq(clientHandOvers.id, id)).for('update');
  if (!act) throw notFound();
  if (act.undone_at) throw conflict('This hand-over was already undone.');
  if (undoUntil(act.created_at) < now.toISOString()) throw conflict('A hand-over can be undone for 24 hours.');
  const [from] = await db.select().from(users).where(eq(users.id, act.from_id)).for('update');
  if (!from || from.role !== roles.employee || from.status !== 'active')
    throw conflict(`Reactivate ${from?.name ?? 'the advisor'} first.`, { state: from?.status });
  const moves = await db.select().from(handOverMoves).where(eq(handOverMoves.hand_over_id, id));
  for (const { kind, target_id, to_id } of moves) {
    if (kind === 'user') {
      const still = and(eq(users.id, target_id), sameHands(users.advisor_id, to_id), isNull(users.deleted_at));
      const [client] = await db.select({ id: users.id }).from(users).where(still).for('update');
      if (client) await assignAdvisor(db, { client_id: target_id, advisor_id: from.id, actor, reason: 'The hand-over was undone.' });
    } else if (kind === 'complaint') {
      const still = and(eq(complaints.id, target_id), sameHands(complaints.assigned_to, to_id), unendedComplaints);
      const [complaint] = await db.select().from(complaints).where(still).for('update');
      if (complaint && isOpenComplaint(complaint.status)) await giveComplaint(db, actor, complaint, from.id);
      else if (complaint) await passComplaint(db, complaint, from.id);
    } else if (kind === 'onboarding' || kind === 'task') await comesBack(db, actor, from.id, { kind, target_id, to_id });
    else {
      const still = and(eq(supportRequests.id, target_id), sameHands(supportRequests.owner_id, to_id));
      await db
        .update(supportRequests)
        .set({ owner_id: from.id, ...nextVersion(supportRequests) })
        .where(still);
    }
  }
  await db.update(clientHandOvers).set({ undone_at: now.toISOString(), undone_by: actor.id }).where(eq(clientHandOvers.id, id));
  await happened(db, { kind: 'clients_handed_over', actor, client_id: null, person_id: from.id, undone: true });
  const cameBack = await db.$count(
    users,
    and(ofAdvisor(from.id), inArray(users.id, db.select({ id: handOverMoves.target_id }).from(handOverMoves).where(eq(handOverMoves.hand_over_id, id)))),
  );
  return { ...(await handOverView(db, id)), count: cameBack };
}

/** The last hand-overs of an advisor's clients, newest first. */
export async function handOversOf(db: Database, advisorId: string): Promise<HandOver[]> {
  const rows = await db
    .select({ id: clientHandOvers.id })
    .from(clientHandOvers)
    // One that came with a suspension may have moved nothing: there is nothing to tell of it, and nothing to undo.
    .where(and(eq(clientHandOvers.from_id, advisorId), sql`exists (select 1 from hand_over_moves as moved where moved.hand_over_id = ${clientHandOvers.id})`))
    .orderBy(desc(clientHandOvers.id))
    .limit(20);
  return Promise.all(rows.map(({ id }) => handOverView(db, id)));
}

async function handOverView(db: Database, id: string): Promise<HandOver> {
  const [act] = await db
    .select({ act: clientHandOvers, actor_name: users.name })
    .from(clientHandOvers)
    .innerJoin(users, eq(users.id, clientHandOvers.actor_id))
    .where(eq(clientHandOvers.id, id));
  if (!act) throw notFound();
  const receivers = await db
    .select({ advisor_id: handOverMoves.to_id, name: sql<string>`coalesce(${users.name}, '')`, clients: sql<number>`count(*)::int` })
    .from(handOverMoves)
    .leftJoin(users, eq(users.id, handOverMoves.to_id))
    .where(and(eq(handOverMoves.hand_over_id, id), eq(handOverMoves.kind, 'user')))
    .groupBy(handOverMoves.to_id, users.name)
    .orderBy(desc(sql`count(*)`));
  const { from_id, reason, undone_at, created_at } = act.act;
  const count = receivers.reduce((sum, { clients }) => sum + clients, 0);
  return { id, from_id, actor_name: act.actor_name, reason, count, receivers, undo_until: undoUntil(created_at), undone_at, created_at };
}
