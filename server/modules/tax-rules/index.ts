// What other modules may use of tax-rules.
export { taxRuleHandlers } from './handlers.ts';
