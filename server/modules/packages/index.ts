// What other modules may use of packages.
export { packageHandlers } from './handlers.ts';
export { requireRoom } from './limits.ts';
export { workDone } from './work.ts';
