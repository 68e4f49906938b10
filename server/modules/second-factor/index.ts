// What other modules may use of the second step.
export { secondFactorHandlers } from './handlers.ts';
export { requireConfirmed } from './confirmed.ts';
export { mailChange, removeEverything } from './factors.ts';
