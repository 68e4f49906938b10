/** The words of the frame of the client's area; dashboard and packages have their own. */
export const messages = {
  skip: 'Skip to content',
  home: 'Forecourt, dashboard',
  mainNavigation: 'Main',
  moreTitle: 'More',
  yourTurnCount: (count: number) => `${count} waiting for you`,
  yourTurnUnknown: 'your to-dos could not be counted',
  profileMenu: (name: string) => `${name}, your account`,
  signOut: 'Sign out',
  notFound: { title: 'This page doesn’t exist', text: 'The address may be old or mistyped.', home: 'Go to the dashboard' },
  /** Which cars are counted as received, wherever their number is. */
  linksCounted: 'Cars you rejected count, cars that are no longer available don’t.',
  pages: {
    dashboard: 'Dashboard',
    listings: 'Listings',
    quotes: 'Quotes',
    chats: 'Chat',
    files: 'Files',
    checklist: 'Checklist',
    tradeIn: 'Trade-in',
    preferences: 'Preferences',
    package: 'Package',
    complaints: 'Complaints',
    launchComplaint: 'New complaint',
    profile: 'Profile',
    more: 'More',
  },
} as const;
