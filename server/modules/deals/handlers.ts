import type { HandlerMap } from '../../../engine/server/handler.ts';
import { answerDifference, confirmContract, enterContract, reviseDeal } from './contract.ts';
import { deliver, end, offerSlots, pickSlot, rate, withdraw } from './delivery.ts';
import { addPaper, markPaper } from './papers.ts';
import { dealToChange } from './rows.ts';
import { dealPage, dealView } from './views.ts';

/** docs/rules.md, The deal, after acceptance: papers, the contract held against the agreed price, delivery. */
export const dealHandlers = {
  listDeals: ({ db, actor, query }) => dealPage(db, actor, query),

  getDeal: ({ db, actor, params }) => dealView(db, actor, params.id),

  setDealPaper: async ({ db, actor, params, body, services }) => {
    await markPaper(db, services, actor, await dealToChange(db, actor, params.id), body);
    return dealView(db, actor, params.id);
  },

  addDealPaper: async ({ db, actor, params, body }) => {
    await addPaper(db, actor, await dealToChange(db, actor, params.id), body);
    return dealView(db, actor, params.id);
  },

  enterContract: async ({ db, actor, params, body, services }) => {
    await enterContract(db, services, actor, await dealToChange(db, actor, params.id), body);
    return dealView(db, actor, params.id);
  },

  answerDifference: async ({ db, actor, params, body }) => {
    await answerDifference(db, actor, await dealToChange(db, actor, params.id), body);
    return dealView(db, actor, params.id);
  },

  reviseDeal: async ({ db, actor, params, body }) => {
    await reviseDeal(db, actor, await dealToChange(db, actor, params.id), body.remark);
    return dealView(db, actor, params.id);
  },

  confirmContract: async ({ db, actor, params, body, services }) => {
    await confirmContract(db, services, actor, await dealToChange(db, actor, params.id), body);
    return dealView(db, actor, params.id);
  },

  offerDeliverySlots: async ({ db, actor, params, body }) => {
    await offerSlots(db, actor, await dealToChange(db, actor, params.id), body);
    return dealView(db, actor, params.id);
  },

  pickDeliverySlot: async ({ db, actor, params, body }) => {
    await pickSlot(db, actor, await dealToChange(db, actor, params.id), body.slot_id);
    return dealView(db, actor, params.id);
  },

  deliverDeal: async ({ db, actor, params, body, services }) => {
    await deliver(db, services, actor, await dealToChange(db, actor, params.id), body);
    return dealView(db, actor, params.id);
  },

  endDeal: async ({ db, actor, params, body, services }) => {
    await end(db, services, actor, await dealToChange(db, actor, params.id), body.reason);
    return dealView(db, actor, params.id);
  },

  withdrawDeal: async ({ db, actor, params, services }) => {
    await withdraw(db, services, actor, await dealToChange(db, actor, params.id));
    return dealView(db, actor, params.id);
  },

  rateDeal: async ({ db, actor, params, body, services }) => {
    await rate(db, services, actor, await dealToChange(db, actor, params.id), body);
    return dealView(db, actor, params.id);
  },
} satisfies Partial<HandlerMap>;
