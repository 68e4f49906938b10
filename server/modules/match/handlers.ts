import type { HandlerMap } from '../../../engine/server/handler.ts';
import { inWave } from '../../db/transactions.ts';
import { estimatorOf } from '../links/index.ts';
import { carsFor, carAsked } from './cars.ts';
import { clientsFor } from './clients.ts';
import { previewOf, propose } from './propose.ts';

/** docs/rules.md, Match. */
export const matchHandlers = {
  matchClients: async ({ db, actor, query, services }) => {
    const { car: asked, filter = {} } = query;
    if (!asked) return clientsFor(db, actor, filter, undefined);
    // Of every state: whose clients it is held against is not known yet.
    const [car, estimate] = await inWave(
      () => carAsked(db, actor, asked),
      () => estimatorOf(db, services),
    );
    return clientsFor(db, actor, filter, { car, estimate });
  },

  matchCars: ({ db, actor, query, services }) => carsFor(db, services, actor, query.user_id, query.q),

  proposeCar: async ({ db, actor, body, services }) => propose(db, services, actor, await carAsked(db, actor, body.car), body),

  previewProposal: async ({ db, actor, body, services }) => previewOf(db, services, actor, await carAsked(db, actor, body.car), body),
} satisfies Partial<HandlerMap>;
