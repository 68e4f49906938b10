// What other modules may use of push.
export { pushHandlers } from './handlers.ts';
