import { and, asc, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { daysIn } from '../../../domain/periods.ts';
import { dayIn } from '../../../domain/pipeline.ts';
import { replyDue } from '../../../domain/working-hours.ts';
import type { WorkloadReport } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { chats, dashboardListings, users } from '../../db/schema.ts';
import { needsReply } from '../chats/index.ts';
import { firmAnswerHours } from '../settings/index.ts';
import { awayUntil, load } from '../people/index.ts';

/** How many advisors and overdue clients a dashboard names; their lists have all. */
const advisorsShown = 6;
const overdueShown = 5;

/** How many clients each advisor has, and whose follow-up calls are overdue; two queries besides the settings. */
export async function workloadReport(db: Database, now: Date): Promise<WorkloadReport> {
  const hours = await firmAnswerHours(db);
  const today = dayIn(hours.time_zone, now);
  const advisors = await advisorsByWork(db, now);
  const overdue = await overdueClients(db, today);
  return {
    advisors: advisors.map(({ all: _, since, absent_until, needs_reply, ...advisor }) => ({
      ...advisor,
      away_until: awayUntil(absent_until, today),
      needs_reply,
      is_late: since !== null && replyDue(new Date(since), hours) < now,
    })),
    advisor_count: advisors[0]?.all ?? 0,
    overdue: overdue.map(({ all: _, date, ...row }) => ({ ...row, date_to_re_engage: date, days: daysIn({ from: date, to: today }) - 1 })),
    overdue_count: overdue[0]?.all ?? 0,
  };
}

function advisorsByWork(db: Database, now: Date) {
  const owed = db
    .select({
      employee_id: chats.employee_id,
      waiting: sql<number>`count(*)::int`.as('waiting'),
      since: sql<string | null>`min(${chats.waiting_since})`.mapWith(chats.waiting_since).as('since'),
    })
    .from(chats)
    .where(and(isNotNull(chats.employee_id), needsReply(now)))
    .groupBy(chats.employee_id)
    .as('owed');
  const waiting = sql<number>`coalesce(${owed.waiting}, 0)`;
  return db
    .select({
      id: users.id,
      name: users.name,
      status: users.status,
      capacity: users.capacity,
      absent_until: users.absent_until,
      clients: load,
      needs_reply: waiting,
      since: owed.since,
      all: sql<number>`(count(*) over ())::int`,
    })
    .from(users)
    .leftJoin(owed, eq(owed.employee_id, users.id))
    .where(and(eq(users.role, roles.employee), ne(users.status, 'closed')))
    .orderBy(desc(waiting), desc(load), asc(users.name))
    .limit(advisorsShown);
}

async function overdueClients(db: Database, today: string) {
  const client = alias(users, 'client');
  const advisor = alias(users, 'advisor');
  const rows = await db
    .select({
      user_id: client.id,
      client_name: client.name,
      advisor_name: advisor.name,
      step_in_process: dashboardListings.step_in_process,
      date: dashboardListings.date_to_re_engage,
      all: sql<number>`(count(*) over ())::int`,
    })
    .from(dashboardListings)
    .innerJoin(client, eq(client.id, dashboardListings.user_id))
    .leftJoin(advisor, eq(advisor.id, client.advisor_id))
    .where(and(lt(dashboardListings.date_to_re_engage, today), isNull(client.deleted_at)))
    .orderBy(asc(dashboardListings.date_to_re_engage), asc(client.name))
    .limit(overdueShown);
  return rows.map(({ date, ...row }) => ({ ...row, date: date ?? today }));
}
