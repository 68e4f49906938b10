import People from '@mui/icons-material/PeopleAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { User } from '../../../../generated/api.ts';
import { api, dataOf } from '../../../api/client.ts';
import { doneOf } from '../../../api/done-of.ts';
import { reasonOf, sentenceOf } from '../../../../engine/web/problem.ts';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { messages as ui } from '../../../../engine/web/messages.ts';
import { ResponsiveDrawer } from '../../../../engine/web/ResponsiveDrawer.tsx';
import { Loading, RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../../engine/web/states.tsx';
import { toastDone } from '../../../../engine/web/act/toastDone.ts';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';
import { activeAdvisors, assignable } from './queries.ts';
import { useBeside } from './useBeside.ts';

const drawerMessages = messages.drawer;

interface AssignDrawerProps {
  employee: { id: string; name: string; beside: string };
  onClose: () => void;
  onAssigned: () => void;
}

/** Chooses clients for an advisor: unassigned ones or, on demand, everyone's. */
export function AssignDrawer({ employee, onClose, onAssigned }: AssignDrawerProps) {
  const [search, setSearch] = useState('');
  const [others, setOthers] = useState(false);
  const [picked, setPicked] = useState<readonly User[]>([]);
  const ids = picked.map(({ id }) => id);
  const toggle = (client: User) => setPicked(ids.includes(client.id) ? picked.filter(({ id }) => id !== client.id) : [...picked, client]);
  const wanted = useDeferredValue(search.trim());
  const clients = useQuery({ ...assignable(wanted, others), placeholderData: (before) => before });
  const assign = useMutation({
    mutationFn: () =>
      doneOf(ids, 'clients', api.PATCH('/employees/update/{id}', { params: { path: { id: employee.id } }, body: { userId: employee.id, clients: ids } })),
    onSuccess: (done) => {
      toastDone(drawerMessages.done(done.length, employee.name), () => takeBack(done));
      onAssigned();
      onClose();
    },
    onError: (error) => toast.error(reasonOf(error)),
  });
  /** Everyone back to their previous advisor. */
  const takeBack = async (done: readonly string[]) => {
    const moved = picked.filter(({ id }) => done.includes(id));
    const before = [...new Set(moved.map(({ advisor_id }) => advisor_id ?? null))];
    const had = (advisor: string | null) => moved.filter(({ advisor_id }) => (advisor_id ?? null) === advisor).map(({ id }) => id);
    await Promise.all(before.map((advisor_id) => dataOf(api.POST('/users/assign', { body: { ids: had(advisor_id), advisor_id } }))));
    onAssigned();
  };
  const rows = clients.data?.rows.filter((client) => client.advisor_id !== employee.id) ?? [];
  return (
    <ResponsiveDrawer
      open
      onClose={onClose}
      title={drawerMessages.title(employee.name)}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button variant="contained" disabled={ids.length === 0 || assign.isPending} onClick={() => assign.mutate()}>
            {drawerMessages.submit(ids.length)}
          </Button>
        </>
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 4 }}>{employee.beside}</Box>
      <TextField label={drawerMessages.search} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <FormControlLabel sx={{ my: 2 }} control={<Checkbox checked={others} onChange={(_event, on) => setOthers(on)} />} label={drawerMessages.others} />
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
        <EmptyState icon={<People />} title={drawerMessages.noMatch}>
          {others || wanted !== '' ? undefined : drawerMessages.noMatchText}
        </EmptyState>
      )}
      <ul>
        {rows.map((client) => (
          <Choice key={client.id} client={client} isPicked={ids.includes(client.id)} onToggle={() => toggle(client)} />
        ))}
      </ul>
    </ResponsiveDrawer>
  );
}

function Choice({ client, isPicked, onToggle }: { client: User; isPicked: boolean; onToggle: () => void }) {
  const { data } = useQuery(activeAdvisors);
  const beside = useBeside();
  const advisor = data?.find(({ id }) => id === client.advisor_id);
  return (
    <Box component="li" sx={{ borderBottom: '1px solid var(--border-soft)' }}>
      <FormControlLabel
        control={<Checkbox size="small" checked={isPicked} onChange={onToggle} />}
        label={
          <>
            <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
              {client.name}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', ml: 2 }}>
              {advisor ? drawerMessages.of(advisor.name, beside(advisor)) : client.advisor_id ? '' : drawerMessages.nobody}
            </Box>
          </>
        }
      />
    </Box>
  );
}
