import { inSentence } from '../../engine/contract/inSentence.ts';
import { roleLabels } from '../../generated/enums.ts';
import { usersLabels } from '../../generated/labels.ts';

/** Every word of the console's own; contract-made screens have a catalogue in engine/console. */
export const messages = {
  area: roleLabels,
  skip: 'Skip to content',
  mainMenu: 'Main',
  openMenu: 'Menu',
  panelWidth: 'Side panel width',
  search: 'Search',
  opening: 'Opening',
  searchHint: 'Search or run a command',
  searchKeys: { mac: '⌘ K', other: 'Ctrl K' },
  profile: 'Profile',
  signOut: 'Sign out',
  account: (name: string) => `${name}, account`,
  waiting: (count: string) => `${count} waiting`,
  notFound: 'This page doesn’t exist',
  notFoundAdvice: 'The address may be old or mistyped, or your role can’t open this page.',
  toDashboard: 'Go to the dashboard',
  groups: { clients: 'Clients', business: 'Business', work: 'Work', records: 'Records' },
  pages: {
    dashboard: 'Dashboard',
    needsAdvisor: usersLabels.needs_advisor,
    chats: 'Chats',
    tasks: 'Tasks',
    match: 'Match',
    listings: 'Listings',
    profile: 'Profile',
    settings: 'Settings',
    system: 'System',
    money: 'Money',
  },
  loading: (what: string) => `Loading ${inSentence(what)}`,
  pageTable: {
    failed: (what: string) => `${what} did not load`,
    pastEnd: 'Nothing left on this page',
    toFirst: 'Go to the first page',
  },
  headings: {
    payments: { disputed_amount: 'Kept' },
    coupons: { value: 'Discount', starts_at: 'Runs' },
    'incomplete-onboardings': { first_name: 'Name', last_step_at: 'Age' },
    cases: { created_at: 'Age' },
  },
  complaints: { uploading: 'Wait for the uploads to finish, or remove the files.' },
} as const;
