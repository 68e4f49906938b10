import { useRefresh } from 'react-admin';
import { useAreaPath } from '../../kit/area/area.ts';
import { ClientsPanel } from './clients/ClientsPanel.tsx';
import { useBeside } from './clients/useBeside.ts';
import { recordPath } from '../../../engine/console/paths.ts';
import type { AdvisorTabProps } from './AdvisorTab.ts';

/** Whom the advisor works for; clients are assigned, taken away and given to others here. */
export default function ClientsTab({ employee }: AdvisorTabProps) {
  const to = useAreaPath();
  const refresh = useRefresh();
  const beside = useBeside();
  const { id, name, status } = employee;
  return (
    <ClientsPanel
      employee={{ id, name: String(name), load: Number(employee['load']), beside: beside(employee), isActive: status === 'active' }}
      clientPath={(client) => to(recordPath('', 'client-profiles', client))}
      onChanged={refresh}
    />
  );
}
