import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Before each part of long work. On the embedded database a transaction after the other never leaves the turn of the event loop they began in: calls that have
 * arrived meanwhile would not even be read until all of it is done.
 */
export async function letOthersIn(): Promise<void> {
  // What has arrived is read in the first of them, and asks the database in the next.
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
}
