import type { OperationId } from '../../../generated/api.ts';
import type { CaseWorld, Making, OperationCase } from './case.ts';
import { makeDealer } from './bid-rows.ts';

const firmWide = 'The firm’s own: who may call, may call for every row.';

function onDealer<Id extends OperationId>(body?: Making<Id>): OperationCase<Id> {
  return {
    succeeds: async (world, caller) => ({ ...(await body?.(world, caller)), params: { id: await makeDealer(world.app) } }) as never,
    foreign: firmWide,
  };
}

/** An example call for each operation on a dealer. */
export const dealersCases = {
  listDealers: { succeeds: () => ({ query: { filter: { make: 'Toyota', near: '43017', within: 500 }, range: [0, 9] } }), foreign: firmWide },
  createDealer: { succeeds: () => ({ body: { name: `Case Motors ${Math.random()}`, zip: '43017', makes: ['Toyota'] } }), foreign: firmWide },
  getDealer: onDealer<'getDealer'>(),
  updateDealer: onDealer<'updateDealer'>(() => ({ body: { notes: 'Answers faster before noon.' } })),
  deleteDealer: onDealer<'deleteDealer'>(),
  mergeDealer: onDealer<'mergeDealer'>(async ({ app }: CaseWorld) => ({ body: { into_id: await makeDealer(app) } })),
};
