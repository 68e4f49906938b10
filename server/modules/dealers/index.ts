// What other modules may use of dealers.
export { aboutDealer, dealerHandlers, dealerView } from './handlers.ts';
export { dealerRecord } from './record.ts';
