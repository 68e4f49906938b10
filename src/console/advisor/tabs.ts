import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import type { AdvisorTabProps } from './AdvisorTab.ts';

const tables = () => import('./tables.tsx');

/** The tabs of an employee in order; each is fetched when it is first opened and has an address of its own (`?tab=`). */
export const advisorTabs = {
  overview: lazyScreen<AdvisorTabProps>(() => import('./OverviewTab.tsx')),
  clients: lazyScreen<AdvisorTabProps>(() => import('./ClientsTab.tsx')),
  work: lazyScreen<AdvisorTabProps>(async () => ({ default: (await tables()).WorkTab })),
  chats: lazyScreen<AdvisorTabProps>(async () => ({ default: (await tables()).ChatsTab })),
  complaints: lazyScreen<AdvisorTabProps>(async () => ({ default: (await tables()).ComplaintsTab })),
  folders: lazyScreen<AdvisorTabProps>(async () => ({ default: (await tables()).FoldersTab })),
  checklists: lazyScreen<AdvisorTabProps>(async () => ({ default: (await tables()).ChecklistsTab })),
};
