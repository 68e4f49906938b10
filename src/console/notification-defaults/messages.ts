/** The words of the notification defaults. */
export const messages = {
  title: 'Notifications',
  loading: 'Loading the notification defaults',
  failed: 'The notification defaults did not load',
  roles: 'Role',
  lead: 'Everything appears under the bell. Choose what also pops up or is e-mailed, until people choose for themselves.',
  kept: (count: number, said: string) =>
    count === 0 ? 'Nobody has chosen differently yet.' : `${count === 1 ? '1 person has' : `${said} people have`} chosen for themselves. Their choice stays.`,
  perWeek: (role: string, said: string) => `Under the bell, over the last 4 weeks: ${said} per ${role} and week.`,
  reach: 'Whom it reaches',
  ofRole: (role: string, what: string) => `${role}: ${what}`,
  on: 'on',
  off: 'off',
  wasOn: 'was on',
  wasOff: 'was off',
  reset: 'Use what we ship',
} as const;
