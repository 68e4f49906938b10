import { useContext } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import * as roles from '../../../generated/roles.ts';
import { ConsoleContext } from '../shell/ConsoleContext.ts';

const AdminDashboard = lazyScreen(() => import('../dashboard/AdminDashboard.tsx'));
const AdvisorDashboard = lazyScreen(() => import('../dashboard/AdvisorDashboard.tsx'));

/** The start page of each role: how the firm does, or who needs me now. */
export default function DashboardPage() {
  const { role } = useContext(ConsoleContext);
  if (role === roles.client) return null;
  return role === roles.admin ? <AdminDashboard /> : <AdvisorDashboard />;
}
