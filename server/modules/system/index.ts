// What the server's start may use of system, beside its calls.
export { systemHandlers } from './handlers.ts';
export { giveSign, startSigns } from './signs.ts';
