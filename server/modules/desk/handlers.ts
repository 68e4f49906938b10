import { dayIn } from '../../../domain/pipeline.ts';
import { daysFrom, weekOf } from '../../../domain/tasks.ts';
import { endingOf } from '../../../domain/urgency.ts';
import type { HandlerMap } from '../../../engine/server/handler.ts';
import { conflict, invalid, notFound } from '../../../engine/server/problem.ts';
import { inWave } from '../../db/transactions.ts';
import { changed } from '../../events/live.ts';
import { firmAnswerHours } from '../settings/index.ts';
import { endFeed, feedContent, feedOf, newFeed } from './feed.ts';
import { writeMark } from './marks.ts';
import { countedQueue, urgentItems } from './queue.ts';
import { contactsOn, entriesBetween } from './week.ts';

/** docs/rules.md, The queue. */
export const deskHandlers = {
  listUrgentItems: async ({ db, actor, query, services }) =>
    urgentItems(db, actor, services.clock(), await firmAnswerHours(db), {
      advisorId: query.advisor_id,
      clientId: query.user_id,
      limit: query.limit ?? 50,
    }),

  getQueue: async ({ db, actor, query, services }) =>
    countedQueue(db, actor, services.clock(), await firmAnswerHours(db), {
      advisorId: query.advisor_id,
      limit: query.limit ?? 100,
      withDone: query.with_done,
    }),

  getWeek: async ({ db, actor, query, services }) => {
    const now = services.clock();
    const hours = await firmAnswerHours(db);
    const today = dayIn(hours.time_zone, now);
    const { monday, sunday } = weekOf(query.day ?? today);
    const withOverdue = today >= monday && today <= sunday;
    const wish = { from: monday, to: daysFrom(sunday, query.ahead ?? 0), advisorId: query.advisor_id, withOverdue };
    const [{ entries, is_cut }, contacts] = await inWave(
      () => entriesBetween(db, actor, now, hours, wish),
      () => (withOverdue ? contactsOn(db, actor, today, hours) : Promise.resolve([])),
    );
    return { monday, today, entries, contacts, is_cut };
  },

  getCalendarFeed: ({ db, actor }) => feedOf(db, actor.id),

  createCalendarFeed: ({ db, actor, services }) => newFeed(db, services, actor.id),

  deleteCalendarFeed: ({ db, actor }) => endFeed(db, actor.id),

  getCalendarFeedContent: ({ db, query, services }) => feedContent(db, services, query.token),

  markUrgentItem: async ({ db, actor, body, services }) => {
    const now = services.clock();
    // What is not in the reader's queue is marked by nobody: the queue's own scope answers for every kind.
    const queue = await urgentItems(db, actor, now, await firmAnswerHours(db), { clientId: body.user_id, limit: 200, isUnmarked: true });
    const item = queue.find((each) => each.kind === body.kind && each.target_id === body.target_id);
    if (!item) throw notFound();
    const ending = endingOf(item.kind);
    if (ending === 'own') throw conflict('Snooze or end this on its own record: the chat or the follow-up date.');
    if (body.mark === 'done' && ending === 'work')
      throw conflict('The client is waiting for this. It leaves your queue when you do it; until then you can snooze it.');
    if (body.mark === 'snoozed' && body.snoozed_until === undefined) throw invalid({ snoozed_until: 'Choose until when.' });
    const until = body.mark === 'open' ? undefined : body.mark === 'done' ? null : body.snoozed_until;
    await writeMark(db, actor.id, body, until, now);
    await changed(db, { client_id: item.user_id, resources: ['dashboard-listings'], internal: true });
    return { ...item, snoozed_until: until ?? null };
  },
} satisfies Partial<HandlerMap>;
