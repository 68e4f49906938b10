// What a hand-over would move, before it happens.
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { aboutAdvisor } from '../../../domain/complaints.ts';
import type { HandOverQuote } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { maxPage } from '../../db/list.ts';
import { chats, complaints, dashboardListings, supportRequests, tasks, users } from '../../db/schema.ts';
import { needsReply } from '../chats/index.ts';
import { firmToday } from '../pipeline/index.ts';
import { isInProgress } from '../people/index.ts';
import { ofAdvisor, openComplaints, openSupport } from '../users/index.ts';
import { advisorPage } from './queries.ts';

/** Counts, clients (the most urgent first) and the other active advisors; five queries. */
export async function handOverQuote(db: Database, actor: Actor, advisorId: string, now: Date): Promise<HandOverQuote> {
  const today = await firmToday(db, now);
  const chatSince = sql<string | null>`(select min(${chats.waiting_since}) from ${chats} where ${chats.client_id} = ${users.id} and ${needsReply(now)})`;
  // Those that go along with the client: neither another's nor one about the advisor, which the admins get.
  const complaintSince = sql<
    string | null
  >`(select min(${complaints.created_at}) from ${complaints} where ${complaints.user_id} = ${users.id} and ${complaints.assigned_to} = ${advisorId} and ${complaints.category} <> ${aboutAdvisor} and ${openComplaints})`;
  const rows = await db
    .select({
      client_id: users.id,
      client_name: users.name,
      step_in_process: sql<HandOverQuote['rows'][number]['step_in_process']>`coalesce(${dashboardListings.step_in_process}, 'new_request')`,
      in_progress: sql<boolean>`${isInProgress(users.id)}`,
      waiting_since: chatSince.mapWith(chats.created_at),
      complaint_since: complaintSince.mapWith(complaints.created_at),
      date_to_re_engage: dashboardListings.date_to_re_engage,
    })
    .from(users)
    .leftJoin(dashboardListings, eq(dashboardListings.user_id, users.id))
    .where(ofAdvisor(advisorId))
    .orderBy(users.name)
    .limit(maxPage);
  const [owned] = await db
    .select({ all: sql<number>`count(*)::int`, about: sql<number>`count(*) filter (where ${complaints.category} = ${aboutAdvisor})::int` })
    .from(complaints)
    .where(and(eq(complaints.assigned_to, advisorId), openComplaints));
  const asked = await db.$count(supportRequests, and(eq(supportRequests.owner_id, advisorId), openSupport));
  const [planned] = await db
    .select({ all: sql<number>`count(*)::int`, overdue: sql<number>`count(*) filter (where ${tasks.due_on} < ${today})::int` })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(and(ofAdvisor(advisorId), eq(tasks.status, 'open'), eq(tasks.kind, 'task')));
  const [waiting] = await db
    .select({ chats: sql<number>`count(*)::int`, since: sql<string | null>`min(${chats.waiting_since})`.mapWith(chats.created_at) })
    .from(chats)
    .innerJoin(users, eq(users.id, chats.client_id))
    .where(and(ofAdvisor(advisorId), needsReply(now), isNotNull(chats.waiting_since)));
  const others = await advisorPage(
    db,
    actor,
    { sort: ['name', 'ASC'], range: [0, maxPage - 1] },
    now,
    and(eq(users.status, 'active'), ne(users.id, advisorId)),
  );
  const due = rows.flatMap(({ date_to_re_engage }) => (date_to_re_engage ? [date_to_re_engage] : []));
  return {
    clients: rows.length,
    in_progress: rows.filter((row) => row.in_progress).length,
    chats_waiting: waiting?.chats ?? 0,
    waiting_since: waiting?.since ?? null,
    complaints: owned?.all ?? 0,
    complaints_about: owned?.about ?? 0,
    support_requests: asked,
    tasks: planned?.all ?? 0,
    tasks_overdue: planned?.overdue ?? 0,
    follow_ups: due.length,
    follow_ups_overdue: due.filter((day) => day < today).length,
    rows: rows.toSorted((one, other) => urgency(other, today) - urgency(one, today)),
    advisors: others.rows,
  };
}

/** A complaint, then a chat that waits, then an overdue day; whose work is over comes last. */
function urgency({ in_progress, complaint_since, waiting_since, date_to_re_engage }: HandOverQuote['rows'][number], today: string): number {
  if (!in_progress) return -1;
  return (complaint_since ? 4 : 0) + (waiting_since ? 2 : 0) + (date_to_re_engage && date_to_re_engage < today ? 1 : 0);
}
