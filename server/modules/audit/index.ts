// What other modules may use of audit.
export { auditHandlers } from './handlers.ts';
export { areaOf } from './policy.ts';
export { auditWitness } from './witness.ts';
