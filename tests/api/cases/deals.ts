// Deals: calls that succeed, and the same on somebody else's row.
import type { OperationId } from '../../../generated/api.ts';
import type { CaseWorld, OperationCase } from './case.ts';
import { makeDeal, matching } from './deal-rows.ts';

type Given = Parameters<typeof makeDeal>[2];
type Made = Awaited<ReturnType<typeof makeDeal>>;

/** A case of an operation on one deal. */
function onDeal<Id extends OperationId>(body?: (deal: Made) => object, given?: Given): OperationCase<Id> {
  const on = async ({ app }: CaseWorld, user: string) => {
    const deal = await makeDeal(app, user, given);
    return { params: { id: deal.id }, ...(body ? { body: body(deal) } : {}) } as never;
  };
  return { succeeds: (world) => on(world, world.users.client), foreign: (world) => on(world, world.users.otherClient) };
}

const time = { starts_at: '2030-01-07T15:00:00.000Z', place: 'At the dealer' };
const slot = { id: '1', ...time };
const checked: Given = { status: 'contract_check', contract: matching };

export const dealCases = {
  listDeals: {
    succeeds: () => ({ query: { filter: { status: ['paperwork', 'scheduled'] }, sort: ['created_at', 'DESC'], range: [0, 9] } }),
    foreign: 'Names no single row in its path.',
  },
  getDeal: onDeal<'getDeal'>(),
  setDealPaper: onDeal<'setDealPaper'>(() => ({ paper_id: 'insurance', is_done: true })),
  addDealPaper: onDeal<'addDealPaper'>(() => ({ label: 'Joint title form', by: 'advisor' })),
  enterContract: onDeal<'enterContract'>(() => matching),
  answerDifference: onDeal<'answerDifference'>(() => ({ key: 'total_otd', answer: 'ask_to_remove' }), {
    status: 'contract_check',
    contract: { ...matching, total_otd: 3_000_100 },
  }),
  reviseDeal: onDeal<'reviseDeal'>(() => ({ remark: 'You added all-weather mats.' }), checked),
  confirmContract: onDeal<'confirmContract'>(({ shown_hash }) => ({ name: 'Hannah Okafor', shown_hash }), checked),
  offerDeliverySlots: onDeal<'offerDeliverySlots'>(() => ({ slots: [time], bring: ['Both keys'] })),
  pickDeliverySlot: onDeal<'pickDeliverySlot'>(() => ({ slot_id: '1' }), { slots: [slot] }),
  deliverDeal: onDeal<'deliverDeal'>(() => ({ final_price: 2_990_000 })),
  endDeal: onDeal<'endDeal'>(() => ({ reason: 'The dealer sold the car this morning.' })),
  withdrawDeal: onDeal<'withdrawDeal'>(),
  rateDeal: onDeal<'rateDeal'>(() => ({ rating: 5, words: 'I walked in, signed, and drove home.' }), { status: 'delivered', final_price: 2_990_000 }),
} satisfies { [Id in OperationId]?: OperationCase<Id> };
