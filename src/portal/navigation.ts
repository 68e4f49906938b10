// The client's pages in the order of the top bar. The first four are in the phone's bottom bar, the rest behind "More".
import Badge from '@mui/icons-material/BadgeOutlined';
import Car from '@mui/icons-material/DirectionsCarOutlined';
import Chat from '@mui/icons-material/ChatBubbleOutlineRounded';
import Checklist from '@mui/icons-material/ChecklistRounded';
import Complaint from '@mui/icons-material/ReportGmailerrorredOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Quote from '@mui/icons-material/RequestQuoteOutlined';
import Package from '@mui/icons-material/WorkspacePremiumOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { PackageKind } from '../../generated/api.ts';
import { messages } from './messages.ts';

export interface NavigationEntry {
  /** Area path. */
  path: string;
  /** Further paths under which this entry is the current one. */
  also?: readonly string[];
  label: string;
  icon: SvgIconComponent;
  /** Which count is shown beside the label. */
  count?: 'links' | 'messages';
}

const main = [
  { path: '/dashboard', also: ['/deal'], label: messages.pages.dashboard, icon: Home },
  { path: '/listings', also: ['/bids'], label: messages.pages.listings, icon: Car, count: 'links' },
  { path: '/chats', label: messages.pages.chats, icon: Chat, count: 'messages' },
  { path: '/shared-files', label: messages.pages.files, icon: Folder },
  { path: '/preference-checklist', also: ['/preferences', '/preference-trade-in'], label: messages.pages.checklist, icon: Checklist },
  { path: '/packages', label: messages.pages.package, icon: Package },
] as const satisfies readonly NavigationEntry[];

/** With a package that reviews offers nothing is searched: no cars, no checklist. */
const review = [
  { path: '/dashboard', label: messages.pages.dashboard, icon: Home },
  { path: '/deal-check', label: messages.pages.quotes, icon: Quote },
  { path: '/chats', label: messages.pages.chats, icon: Chat, count: 'messages' },
  { path: '/shared-files', label: messages.pages.files, icon: Folder },
  { path: '/packages', label: messages.pages.package, icon: Package },
] as const satisfies readonly NavigationEntry[];

const account = [
  { path: '/profile', label: messages.pages.profile, icon: Badge },
  { path: '/complaints', also: ['/launch-complaint'], label: messages.pages.complaints, icon: Complaint },
] as const satisfies readonly NavigationEntry[];

/** The pages of the top bar, by what the client's package is for. */
export const mainPages: Readonly<Record<PackageKind, readonly NavigationEntry[]>> = { search: main, review };

/** The pages of the account menu, and on a phone of "More". */
export const accountPages: readonly NavigationEntry[] = account;

type Addressed<Entry> = Entry extends { path: `/${infer Page}` } ? Page : never;

/** The pages somebody is led to: each has a route (`portal/index.tsx`), or the types fail. */
export type NavigatedPage = Addressed<(typeof main | typeof review | typeof account)[number]>;

/** How many main pages the phone's bottom bar has beside "More". */
export const bottomPages = 4;

/** Is this entry the one for the page shown? `pathname` without the area's prefix. */
export function isCurrent(entry: NavigationEntry, pathname: string): boolean {
  return [entry.path, ...(entry.also ?? [])].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
