// What other modules may use of packages.
export { packageHandlers } from './handlers.ts';
export { requireRoom } from './limits.ts';
export { noReview, packageSince, papersUsed, reviewsDone, workDone } from './work.ts';
