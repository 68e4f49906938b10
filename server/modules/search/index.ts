// What other modules may use of search.
export { searchHandlers } from './handlers.ts';
