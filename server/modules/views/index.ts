// What other modules may use of views: nothing but their handlers.
export { viewHandlers } from './handlers.ts';
