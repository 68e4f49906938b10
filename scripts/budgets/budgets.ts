// What the first load of a screen may weigh, which the build is cut by and held to.
import type { Door } from '../../domain/doors.ts';

const KB = 1000;

/** Most by its door: JavaScript, packed as it is sent, bytes. */
export const budgets: Readonly<Record<Door, number>> = { public: 132 * KB, portal: 180 * KB, console: 300 * KB };
