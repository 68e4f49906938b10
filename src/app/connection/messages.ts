/** What is said while the connection is not as it should be; one line on the narrowest phone. */
export const messages = {
  offline: 'You’re offline. Updates resume when you’re back.',
  away: 'Forecourt can’t be reached. We keep trying.',
  from: {
    offline: (when: string) => `You’re offline. This is from ${when}.`,
    away: (when: string) => `Forecourt can’t be reached. This is from ${when}.`,
  },
  /** Of what could not be read again though the server answers otherwise. */
  notUpdated: (when: string) => `Not updated since ${when}.`,
  polling: 'Live updates are blocked. Changes may take a minute.',
} as const;
