import { useContext } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { ConsoleContext } from '../shell/ConsoleContext.ts';

const AdminDashboard = lazyScreen(() => import('../dashboard/AdminDashboard.tsx'));
const AdvisorDashboard = lazyScreen(() => import('../dashboard/AdvisorDashboard.tsx'));

/** The start page of each role: how the firm does, or who needs me now. */
export default function DashboardPage() {
  const { role } = useContext(ConsoleContext);
  if (role === 'client') return null;
  return role === 'admin' ? <AdminDashboard /> : <AdvisorDashboard />;
}
