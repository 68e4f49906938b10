// What is about money and days: dealers' prices, contracts, payments, and the days staff planned.
import { and, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { dayIn } from '../../../domain/pipeline.ts';
import { closingOf } from '../../../domain/urgency.ts';
import type { AnswerHours } from '../../../domain/working-hours.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { stepInProcessLabels } from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';
import { bidInvitations, bidRequests, bids, dashboardListings, deals, links, payments, tasks, users } from '../../db/schema.ts';
import { ofClientsKept } from '../people/index.ts';
import { found, foundIn, readOfEach, type Found, type Source } from './waiting.ts';

const client = { user_id: users.id, client_name: users.name } as const;
const dayMs = 86_400_000;
/** A price nobody published for so long is history, and so is a payment nobody tried again. */
const bidDays = 60;
const paymentDays = 30;
/** A price that ends within so many days is on the desk before its round is over. */
const expiringDays = 1;

const earlier = (now: Date, days: number): string => new Date(now.getTime() - days * dayMs).toISOString();

/** Prices of dealers that came since the client was last shown some: all that were asked have answered, the round is over, or one of them ends. */
export async function dealersPrices(db: Database, whose: SQL | undefined, now: Date, hours: AnswerHours): Promise<Source> {
  const today = dayIn(hours.time_zone, now);
  const soon = dayIn(hours.time_zone, new Date(now.getTime() + expiringDays * dayMs));
  const ends = sql<string | null>`min(${bids.lines} ->> 'good_through') filter (where ${bids.lines} ->> 'good_through' >= ${today})`;
  const newest = sql<string>`max(${bids.created_at})`.mapWith(bids.created_at);
  const lastShown = sql`(select max(sheet.created_at) from otd_worksheets as sheet join bid_invitations as shown on shown.link_id = sheet.link_id
    where shown.request_id = ${bidRequests.id} and shown.published_bid_id is not null)`;
  const isComplete = sql<boolean>`(${bidRequests.answered} + ${bidRequests.declined} >= ${bidRequests.asked} or ${bidRequests.due_at} <= ${now.toISOString()}::timestamptz)`;
  const rows = await db
    .select({
      ...client,
      target_id: bidRequests.id,
      words: bidRequests.title,
      answered: bidRequests.answered,
      best: bidRequests.best_total,
      isComplete,
      ends: ends.as('ends'),
      newest: newest.as('newest'),
    })
    .from(bidRequests)
    .innerJoin(users, eq(users.id, bidRequests.user_id))
    .innerJoin(bidInvitations, eq(bidInvitations.request_id, bidRequests.id))
    .innerJoin(bids, eq(bids.invitation_id, bidInvitations.id))
    .leftJoin(links, eq(links.id, bidRequests.link_id))
    .where(
      and(
        whose,
        inArray(bidRequests.status, ['open', 'closed']),
        gt(bidRequests.answered, 0),
        gt(bidRequests.created_at, earlier(now, bidDays)),
        // The car the client turned down, bought or lost needs no price any more.
        or(isNull(links.id), inArray(links.status, ['proposed', 'research_requested', 'researched', 'otd_requested', 'otd_received'])),
      ),
    )
    .groupBy(users.id, bidRequests.id)
    // What came before the client was last shown prices was left out on purpose.
    .having(sql`${newest} > coalesce(${lastShown}, '-infinity')`)
    .orderBy(newest, bidRequests.id)
    .limit(readOfEach);
  return foundIn(rows, ({ answered, best, isComplete: complete, ends: endsOn, newest: since, ...row }) => {
    const isEnding = endsOn !== null && endsOn <= soon;
    if (!complete && !isEnding) return [];
    const more = { count: answered, amount: best, ends_at: endsOn === null ? null : closingOf(endsOn, hours) };
    return [found(isEnding ? 'bid_expiring' : 'bids_in', { ...row, since }, more)];
  });
}

/** Contracts that differ from what was agreed. */
export async function differingContracts(db: Database, whose: SQL | undefined): Promise<Source> {
  const rows = await db
    .select({
      ...client,
      target_id: deals.id,
      words: deals.title,
      since: deals.contract_at,
      began: deals.status_since,
      count: deals.open_differences,
      total: deals.agreed_total,
      ends_at: deals.delivery_at,
    })
    .from(deals)
    .innerJoin(users, eq(users.id, deals.user_id))
    .where(and(whose, inArray(deals.status, ['paperwork', 'contract_check', 'scheduled']), gt(deals.open_differences, 0)))
    .orderBy(deals.status_since, deals.id)
    .limit(readOfEach);
  return foundIn(rows, ({ since, began, count, total, ends_at, ...row }) =>
    found('contract_differs', { ...row, since: since ?? began }, { count, amount: total, ends_at }),
  );
}

/** Payments of clients that did not go through. */
export async function failedPayments(db: Database, whose: SQL | undefined, now: Date): Promise<Source> {
  const rows = await db
    .select({
      ...client,
      target_id: payments.id,
      words: payments.failure,
      product: payments.package_identifier,
      since: payments.updated_at,
      amount: payments.amount,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.user_id))
    .where(and(whose, eq(payments.status, 'failed'), gt(payments.updated_at, earlier(now, paymentDays))))
    .orderBy(payments.updated_at, payments.id)
    .limit(readOfEach);
  return foundIn(rows, ({ words, product, amount, ...row }) => found('payment_failed', { ...row, words: words ?? product }, { amount }));
}

/** Open tasks of clients up to a day (YYYY-MM-DD); follow-ups are days of the work table. */
export async function clientTasks(db: Database, whose: SQL | undefined, until: string): Promise<Source> {
  const rows = await db
    .select({ ...client, ...task })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(and(whose, openTasks(until)))
    .orderBy(tasks.due_on, tasks.id)
    .limit(readOfEach);
  return foundIn(rows, foundTask);
}

/** Open tasks without a client that one of the staff has to do, up to a day (YYYY-MM-DD). */
export async function ownTasks(db: Database, ownerId: string, until: string): Promise<Source> {
  const rows = await db
    .select(task)
    .from(tasks)
    .where(and(isNull(tasks.user_id), eq(tasks.owner_id, ownerId), openTasks(until)))
    .orderBy(tasks.due_on, tasks.id)
    .limit(readOfEach);
  return foundIn(rows, (row) => foundTask({ ...row, user_id: null, client_name: '' }));
}

const task = { target_id: tasks.id, words: tasks.title, since: tasks.created_at, due_on: tasks.due_on, planned_at: tasks.due_at } as const;
const openTasks = (until: string) => and(eq(tasks.status, 'open'), eq(tasks.kind, 'task'), lte(tasks.due_on, until));

type TaskFound = Pick<Found, 'user_id' | 'client_name' | 'words' | 'target_id' | 'since' | 'due_on' | 'planned_at'>;
const foundTask = ({ due_on, planned_at, ...row }: TaskFound): Found => found('task_due', row, { due_on, planned_at });

/** Days on which staff wanted to get in touch again, due or passed. `wanted` narrows; whose they are the lines keep themselves, with the days in one index. */
export async function followUps(db: Database, actor: Actor, wanted: SQL | undefined, today: string): Promise<Source> {
  const rows = await db
    .select({ ...client, target_id: dashboardListings.id, date: dashboardListings.date_to_re_engage, step: dashboardListings.step_in_process })
    .from(dashboardListings)
    .innerJoin(users, eq(users.id, dashboardListings.user_id))
    .where(
      and(
        wanted,
        ofClientsKept(actor, { clientId: dashboardListings.user_id, advisorId: dashboardListings.advisor_id }),
        sql`${dashboardListings.is_alive}`,
        lte(dashboardListings.date_to_re_engage, today),
      ),
    )
    .orderBy(dashboardListings.date_to_re_engage, dashboardListings.id)
    .limit(readOfEach);
  return foundIn(rows, ({ date, step, ...row }) => {
    const due_on = date ?? today;
    return found(
      due_on === today ? 're_engage_today' : 're_engage_overdue',
      { ...row, words: stepInProcessLabels[step], since: `${due_on}T00:00:00.000Z` },
      { due_on },
    );
  });
}
