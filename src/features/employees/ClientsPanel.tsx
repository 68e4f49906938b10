import Add from '@mui/icons-material/AddRounded';
import People from '@mui/icons-material/PeopleAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '../ui/Card.tsx';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { User } from '../../../generated/api.ts';
import { userStatusTones, userStatusWords } from '../../../generated/enums.ts';
import { api, dataOf } from '../../api/client.ts';
import { messageOf, sentenceOf } from '../../api/problem.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { Loading, RowsSkeleton } from '../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast/toast.ts';
import { AssignDrawer } from './AssignDrawer.tsx';
import { messages as words } from './messages.ts';
import { activeEmployees, clientsOf, employeeKeys } from './queries.ts';
import { useSelection, type Selection } from './useSelection.ts';

const rowsAtFirst = 25;

interface ClientsPanelProps {
  employee: { id: string; name: string; load: number; isActive: boolean };
  /** Where a client's profile stands. */
  clientPath: (id: string) => string;
  /** Called after clients changed hands, so that the record's load is read again. */
  onChanged: () => void;
}

/** The clients of an employee: taken away or given to another in bulk, more assigned. */
export function ClientsPanel({ employee, clientPath, onChanged }: ClientsPanelProps) {
  const [rows, setRows] = useState(rowsAtFirst);
  const [assigning, setAssigning] = useState(false);
  const selection = useSelection();
  const queries = useQueryClient();
  const clients = useQuery({ ...clientsOf(employee.id, rows), placeholderData: (before) => before });
  const changed = () => {
    selection.clear();
    for (const queryKey of Object.values(employeeKeys)) void queries.invalidateQueries({ queryKey });
    onChanged();
  };
  const { data } = clients;
  return (
    <Card component="section" aria-labelledby="clients-of-employee">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: '12px 16px', borderBottom: '1px solid var(--border)' }}>
        <Box component="h2" id="clients-of-employee" sx={{ flex: 1, fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold' }}>
          {words.title}
        </Box>
        {employee.isActive && (
          <Button variant="outlined" size="small" startIcon={<Add />} onClick={() => setAssigning(true)}>
            {words.assign}
          </Button>
        )}
      </Box>
      {selection.ids.length > 0 && <BulkBar employeeId={employee.id} selection={selection} onChanged={changed} />}
      {clients.isPending && (
        <Loading label={words.loading}>
          <RowsSkeleton rows={5} />
        </Loading>
      )}
      {clients.isError && !data && (
        <ErrorState title={words.failed} onRetry={() => void clients.refetch()}>
          {sentenceOf(clients.error)}
        </ErrorState>
      )}
      {data?.rows.length === 0 && (
        <EmptyState icon={<People />} title={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', px: 2, borderBottom: '1px solid var(--border-soft)', background: 'var(--surface-2)' }}>
            <Checkbox
              size="small"
              slotProps={{ input: { 'aria-label': words.selectAll } }}
              checked={data.rows.every((client) => selection.has(client.id))}
              onChange={() => selection.toggleAll(data.rows.map((client) => client.id))}
            />
            <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>{words.more(data.rows.length, data.total)}</Box>
          </Box>
          <ul>
            {data.rows.map((client) => (
              <ClientRow key={client.id} client={client} href={clientPath(client.id)} selection={selection} />
            ))}
          </ul>
          {data.total > data.rows.length && (
            <Button onClick={() => setRows(rows + 100)} sx={{ m: 2 }}>
              {words.showMore}
            </Button>
          )}
        </>
      )}
      {assigning && <AssignDrawer employee={employee} onClose={() => setAssigning(false)} onAssigned={changed} />}
    </Card>
  );
}

function ClientRow({ client, href, selection }: { client: User; href: string; selection: Selection }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, px: 2, borderBottom: '1px solid var(--border-soft)' }}>
      <Checkbox
        size="small"
        slotProps={{ input: { 'aria-label': words.select(client.name) } }}
        checked={selection.has(client.id)}
        onChange={() => selection.toggle(client.id)}
      />
      <Link component={RouterLink} to={href} sx={{ flex: 1, minWidth: 0, fontWeight: 'fontWeightMedium' }}>
        {client.name}
      </Link>
      {client.status !== 'active' && <StatusChip tone={userStatusTones[client.status]} label={userStatusWords[client.status]} />}
    </Box>
  );
}

function BulkBar({ employeeId, selection, onChanged }: { employeeId: string; selection: Selection; onChanged: () => void }) {
  const employees = useQuery(activeEmployees);
  const clients = [...selection.ids];
  const onError = (error: Error) => toast.error(messageOf(error));
  const remove = useMutation({
    mutationFn: () => dataOf(api.PATCH('/employees/remove-clients/{id}', { params: { path: { id: employeeId } }, body: { clients } })),
    onSuccess: () => {
      toast.success(words.removed(clients.length));
      onChanged();
    },
    onError,
  });
  const give = useMutation({
    mutationFn: (to: string) => dataOf(api.PATCH('/employees/update/{id}', { params: { path: { id: to } }, body: { userId: to, clients } })),
    onSuccess: ({ name }) => {
      toast.success(words.given(clients.length, name));
      onChanged();
    },
    onError,
  });
  const busy = remove.isPending || give.isPending;
  const choices = (employees.data ?? []).filter(({ id }) => id !== employeeId).map(({ id, name, load }) => ({ id, name: words.withLoad(name, load) }));
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: 3,
        p: '10px 16px',
        borderBottom: '1px solid var(--border)',
        background: 'var(--selected)',
      }}
    >
      <Box role="status" sx={{ flex: '1 1 140px', alignSelf: 'center', fontWeight: 'fontWeightMedium' }}>
        {words.selected(clients.length)}
      </Box>
      <Box sx={{ width: 220 }}>
        <SelectField label={words.giveTo} value="" placeholder={words.giveToWhom} choices={choices} disabled={busy} onChange={(to) => give.mutate(to)} />
      </Box>
      <Button variant="outlined" disabled={busy} onClick={() => remove.mutate()}>
        {words.remove}
      </Button>
    </Box>
  );
}
