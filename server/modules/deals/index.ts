// What other modules may use of deals.
export { dealHandlers } from './handlers.ts';
export { dealScope } from './scope.ts';
export { shownHash } from './views.ts';
