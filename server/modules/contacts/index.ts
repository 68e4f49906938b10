// What other modules may use of contacts.
export { contactHandlers } from './handlers.ts';
