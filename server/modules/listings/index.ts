// What other modules may use of listings.
export { listingHandlers } from './handlers.ts';
export { listedCars } from './listed.ts';
export { listingScope } from './scope.ts';
