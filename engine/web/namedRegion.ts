/** Slot props of a menu: what floats outside the page's parts is a part of its own, named like the button that opens it. */
export const namedRegion = (label: string) => ({ root: { role: 'region', 'aria-label': label } }) as const;
