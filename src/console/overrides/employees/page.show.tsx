import Box from '@mui/material/Box';
import { useGetOne, useRefresh } from 'react-admin';
import { useParams } from 'react-router';
import { useUser } from '../../../api/session.ts';
import { ClientsPanel } from '../../../features/employees/ClientsPanel.tsx';
import { useContract } from '../../../schema/ContractContext.tsx';
import { recordPath } from '../../../schema/paths.ts';
import ResourceShow from '../../../schema/record/ResourceShow.tsx';

/** An employee, and below whom they work for. Moving clients is an admin's. */
export default function EmployeeShow() {
  const { id = '' } = useParams();
  const { basename } = useContract();
  const { role } = useUser();
  const refresh = useRefresh();
  const { data: record } = useGetOne('employees', { id });
  return (
    <>
      <ResourceShow />
      {role === 'admin' && record && (
        <Box sx={{ mt: 4 }}>
          <ClientsPanel
            employee={{ id, name: String(record['name']), load: Number(record['load']), isActive: record['status'] === 'active' }}
            clientPath={(client) => recordPath(basename, 'client-profiles', client)}
            onChanged={refresh}
          />
        </Box>
      )}
    </>
  );
}
