import { useRefresh } from 'react-admin';
import { useAreaPath } from '../../features/area/area.ts';
import { ClientsPanel } from '../../features/employees/ClientsPanel.tsx';
import { recordPath } from '../../schema/paths.ts';
import type { EmployeeTabProps } from './EmployeeTab.ts';

/** Whom the employee works for; clients are assigned, taken away and given to others here. */
export default function ClientsTab({ employee }: EmployeeTabProps) {
  const to = useAreaPath();
  const refresh = useRefresh();
  const { id, name, load, status } = employee;
  return (
    <ClientsPanel
      employee={{ id, name: String(name), load: Number(load), isActive: status === 'active' }}
      clientPath={(client) => to(recordPath('', 'client-profiles', client))}
      onChanged={refresh}
    />
  );
}
