// What other modules may use of audit.
export { auditHandlers } from './handlers.ts';
export { areaOf, titleOf } from './policy.ts';
export { auditWitness } from './witness.ts';
