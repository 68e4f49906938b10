// Who needs the advisor now: everything that waits, gathered in one round and put in order.
import { and, eq, isNull } from 'drizzle-orm';
import { dayIn } from '../../../domain/pipeline.ts';
import { bandsOf, isPromised, lastPlannedDay, rankQueue } from '../../../domain/urgency.ts';
import type { AnswerHours } from '../../../domain/working-hours.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Queue, UrgentItem } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { inWave } from '../../db/transactions.ts';
import { ofClients } from '../people/index.ts';
import { askedLinks, checklists, openComplaints, sentPapers, uploadedFiles, waitingMessages } from './client-sources.ts';
import { clientTasks, dealersPrices, differingContracts, failedPayments, followUps, ownTasks } from './deal-sources.ts';
import { doneToday, listDone } from './done.ts';
import { isDone, marksOf, noMarks, snoozedUntil } from './marks.ts';
import { grouped, nothingFound } from './waiting.ts';

/** Whose things are asked for. */
export interface QueueWish {
  /** Of one advisor only. */
  advisorId?: string | undefined;
  /** Of one client only. */
  clientId?: string | undefined;
  limit: number;
  /** Without what the reader snoozed or marked as done: as if nothing was marked. */
  isUnmarked?: boolean;
  /** With what the reader has ended today. */
  withDone?: boolean | undefined;
}

/**
 * What waits, the most urgent first (docs/rules.md, The queue): what the reader snoozed comes last, what they marked as done is left out.
 * @param hours when the firm answers: what its promise is counted in
 */
export async function urgentItems(db: Database, actor: Actor, now: Date, hours: AnswerHours, wish: QueueWish): Promise<UrgentItem[]> {
  const { ranked } = await rankedQueue(db, actor, now, hours, wish);
  return ranked.slice(0, wish.limit).map(asItem);
}

/** The same with the headings of all of it, and what the reader has ended today. */
export async function countedQueue(db: Database, actor: Actor, now: Date, hours: AnswerHours, wish: QueueWish): Promise<Queue> {
  const [{ ranked, is_cut }, done_today, done] = await inWave(
    () => rankedQueue(db, actor, now, hours, wish),
    () => doneToday(db, actor.id, now, hours),
    () => (wish.withDone ? listDone(db, actor, now, hours) : Promise.resolve(undefined)),
  );
  return { items: ranked.slice(0, wish.limit).map(asItem), bands: bandsOf(ranked, now, hours), is_cut, done_today, ...(done ? { done } : {}) };
}

const asItem = (item: Omit<UrgentItem, 'due_at'>): UrgentItem => ({ ...item, due_at: isPromised(item.kind) ? item.act_by : null });

async function rankedQueue(
  db: Database,
  actor: Actor,
  now: Date,
  hours: AnswerHours,
  wish: QueueWish,
): Promise<{ ranked: Omit<UrgentItem, 'due_at'>[]; is_cut: boolean }> {
  const wanted = and(
    isNull(users.deleted_at),
    wish.advisorId ? eq(users.advisor_id, wish.advisorId) : undefined,
    wish.clientId ? eq(users.id, wish.clientId) : undefined,
  );
  const whose = and(ofClients(actor, users.id), wanted);
  const ownerId = wish.advisorId ?? actor.id;
  const mayReadOwn = actor.role === roles.admin || ownerId === actor.id;
  const planned = lastPlannedDay(now, hours);
  const [marks, ...sources] = await inWave(
    () => (wish.isUnmarked ? Promise.resolve(noMarks) : marksOf(db, actor.id)),
    () => waitingMessages(db, actor, wanted, now),
    () => askedLinks(db, actor, wanted, hours),
    () => checklists(db, actor, wanted, now),
    () => sentPapers(db, whose),
    () => openComplaints(db, actor, wanted),
    () => uploadedFiles(db, whose, now),
    () => dealersPrices(db, whose, now, hours),
    () => differingContracts(db, whose),
    () => failedPayments(db, whose, now),
    () => followUps(db, actor, wanted, dayIn(hours.time_zone, now)),
    () => clientTasks(db, whose, planned),
    () => (wish.clientId || !mayReadOwn ? Promise.resolve(nothingFound) : ownTasks(db, ownerId, planned)),
  );
  const open = grouped(sources.flatMap(({ found }) => found).filter((row) => !isDone(row, marks)));
  const ranked = rankQueue(
    open.map((row) => ({ ...row, snoozed_until: snoozedUntil(row, marks, now) })),
    now,
    hours,
  );
  return { ranked, is_cut: sources.some(({ is_cut }) => is_cut) };
}
