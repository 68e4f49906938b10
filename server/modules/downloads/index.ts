// What other modules may use of downloads.
export { fileHandlers } from './handlers.ts';
export { fileScope } from './scope.ts';
