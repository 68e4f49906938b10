import type { HandlerMap } from '../../../engine/server/handler.ts';
import { carsFor, carAsked } from './cars.ts';
import { clientsFor } from './clients.ts';
import { propose } from './propose.ts';

/** docs/rules.md, Match. */
export const matchHandlers = {
  matchClients: async ({ db, actor, query }) => {
    const car = query.car ? await carAsked(db, actor, query.car) : undefined;
    return clientsFor(db, actor, query.filter ?? {}, car);
  },

  matchCars: ({ db, actor, query }) => carsFor(db, actor, query.user_id, query.q),

  proposeCar: async ({ db, actor, body, services }) => propose(db, services, actor, await carAsked(db, actor, body.car), body),
} satisfies Partial<HandlerMap>;
