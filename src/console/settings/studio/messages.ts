// The studio's own texts; those of a section are beside it.
import type { SectionId } from './sections.ts';

const changes = (count: number): string => (count === 1 ? '1 change' : `${String(count)} changes`);

export const messages = {
  rail: 'Sections',
  section: 'Section',
  sections: {
    firm: 'Firm',
    answers: 'Hours and promise',
    refunds: 'Refund policy',
    assignment: 'Assignment',
    'front-door': 'Front door',
    'mail-texts': 'Mail texts',
    'canned-replies': 'Canned replies',
    'complaint-categories': 'Complaint categories',
    'notification-defaults': 'Notifications',
    packages: 'Packages',
    'tax-rules': 'Tax rules',
  } satisfies Record<SectionId, string>,
  withChanges: (section: string, count: number) => `${section}: ${changes(count)}`,
  bar: 'Not published',
  notPublished: (count: number) => `${changes(count)} not published`,
  publish: (count: number) => `Publish ${changes(count)}`,
  publishing: 'Publishing…',
  published: (count: number) => `${changes(count)} published.`,
  failed: 'Not published. Take a look at',
  see: 'See them',
  seeTitle: (count: number) => `${changes(count)} to publish`,
  became: 'becomes',
  discard: 'Discard',
  discarded: (count: number) => `${changes(count)} discarded.`,
  undo: 'Undo',
  was: (value: string) => `was ${value}`,
  empty: 'empty',
  yes: 'Yes',
  no: 'No',
  onSignUp: 'On the sign-up page',
  package: 'Package',
  add: 'Add',
  addTo: (section: string) => `Add: ${section}`,
  loadingSection: (section: string) => `Loading ${section}`,
} as const;
