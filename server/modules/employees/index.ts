// What other modules may use of advisors.
export { employeeHandlers } from './handlers.ts';
