import { useContext } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import type { Role } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import { ConsoleContext } from '../shell/ConsoleContext.ts';

const dashboards = {
  [roles.admin]: lazyScreen(() => import('../dashboard/AdminDashboard.tsx')),
  [roles.employee]: lazyScreen(() => import('../dashboard/AdvisorDashboard.tsx')),
  [roles.client]: null,
};

/** The start page of a role: how the firm does, or who needs me now. */
export const dashboardOf = (role: Role) => dashboards[role];

/** The reader's start page. */
export default function DashboardPage() {
  const { role } = useContext(ConsoleContext);
  const Dashboard = dashboards[role];
  return Dashboard && <Dashboard />;
}
