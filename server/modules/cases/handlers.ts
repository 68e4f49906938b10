import type { HandlerMap } from '../../../engine/server/handler.ts';
import { giveCase, requireOwner } from './give.ts';
import { caseById, caseCounts, casePage } from './queries.ts';

/** docs/rules.md, Service desk. */
export const caseHandlers = {
  listCases: ({ db, actor, query, services }) => casePage(db, actor, services.clock(), query),

  countCases: ({ db, actor, services }) => caseCounts(db, actor, services.clock()),

  takeCase: async ({ db, actor, params, services }) => {
    await giveCase(db, actor, params.id, await requireOwner(db, actor.id));
    return caseById(db, actor, services.clock(), params.id);
  },

  assignCases: async ({ db, actor, body }) => {
    const owner = body.owner_id === null ? null : await requireOwner(db, body.owner_id);
    // In the order of their ids, so that two who assign the same do not wait for each other.
    for (const id of body.ids.toSorted()) await giveCase(db, actor, id, owner);
    return body.ids;
  },
} satisfies Partial<HandlerMap>;
