import People from '@mui/icons-material/PeopleAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { User } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { messageOf, sentenceOf } from '../../api/problem.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { messages as ui } from '../ui/messages.ts';
import { ResponsiveDrawer } from '../ui/ResponsiveDrawer.tsx';
import { Loading, RowsSkeleton } from '../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { toast } from '../ui/toast/toast.ts';
import { messages } from './messages.ts';
import { activeEmployees, assignable } from './queries.ts';
import { useSelection, type Selection } from './useSelection.ts';

const words = messages.drawer;

interface AssignDrawerProps {
  employee: { id: string; name: string; load: number };
  onClose: () => void;
  onAssigned: () => void;
}

/** Chooses clients for an employee: those nobody works for or, on demand, everybody's. */
export function AssignDrawer({ employee, onClose, onAssigned }: AssignDrawerProps) {
  const [search, setSearch] = useState('');
  const [others, setOthers] = useState(false);
  const selection = useSelection();
  const wanted = useDeferredValue(search.trim());
  const clients = useQuery({ ...assignable(wanted, others), placeholderData: (before) => before });
  const assign = useMutation({
    mutationFn: () =>
      dataOf(api.PATCH('/employees/update/{id}', { params: { path: { id: employee.id } }, body: { userId: employee.id, clients: [...selection.ids] } })),
    onSuccess: () => {
      toast.success(words.done(selection.ids.length, employee.name));
      onAssigned();
      onClose();
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  const rows = clients.data?.rows.filter((client) => client.advisor_id !== employee.id) ?? [];
  return (
    <ResponsiveDrawer
      open
      onClose={onClose}
      title={words.title(employee.name)}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button variant="contained" disabled={selection.ids.length === 0 || assign.isPending} onClick={() => assign.mutate()}>
            {words.submit(selection.ids.length)}
          </Button>
        </>
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 4 }}>{words.load(employee.load)}</Box>
      <TextField label={words.search} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <FormControlLabel sx={{ my: 2 }} control={<Checkbox checked={others} onChange={(_event, on) => setOthers(on)} />} label={words.others} />
      {clients.isPending && (
        <Loading label={messages.loading}>
          <RowsSkeleton rows={6} />
        </Loading>
      )}
      {clients.isError && !clients.data && (
        <ErrorState title={messages.failed} onRetry={() => void clients.refetch()}>
          {sentenceOf(clients.error)}
        </ErrorState>
      )}
      {clients.data && rows.length === 0 && (
        <EmptyState icon={<People />} title={words.noMatch}>
          {others || wanted !== '' ? undefined : words.noMatchText}
        </EmptyState>
      )}
      <ul>
        {rows.map((client) => (
          <Choice key={client.id} client={client} selection={selection} />
        ))}
      </ul>
    </ResponsiveDrawer>
  );
}

function Choice({ client, selection }: { client: User; selection: Selection }) {
  const { data } = useQuery(activeEmployees);
  const advisor = data?.find(({ id }) => id === client.advisor_id);
  return (
    <Box component="li" sx={{ borderBottom: '1px solid var(--border-soft)' }}>
      <FormControlLabel
        control={<Checkbox size="small" checked={selection.has(client.id)} onChange={() => selection.toggle(client.id)} />}
        label={
          <>
            <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
              {client.name}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', ml: 2 }}>
              {advisor ? words.of(advisor.name) : client.advisor_id ? '' : words.nobody}
            </Box>
          </>
        }
      />
    </Box>
  );
}
