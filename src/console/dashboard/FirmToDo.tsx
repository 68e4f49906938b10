import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { messages } from './messages.ts';
import { useListPath } from './useListPath.ts';

const settings = apiQuery(['/settings'], (signal) => api.GET('/settings', { signal }));

/** Until the firm has said who it is, its receipts are without name and address. */
export function FirmToDo() {
  const { data } = useQuery(settings);
  const pathOf = useListPath();
  if (!data || (data.firm_name && data.postal_address)) return null;
  return (
    <Note
      tone="warning"
      sx={{ mb: 4 }}
      action={
        <Button size="small" variant="outlined" component={Link} to={pathOf('settings')}>
          {messages.openSettings}
        </Button>
      }
    >
      {messages.firmUnnamed}
    </Note>
  );
}
