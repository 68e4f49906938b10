// What other modules may use of desk.
export { deskHandlers } from './handlers.ts';
