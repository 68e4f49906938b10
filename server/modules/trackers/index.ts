// What other modules may use of trackers.
export { trackerHandlers, writeLastContact } from './handlers.ts';
