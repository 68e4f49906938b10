// What other modules may use of listings.
export { listingHandlers } from './handlers.ts';
export { listingScope } from './scope.ts';
