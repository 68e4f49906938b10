/** The views that the list of an advisor's clients begins with. */
export const messages = { views: 'Whose work', active: 'Active', all: 'All' } as const;
