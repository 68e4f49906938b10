import Audit from '@mui/icons-material/HistoryRounded';
import Chats from '@mui/icons-material/ForumOutlined';
import Clients from '@mui/icons-material/PeopleAltOutlined';
import Complaints from '@mui/icons-material/ReportGmailerrorredRounded';
import Coupons from '@mui/icons-material/SellOutlined';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Employees from '@mui/icons-material/BadgeOutlined';
import Folders from '@mui/icons-material/FolderOpenOutlined';
import Listings from '@mui/icons-material/DirectionsCarOutlined';
import NeedsAdvisor from '@mui/icons-material/PersonOffOutlined';
import NewRequests from '@mui/icons-material/MoveToInboxOutlined';
import Onboardings from '@mui/icons-material/HourglassEmptyRounded';
import Other from '@mui/icons-material/TableRowsOutlined';
import CouponUsages from '@mui/icons-material/RedeemRounded';
import Payments from '@mui/icons-material/ReceiptLongOutlined';
import Research from '@mui/icons-material/ManageSearchRounded';
import TaxRules from '@mui/icons-material/PercentRounded';
import Worksheets from '@mui/icons-material/RequestQuoteOutlined';
import Packages from '@mui/icons-material/WorkspacePremiumOutlined';
import Preferences from '@mui/icons-material/ChecklistRtlRounded';
import Settings from '@mui/icons-material/TuneRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Role } from '../../generated/api.ts';
import type { ResourceSummary } from '../../engine/contract/descriptor.ts';
import { allows } from '../../engine/console/access.ts';
import type { CountName } from './counts.ts';
import { messages } from './messages.ts';
import { pages } from './pages.ts';

/** One entry of the menu: a page or a resource, by its route. */
export interface NavigationItem {
  route: string;
  label: string;
  icon: SvgIconComponent;
  /** A part of the route's list, narrowed so. */
  filter?: Readonly<Record<string, unknown>>;
  /** The unit of the count. */
  count?: Partial<Record<Role, CountName>>;
  /** What waits there is the reader's turn. */
  turn?: boolean;
}

export interface NavigationGroup {
  label?: string;
  items: readonly NavigationItem[];
}

const pagesMessages = messages.pages;
const item = {
  dashboard: { route: 'dashboard', label: pagesMessages.dashboard, icon: Dashboard },
  newRequests: { route: 'new-requests', label: pagesMessages.newRequests, icon: NewRequests, count: { admin: 'newRequests', employee: 'newRequests' } },
  needsAdvisor: {
    route: 'client-profiles',
    filter: { role: 'client', needs_advisor: true },
    label: pagesMessages.needsAdvisor,
    icon: NeedsAdvisor,
    count: { admin: 'needsAdvisor' },
    turn: true,
  },
  chats: { route: 'chats', label: pagesMessages.chats, icon: Chats, count: { admin: 'chats', employee: 'chats' }, turn: true },
  complaints: { route: 'complaints', label: pagesMessages.complaints, icon: Complaints, count: { admin: 'complaints', employee: 'myComplaints' } },
  clients: { route: 'client-profiles', label: pagesMessages.clients, icon: Clients },
  listings: { route: 'client-listings', label: pagesMessages.listings, icon: Listings },
  folders: { route: 'client-folders', label: pagesMessages.folders, icon: Folders },
  preferences: { route: 'client-preferences', label: pagesMessages.preferences, icon: Preferences },
  onboardings: { route: 'incomplete-onboardings', label: pagesMessages.onboardings, icon: Onboardings },
  employees: { route: 'employees', label: pagesMessages.employees, icon: Employees },
  packages: { route: 'packages', label: pagesMessages.packages, icon: Packages },
  coupons: { route: 'coupons', label: pagesMessages.coupons, icon: Coupons },
  payments: { route: 'payments', label: pagesMessages.payments, icon: Payments },
  settings: { route: 'settings', label: pagesMessages.settings, icon: Settings },
  audit: { route: 'audit', label: pagesMessages.audit, icon: Audit },
} as const satisfies Record<string, NavigationItem>;

/** For resources that are in no group of their own. */
const icons: Readonly<Record<string, SvgIconComponent>> = {
  'coupon-usage': CouponUsages,
  'research-reports': Research,
  'otd-worksheets': Worksheets,
  'tax-rules': TaxRules,
};

const menus: Readonly<Record<'admin' | 'employee', readonly NavigationGroup[]>> = {
  admin: [
    { items: [item.dashboard, item.newRequests, item.needsAdvisor, item.chats, item.complaints] },
    { label: messages.groups.clients, items: [item.clients, item.listings, item.folders, item.preferences, item.onboardings] },
    { label: messages.groups.business, items: [item.employees, item.packages, item.coupons, item.payments, item.settings, item.audit] },
  ],
  employee: [
    { items: [item.dashboard, item.newRequests, item.clients, item.chats, item.complaints] },
    { label: messages.groups.work, items: [item.folders, item.preferences, item.onboardings, item.payments] },
  ],
};

/** The menu of a role: the entries it may see; unplaced resources come last, so that everything in the contract is within reach. */
export function menuOf(role: Role, resources: readonly ResourceSummary[]): NavigationGroup[] {
  if (role === 'client') return [];
  const stands = (route: string): boolean =>
    pages.some((page) => page.path === route && page.roles.includes(role)) ||
    resources.some((resource) => resource.segment === route && allows(resource.list, role));
  const placed = new Set<string>(Object.values(item).map(({ route }) => route));
  const covered = new Set(pages.flatMap((page) => (page.roles.includes(role) ? (page.covers ?? []) : [])));
  const unplaced = resources.filter((resource) => !placed.has(resource.segment) && !covered.has(resource.segment) && allows(resource.list, role));
  const more: NavigationGroup = {
    label: messages.groups.records,
    items: unplaced.map((resource) => ({ route: resource.segment, label: resource.label, icon: icons[resource.segment] ?? Other })),
  };
  return [...menus[role].map((group) => ({ ...group, items: group.items.filter(({ route }) => stands(route)) })), more].filter(
    (group) => group.items.length > 0,
  );
}
