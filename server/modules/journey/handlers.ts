import type { HandlerMap } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import { requireClient } from '../people/index.ts';
import { journeyOf, timelinePage } from './queries.ts';

export const journeyHandlers = {
  getJourney: ({ db, actor, services }) => journeyOf(db, services, actor, actor.id),

  getJourneyOfClient: async ({ db, actor, params, services }) => {
    const client = await requireClient(db, actor, params.id);
    return journeyOf(db, services, actor, client.id);
  },

  listTimeline: async ({ db, actor, params, query }) => {
    // A client's own timeline stays readable in every state of their account; anyone else's answers 404.
    if (actor.role === roles.client && actor.id !== params.id) throw notFound();
    await requireClient(db, actor, params.id);
    return timelinePage(db, actor, params.id, query);
  },
} satisfies Partial<HandlerMap>;
