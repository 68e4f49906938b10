/** What of the palette lies over the page. */
export type Over = 'palette' | 'keys' | undefined;
