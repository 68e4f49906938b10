import Chats from '@mui/icons-material/ForumOutlined';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Tasks from '@mui/icons-material/TaskAltRounded';
import NeedsAdvisor from '@mui/icons-material/PersonOffOutlined';
import Match from '@mui/icons-material/JoinInnerRounded';
import Money from '@mui/icons-material/AccountBalanceOutlined';
import Pulse from '@mui/icons-material/MonitorHeartOutlined';
import Settings from '@mui/icons-material/TuneRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Role } from '../../generated/api.ts';
import type { ResourceSummary } from '../../engine/contract/descriptor.ts';
import { allows } from '../../engine/console/access.ts';
import * as roles from '../../generated/roles.ts';
import type { CountName } from './counts.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';
import { resourceIcon } from './resource-icons.ts';

/** One entry of the menu: a page or a resource, by its route. */
export interface NavigationItem {
  route: string;
  label: string;
  icon: SvgIconComponent;
  /** A part of the route's list, narrowed so. */
  filter?: Readonly<Record<string, unknown>>;
  /** What is counted there. */
  count?: Partial<Record<Role, CountName>>;
  /** What waits there is the reader's turn. */
  turn?: boolean;
}

export interface NavigationGroup {
  label?: string;
  items: readonly NavigationItem[];
}

/** An entry with its place: a group by role, and the order within it, counted with the resources' own (`x-display.menu`). */
interface Placed extends NavigationItem {
  order: number;
  group: Partial<Record<Role, MenuGroup>>;
}

/** The groups from the top; the first stands without a heading. */
const groups = ['top', 'clients', 'work', 'business'] as const;
type MenuGroup = (typeof groups)[number];

const labels = messages.pages;
/** What no resource stands for: pages, and a part of a list. */
const own: readonly Placed[] = [
  { route: 'dashboard', label: labels.dashboard, icon: Dashboard, order: 1, group: { admin: 'top', employee: 'top' } },
  {
    route: 'client-profiles',
    filter: { role: roles.client, needs_advisor: true },
    label: labels.needsAdvisor,
    icon: NeedsAdvisor,
    count: { admin: 'needsAdvisor' },
    turn: true,
    order: 3,
    group: { admin: 'top' },
  },
  {
    route: 'chats',
    label: labels.chats,
    icon: Chats,
    count: { admin: 'chats', employee: 'chats' },
    turn: true,
    order: 5,
    group: { admin: 'top', employee: 'top' },
  },
  { route: 'tasks', label: labels.tasks, icon: Tasks, order: 7, group: { admin: 'top', employee: 'work' } },
  { route: 'match', label: labels.match, icon: Match, order: 8, group: { admin: 'clients', employee: 'work' } },
  { route: 'client-listings', label: labels.listings, icon: resourceIcon('car'), order: 11, group: { admin: 'clients' } },
  { route: 'settings', label: labels.settings, icon: Settings, order: 25, group: { admin: 'business' } },
  { route: 'money', label: labels.money, icon: Money, order: 24, group: { admin: 'business' } },
  { route: 'system', label: labels.system, icon: Pulse, order: 27, group: { admin: 'business' } },
];

/** What waits in a resource's list. */
const counts: Readonly<Record<string, NavigationItem['count']>> = {
  'new-requests': { admin: 'newRequests', employee: 'newRequests' },
  cases: { admin: 'cases', employee: 'cases' },
  complaints: { admin: 'complaints', employee: 'myComplaints' },
};

/** The menu of a role: what stands, and may be seen by it; resources nobody placed come last, so that nothing of the contract is out of reach. */
export function menuOf(role: Role, resources: readonly ResourceSummary[]): NavigationGroup[] {
  if (role === roles.client) return [];
  const open = new Set(pages.flatMap((page) => (page.roles.includes(role) ? [page.path] : [])));
  const seen = resources.filter((resource) => allows(resource.list, role));
  const listed = seen.map((resource) => ({ ...itemOf(resource), ...resource.menu, place: resource.menu?.group?.[role] }));
  const placed = [
    ...own.flatMap((item) => (open.has(item.route) || seen.some(({ segment }) => segment === item.route) ? [{ ...item, place: item.group[role] }] : [])),
    ...listed,
  ].toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  // Who has a place in another role's menu, or on a page of this one, is not unplaced.
  const rest = listed.filter(({ group, page, route }) => !group && !(page && open.has(page)) && !own.some((item) => item.route === route));
  return [
    ...groups.map((group) => ({ ...(group === 'top' ? {} : { label: messages.groups[group] }), items: placed.filter(({ place }) => place === group) })),
    { label: messages.groups.records, items: rest },
  ].filter(({ items }) => items.length > 0);
}

function itemOf({ segment, label, icon }: ResourceSummary): NavigationItem {
  const count = counts[segment];
  return { route: segment, label, icon: resourceIcon(icon), ...(count ? { count } : {}) };
}
