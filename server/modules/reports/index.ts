// What other modules may use of reports.
export { reportHandlers } from './handlers.ts';
