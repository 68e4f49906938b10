import { between, sql } from 'drizzle-orm';
import { oldComplaintDays } from '../../../domain/complaints.ts';
import type { FiguresReport, ReportRange } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { countUpTo } from '../../db/list.ts';
import { chats, complaints, users } from '../../db/schema.ts';
import { needsReply } from '../chats/index.ts';
import { isOpen } from '../complaints/index.ts';
import { isClient, isDelivered, needsAdvisor } from '../people/index.ts';
import { newRequestFigures } from '../users/index.ts';

/** The firm's current figures; five queries. */
export async function figuresReport(db: Database, actor: Actor, period: ReportRange, now: Date): Promise<FiguresReport> {
  const oldBefore = new Date(now.getTime() - oldComplaintDays * 86_400_000).toISOString();
  const [clients] = await db
    .select({
      delivered: sql<number>`count(*) filter (where ${isDelivered(users.id)})::int`,
      fresh: sql<number>`count(*) filter (where ${between(users.created_at, period.starts_at, period.ends_at)})::int`,
    })
    .from(users)
    .where(isClient(sql.raw('users')));
  const requests = await newRequestFigures(db, actor);
  const needing = await countUpTo(db, users, needsAdvisor, 1_000_000);
  const [waiting] = await db
    .select({ count: sql<number>`count(*)::int`, since: sql<string | null>`min(${chats.waiting_since})`.mapWith(chats.waiting_since) })
    .from(chats)
    .where(needsReply(now));
  const [open] = await db
    .select({ count: sql<number>`count(*)::int`, old: sql<number>`count(*) filter (where ${complaints.created_at} <= ${oldBefore})::int` })
    .from(complaints)
    .where(isOpen);
  return {
    period,
    clients_delivered: clients?.delivered ?? 0,
    clients_new: clients?.fresh ?? 0,
    new_requests: requests.all,
    new_requests_unassigned: requests.unassigned,
    needs_advisor: needing,
    chats_waiting: waiting?.count ?? 0,
    waiting_since: waiting?.since ?? null,
    complaints_open: open?.count ?? 0,
    complaints_old: open?.old ?? 0,
    complaint_old_days: oldComplaintDays,
    complaint_old_before: oldBefore,
  };
}
