import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import type { ClientTabProps } from './ClientTab.ts';

/** The tabs of a client in order; each is fetched when it is first opened and has an address of its own (`?tab=`). */
export const clientTabs = {
  overview: lazyScreen<ClientTabProps>(() => import('./tabs/OverviewTab.tsx')),
  preferences: lazyScreen<ClientTabProps>(() => import('./tabs/PreferencesTab.tsx')),
  links: lazyScreen<ClientTabProps>(() => import('./tabs/LinksTab.tsx')),
  files: lazyScreen<ClientTabProps>(() => import('./tabs/FilesTab.tsx')),
  chat: lazyScreen<ClientTabProps>(() => import('./tabs/ChatTab.tsx')),
  complaints: lazyScreen<ClientTabProps>(() => import('./tabs/ComplaintsTab.tsx')),
  tracker: lazyScreen<ClientTabProps>(() => import('./tabs/TrackerTab.tsx')),
  payments: lazyScreen<ClientTabProps>(() => import('./tabs/PaymentsTab.tsx')),
};
