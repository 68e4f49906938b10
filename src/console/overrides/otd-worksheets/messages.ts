/** Words of a worksheet's page. */
export const messages = { addsUp: 'How the price adds up', didNotLoad: 'The lines did not load' } as const;
