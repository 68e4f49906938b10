// What other modules may use of match.
export { matchHandlers } from './handlers.ts';
