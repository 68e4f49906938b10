// What other modules may use of deal checks.
export { dealCheckHandlers } from './handlers.ts';
export { dealCheckScope } from './scope.ts';
