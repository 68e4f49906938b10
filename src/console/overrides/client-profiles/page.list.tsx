import UploadIcon from '@mui/icons-material/UploadFileRounded';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import ResourceList from '../../../../engine/console/list/ResourceList.tsx';
import * as roles from '../../../../generated/roles.ts';
import { useArea } from '../../../kit/area/area.ts';
import { linkMessages as messages } from '../../client-import/linkMessages.ts';

/** Everyone with an account is in this resource; the page starts with the clients. Admins import more of them. */
export default function ClientList() {
  const { role, basename } = useArea();
  return <ResourceList startWith={clients} actions={role === roles.admin && <ImportButton to={`${basename}/client-profiles/import`} />} />;
}

const clients = { role: roles.client } as const;

function ImportButton({ to }: { to: string }) {
  return (
    <Button component={RouterLink} to={to} variant="outlined" startIcon={<UploadIcon />} aria-label={messages.title}>
      <span className="only-wide">{messages.link}</span>
    </Button>
  );
}
