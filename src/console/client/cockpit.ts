// The measures of a client's page: what stands beside what, and from which width on.

/** The line with the client's name, in px. */
export const headerHeight = 56;
/** From here on the chat stands beside the work; below, it is a tab. */
export const wideQuery = '(min-width: 1200px)';
/** A bar at the foot leads through the page. */
export const phoneQuery = '(max-width: 640px)';
/** The chat's width, in px: beside a narrow and beside a wide column of work. */
export const chatWidths = { from1200: 348, from1500: 440 } as const;
/** The bar at the foot of a phone, in px. */
export const barHeight = 60;
