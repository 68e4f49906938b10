// What other modules may use of employees.
export { employeeHandlers } from './handlers.ts';
