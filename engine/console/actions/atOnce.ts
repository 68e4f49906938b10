import { Problem } from '../../web/problem.ts';

/** So many records are read and changed at once. */
export const atOnce = 100;

/** So many single calls are over while a form is still closing; of more it is told in the list how far they are. */
export const fewCalls = 10;

/** A state that does not allow it, or a record that is gone, is one record's own; anything else would refuse every one in the same way. */
export const isOneRecords = (error: unknown): error is Problem => error instanceof Problem && [404, 409, 410].includes(error.status);
