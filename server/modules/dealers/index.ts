// What other modules may use of dealers.
export { aboutDealer, dealerHandlers, dealerView } from './handlers.ts';
export { dealerRecords, type DealerRecord } from './record.ts';
