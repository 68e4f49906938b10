// How the lines of a price stand: what it is, how much, and what more can be said of it.

/** Wide enough for a car's price to the cent. */
export const nameAndAmount = 'minmax(0, 1fr) 148px';
export const lineColumns = `${nameAndAmount} 60px`;

/** What is taken off the price is typed without a sign: the field shows it. */
export const lessMark = { '& .mark:first-of-type::before': { content: '"−"' } } as const;
