// The week: what is due, deliveries and bids, as the page and the calendar feed show them.
import { and, eq, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { dayIn } from '../../../domain/pipeline.ts';
import { daysFrom, inWeekOrder, setsLastContact } from '../../../domain/tasks.ts';
import { closingOf } from '../../../domain/urgency.ts';
import { instantOf, type AnswerHours } from '../../../domain/working-hours.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { WeekContact, WeekEntry } from '../../../generated/api.ts';
import { contactKindValues } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { bidRequests, contacts, deals, tasks, users } from '../../db/schema.ts';
import { inWave } from '../../db/transactions.ts';
import { ofClients } from '../people/index.ts';

/** The rows of one source never fill the week alone. */
const most = 200;

interface WeekWish {
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Of one advisor only. */
  advisorId?: string | undefined;
  /** With tasks from before `from` that are open. */
  withOverdue: boolean;
}

const client = { user_id: users.id, client_name: users.name } as const;
const plain = { is_late: false, is_done: false, answered: null, asked: null } as const;

/** What is on these days in the caller's scope, in the order of a week; `is_cut` where a source has more than is read of it. */
export async function entriesBetween(
  db: Database,
  actor: Actor,
  now: Date,
  hours: AnswerHours,
  wish: WeekWish,
): Promise<{ entries: WeekEntry[]; is_cut: boolean }> {
  const { from, to } = wish;
  const whose = and(ofClients(actor, users.id), isNull(users.deleted_at), wish.advisorId ? eq(users.advisor_id, wish.advisorId) : undefined);
  // A day at the firm begins and ends hours away from midnight in UTC: what is left over is taken out below.
  const [begins, ends] = [`${from}T00:00:00Z`, sql`${to}::date + 2`];
  const within = ({ on }: WeekEntry) => on >= from && on <= to;
  const today = dayIn(hours.time_zone, now);
  const [planned, rounds, open] = await inWave(
    () => plannedTasks(db, actor, whose, wish, today),
    () =>
      db
        .select({
          ...client,
          target_id: bidRequests.id,
          title: bidRequests.title,
          at: bidRequests.due_at,
          answered: bidRequests.answered,
          asked: bidRequests.asked,
        })
        .from(bidRequests)
        .innerJoin(users, eq(users.id, bidRequests.user_id))
        .where(and(whose, eq(bidRequests.status, 'open'), gte(bidRequests.due_at, begins), lte(bidRequests.due_at, ends)))
        .orderBy(bidRequests.due_at)
        .limit(most),
    () =>
      db
        .select({
          ...client,
          target_id: deals.id,
          title: deals.title,
          at: deals.delivery_at,
          good_through: sql<string | null>`${deals.agreed} ->> 'good_through'`,
          status: deals.status,
        })
        .from(deals)
        .innerJoin(users, eq(users.id, deals.user_id))
        .where(and(whose, inArray(deals.status, ['paperwork', 'contract_check', 'scheduled'])))
        .orderBy(deals.id)
        .limit(most),
  );
  const dayOf = (at: string) => dayIn(hours.time_zone, new Date(at));
  const bids = rounds.map((row): WeekEntry => ({ ...plain, ...row, kind: 'bids_due', on: dayOf(row.at) }));
  const ofDeals = open.flatMap(({ at, good_through, status, ...row }): WeekEntry[] => [
    ...(at === null ? [] : [{ ...plain, ...row, kind: 'delivery' as const, on: dayOf(at), at }]),
    ...(status !== 'paperwork' || good_through === null
      ? []
      : [{ ...plain, ...row, kind: 'quote_ends' as const, on: good_through, at: closingOf(good_through, hours) }]),
  ]);
  const isCut = planned.is_cut || rounds.length === most || open.length === most;
  return { entries: [...planned.entries, ...[...bids, ...ofDeals].filter(within)].toSorted(inWeekOrder), is_cut: isCut };
}

/** Whom the reader spoke with on a day (YYYY-MM-DD) at the firm, by their own log and in their scope; notes are about nobody's time. */
export async function contactsOn(db: Database, actor: Actor, day: string, { time_zone }: AnswerHours): Promise<WeekContact[]> {
  const midnight = (of: string) => new Date(instantOf(new Date(`${of}T00:00:00.000Z`), 0, time_zone)).toISOString();
  return db
    .select({ ...client, id: contacts.id, kind: contacts.kind, at: contacts.at, minutes: contacts.minutes })
    .from(contacts)
    .innerJoin(users, eq(users.id, contacts.user_id))
    .where(
      and(
        ofClients(actor, users.id),
        isNull(users.deleted_at),
        eq(contacts.author_id, actor.id),
        inArray(contacts.kind, contactKindValues.filter(setsLastContact)),
        gte(contacts.at, midnight(day)),
        lt(contacts.at, midnight(daysFrom(day, 1))),
      ),
    )
    .orderBy(contacts.at, contacts.id)
    .limit(most);
}

async function plannedTasks(
  db: Database,
  actor: Actor,
  whose: SQL | undefined,
  wish: WeekWish,
  today: string,
): Promise<{ entries: WeekEntry[]; is_cut: boolean }> {
  const onDays = and(gte(tasks.due_on, wish.from), lte(tasks.due_on, wish.to));
  const asked = wish.withOverdue ? or(onDays, and(eq(tasks.status, 'open'), lte(tasks.due_on, wish.from))) : onDays;
  const row = { target_id: tasks.id, title: tasks.title, kind: tasks.kind, on: tasks.due_on, at: tasks.due_at, status: tasks.status } as const;
  const ownerId = wish.advisorId ?? actor.id;
  const mayReadOwn = actor.role === roles.admin || ownerId === actor.id;
  const [theirs, own] = await inWave(
    () =>
      db
        .select({ ...client, ...row })
        .from(tasks)
        .innerJoin(users, eq(users.id, tasks.user_id))
        .where(and(whose, asked))
        .orderBy(tasks.due_on, tasks.id)
        .limit(most),
    () =>
      db
        .select(row)
        .from(tasks)
        .where(and(isNull(tasks.user_id), eq(tasks.owner_id, ownerId), asked, mayReadOwn ? undefined : sql`false`))
        .orderBy(tasks.due_on, tasks.id)
        .limit(most),
  );
  const entries = [...theirs, ...own.map((each) => ({ ...each, user_id: null, client_name: null }))].map(({ status, ...each }) => ({
    ...plain,
    ...each,
    is_done: status === 'done',
    is_late: status === 'open' && each.on < today,
  }));
  return { entries, is_cut: theirs.length === most || own.length === most };
}
