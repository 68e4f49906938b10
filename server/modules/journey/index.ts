// What other modules may use of journey.
export { journeyHandlers } from './handlers.ts';
