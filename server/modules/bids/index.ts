// What other modules may use of bids.
export { endRound, remindDealers } from './due.ts';
export { bidHandlers } from './handlers.ts';
export { placeAt } from './publish.ts';
export { recount } from './rows.ts';
export { bidScope } from './scope.ts';
