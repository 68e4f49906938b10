// Effects of changing a record that is on no timeline: screens that show it refetch.
import type { About, Effects } from '../effect.ts';
import type { Facts } from '../kinds.ts';
import type { Change } from '../live.ts';
import { accountShown } from './people.ts';

type Of = Facts<'record_changed'>['resource'];

const shownTo: Readonly<Record<Of, (id: string | null, about: About) => readonly Change[]>> = {
  packages: () => [{ circle: 'everybody', resources: ['packages', 'package'] }],
  'tax-rules': () => [{ circle: 'staff', resources: ['tax-rules'] }],
  // Answer hours and currency are on everyone's screens.
  settings: () => [{ circle: 'everybody', resources: ['settings', 'public-settings', 'front-door', 'mail-texts', 'notification-defaults'] }],
  coupons: () => [{ circle: 'admins', resources: ['coupons'] }],
  'support-requests': () => [{ circle: 'admins', resources: ['support-requests'] }],
  // Of whom it is presented to, its module knows.
  listings: () => [{ circle: 'admins', resources: ['listings'] }],
  users: accountShown,
  links: (_id, { client_id, internal }) => [{ client_id, internal, resources: ['links'] }],
  // Its advisor, who need not be the client's advisor, its module knows.
  complaints: (_id, { client_id }) => [{ client_id, resources: ['complaints'] }],
  // Complaints name them, and some may have moved from one to another.
  'complaint-categories': () => [{ circle: 'everybody', resources: ['complaint-categories', 'complaints'] }],
  'canned-replies': () => [{ circle: 'staff', resources: ['canned-replies'] }],
  dealers: () => [{ circle: 'staff', resources: ['dealers'] }],
  'bid-requests': (_id, { client_id }) => [{ client_id, internal: true, resources: ['bid-requests'] }],
  // Of a task without a client its module tells whose it is. The queue shows those that are due, and the work table the follow-up.
  tasks: (_id, { client_id }) => (client_id === null ? [] : [{ client_id, internal: true, resources: ['tasks', 'contacts', 'dashboard-listings'] }]),
  'client-folders': (_id, { client_id }) => [{ client_id, resources: ['client-folders'] }],
};

export const recordEffects = {
  record_changed: {
    sentence: ({ change }) => `Something was ${change}.`,
    offTimeline: true,
    asks: ({ resource, record_id }, about) => shownTo[resource](record_id, about),
  },
  // What it follows from has said already which screens refetch.
  record_edited: { sentence: ({ fields }) => `Edited: ${fields.join(', ')}.`, offTimeline: true },
} satisfies Partial<Effects>;
