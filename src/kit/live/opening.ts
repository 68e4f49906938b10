/** As long as a connection may take to open before another is tried, in ms: the page's first, while a slow phone still begins, and those after a loss, which people notice. */
const openingMs = { first: 10_000, later: 1_500 };
const mostDoublings = 5;

/**
 * How long a connection that is being opened is left alone, in ms.
 * @param hadFirst whether the page has listened before, or lost its first connection: the server was there for it
 * @param inVain how often another was tried for nothing although the server answers: each time it is left alone twice as long
 */
export const openingPatience = (hadFirst: boolean, inVain: number): number =>
  (hadFirst ? openingMs.later : openingMs.first) * 2 ** Math.min(inVain, mostDoublings);
