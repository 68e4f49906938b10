// What other modules may use of trackers.
export { trackerHandlers } from './handlers.ts';
