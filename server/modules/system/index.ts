// What other modules may use of system: nothing but its calls.
export { systemHandlers } from './handlers.ts';
