import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import type { EmployeeTabProps } from './EmployeeTab.ts';

const tables = () => import('./tables.tsx');

/** The tabs of an employee in order; each is fetched when it is first opened and has an address of its own (`?tab=`). */
export const employeeTabs = {
  overview: lazyScreen<EmployeeTabProps>(() => import('./OverviewTab.tsx')),
  clients: lazyScreen<EmployeeTabProps>(() => import('./ClientsTab.tsx')),
  work: lazyScreen<EmployeeTabProps>(async () => ({ default: (await tables()).WorkTab })),
  chats: lazyScreen<EmployeeTabProps>(async () => ({ default: (await tables()).ChatsTab })),
  complaints: lazyScreen<EmployeeTabProps>(async () => ({ default: (await tables()).ComplaintsTab })),
  folders: lazyScreen<EmployeeTabProps>(async () => ({ default: (await tables()).FoldersTab })),
  checklists: lazyScreen<EmployeeTabProps>(async () => ({ default: (await tables()).ChecklistsTab })),
};
