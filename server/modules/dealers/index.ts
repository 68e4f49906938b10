// What other modules may use of dealers.
export { dealerHandlers } from './handlers.ts';
export { dealerRecords, type DealerRecord } from './record.ts';
