/** Most rows that a list draws at once: more take seconds, and are on further pages anyway. */
export const mostRows = 100;
