// What other modules may use of dealers.
export { aboutDealer, dealerHandlers, dealerView } from './handlers.ts';
export { carsFollow } from './moved.ts';
export { dealerRecord } from './record.ts';
