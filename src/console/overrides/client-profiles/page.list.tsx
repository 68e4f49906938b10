import UploadIcon from '@mui/icons-material/UploadFileRounded';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import ResourceList from '../../../../engine/console/list/ResourceList.tsx';
import * as roles from '../../../../generated/roles.ts';
import { useArea } from '../../../kit/area/area.ts';
import { ClientTabs } from '../../clients/ClientTabs.tsx';
import { linkMessages as messages } from '../../client-import/linkMessages.ts';

/** Everyone with an account is in this resource; an advisor’s page is of clients alone and starts with those whose work is not over, an admin’s starts with the clients. Admins import more of them. */
export default function ClientList() {
  const { role, basename } = useArea();
  if (role === roles.employee) return <ResourceList always={clients} startWith={active} above={<ClientTabs />} />;
  return <ResourceList startWith={clients} actions={role === roles.admin && <ImportButton to={`${basename}/client-profiles/import`} />} />;
}

// One object each for good: a new one each time would be taken for a new filter.
const clients = { role: roles.client } as const;
const active = { in_progress: true } as const;

function ImportButton({ to }: { to: string }) {
  return (
    <Button component={RouterLink} to={to} variant="outlined" startIcon={<UploadIcon />} aria-label={messages.title}>
      <span className="only-wide">{messages.link}</span>
    </Button>
  );
}
