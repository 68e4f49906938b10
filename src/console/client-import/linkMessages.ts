/** The words of the way to the import, which the list of clients has without the rest. */
export const linkMessages = { link: 'Import', title: 'Import clients' } as const;
