// What other modules may use of packages.
export { packageHandlers } from './handlers.ts';
export { requireRoom } from './limits.ts';
export { packageSince, papersUsed, workDone } from './work.ts';
