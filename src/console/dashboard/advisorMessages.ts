/** Words of the advisor's dashboard. */
export const advisorMessages = {
  title: 'Dashboard',
  addLinks: {
    button: 'Add cars',
    title: 'Add cars for',
    loading: 'Loading your clients',
    failed: 'Your clients did not load.',
    nobody: 'No active clients',
    retry: 'Try again',
  },
  figures: {
    label: 'Cars in work',
    decisions: (count: string) => `${count} for clients to decide`,
    asked: (count: string) => `${count} with OTD or research requested`,
  },
} as const;
