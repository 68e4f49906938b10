// What other modules may use of support.
export { giveSupportRequest } from './answers.ts';
export { supportHandlers } from './handlers.ts';
export { supportScope } from './scope.ts';
