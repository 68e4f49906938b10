// What other modules may use of support.
export { supportHandlers } from './handlers.ts';
export { supportScope } from './scope.ts';
