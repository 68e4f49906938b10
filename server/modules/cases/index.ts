// What other modules may use of cases.
export { caseHandlers } from './handlers.ts';
