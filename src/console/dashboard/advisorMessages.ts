/** Words of the advisor's dashboard. */
export const advisorMessages = {
  title: 'Dashboard',
  addLinks: {
    button: 'Add links',
    title: 'Add links for',
    loading: 'Loading your clients',
    failed: 'Your clients did not load.',
    nobody: 'No active clients',
    retry: 'Try again',
  },
  figures: {
    label: 'Figures',
    failed: 'Some of these numbers did not load.',
    clients: (count: number | undefined) => (count === 1 ? 'client' : 'clients'),
    replies: (count: number | undefined) => (count === 1 ? 'needs a reply' : 'need a reply'),
    decisions: (count: number | undefined) => (count === 1 ? 'decision' : 'decisions'),
    asked: 'OTD and research',
    due: 'to re-engage',
  },
} as const;
