import Add from '@mui/icons-material/AddRounded';
import People from '@mui/icons-material/PeopleAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '../../../../engine/web/Card.tsx';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { User } from '../../../../generated/api.ts';
import { removeClientsAct } from '../../../../generated/acts.ts';
import { userStatusTones, userStatusLabels } from '../../../../generated/enums.ts';
import { api } from '../../../api/client.ts';
import { doneOf } from '../../../api/done-of.ts';
import { reasonOf, sentenceOf } from '../../../../engine/web/problem.ts';
import { sentencesFor, toldOf } from '../../../../engine/web/act/sentence.ts';
import { toastDone } from '../../../../engine/web/act/toastDone.ts';
import { useQuestion } from '../../../../engine/web/act/useQuestion.tsx';
import { SelectField } from '../../../../engine/web/fields/SelectField.tsx';
import { formatNumber } from '../../../../engine/web/format.ts';
import { Segmented } from '../../../../engine/web/Segmented.tsx';
import { Loading, RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../../engine/web/states.tsx';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { AssignDrawer } from './AssignDrawer.tsx';
import { messages } from './messages.ts';
import { activeAdvisors, clientsOf, advisorKeys } from './queries.ts';
import { useBeside } from './useBeside.ts';
import { useSelection, type Selection } from './useSelection.ts';

const rowsAtFirst = 25;

interface ClientsPanelProps {
  employee: { id: string; name: string; load: number; beside: string; isActive: boolean };
  /** The path of a client's profile. */
  clientPath: (id: string) => string;
  /** Called after clients changed hands, so that the record's load is read again. */
  onChanged: () => void;
}

/** The clients of an advisor: taken away or given to another in bulk, more assigned. */
export function ClientsPanel({ employee, clientPath, onChanged }: ClientsPanelProps) {
  const [rows, setRows] = useState(rowsAtFirst);
  const [all, setAll] = useState(false);
  const [assigning, setAssigning] = useState(false);
  const selection = useSelection();
  const queries = useQueryClient();
  const clients = useQuery({ ...clientsOf(employee.id, rows, all), placeholderData: (before) => before });
  const changed = () => {
    selection.clear();
    for (const queryKey of Object.values(advisorKeys)) void queries.invalidateQueries({ queryKey });
    onChanged();
  };
  const { data } = clients;
  return (
    <Card component="section" aria-labelledby="clients-of-employee">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: '12px 16px', borderBottom: '1px solid var(--border)' }}>
        <Box component="h2" id="clients-of-employee" sx={{ flex: 1, fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold' }}>
          {messages.title}
        </Box>
        <Segmented
          label={messages.which}
          value={all ? 'all' : 'active'}
          onChange={(next) => {
            selection.clear();
            setAll(next === 'all');
          }}
          choices={[
            { id: 'active', name: `${messages.inProgress} ${formatNumber(employee.load)}` },
            { id: 'all', name: messages.all },
          ]}
        />
        {employee.isActive && (
          <Button variant="outlined" size="small" startIcon={<Add />} onClick={() => setAssigning(true)}>
            {messages.assign}
          </Button>
        )}
      </Box>
      {selection.ids.length > 0 && <BulkBar advisorId={employee.id} chosen={data?.rows.filter(({ id }) => selection.has(id)) ?? []} onChanged={changed} />}
      {clients.isPending && (
        <Loading label={messages.loading}>
          <RowsSkeleton rows={5} />
        </Loading>
      )}
      {clients.isError && !data && (
        <ErrorState title={messages.failed} onRetry={() => void clients.refetch()}>
          {sentenceOf(clients.error)}
        </ErrorState>
      )}
      {data?.rows.length === 0 && (
        <EmptyState icon={<People />} title={all ? messages.none : messages.noneInProgress}>
          {all ? messages.noneText : messages.noneInProgressText}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', px: 2, borderBottom: '1px solid var(--border-soft)', background: 'var(--surface-2)' }}>
            <Checkbox
              size="small"
              slotProps={{ input: { 'aria-label': messages.selectAll } }}
              checked={data.rows.every((client) => selection.has(client.id))}
              onChange={() => selection.toggleAll(data.rows.map((client) => client.id))}
            />
            <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>{messages.more(data.rows.length, data.total)}</Box>
          </Box>
          <ul>
            {data.rows.map((client) => (
              <ClientRow key={client.id} client={client} href={clientPath(client.id)} selection={selection} />
            ))}
          </ul>
          {data.total > data.rows.length && (
            <Button onClick={() => setRows(rows + 100)} sx={{ m: 2 }}>
              {messages.showMore}
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
        slotProps={{ input: { 'aria-label': messages.select(client.name) } }}
        checked={selection.has(client.id)}
        onChange={() => selection.toggle(client.id)}
      />
      <Link component={RouterLink} to={href} sx={{ flex: 1, minWidth: 0, fontWeight: 'fontWeightMedium' }}>
        {client.name}
      </Link>
      {client.status !== 'active' && <StatusChip tone={userStatusTones[client.status]} label={userStatusLabels[client.status]} />}
    </Box>
  );
}

interface BulkBarProps {
  advisorId: string;
  chosen: readonly User[];
  onChanged: () => void;
}

function BulkBar({ advisorId, chosen, onChanged }: BulkBarProps) {
  const employees = useQuery(activeAdvisors);
  const beside = useBeside();
  const { ask, question } = useQuestion();
  const clients = chosen.map(({ id }) => id);
  const assignTo = (to: string, ids: readonly string[]) =>
    doneOf(ids, 'clients', api.PATCH('/employees/update/{id}', { params: { path: { id: to } }, body: { userId: to, clients: [...ids] } }));
  const onError = (error: Error) => toast.error(reasonOf(error));
  const remove = useMutation({
    mutationFn: () => doneOf(clients, 'clients', api.PATCH('/employees/remove-clients/{id}', { params: { path: { id: advisorId } }, body: { clients } })),
    onSuccess: (done) => {
      toast.success(toldAbout(done).done ?? '');
      onChanged();
    },
    onError,
  });
  const give = useMutation({
    mutationFn: (to: string) => assignTo(to, clients),
    onSuccess: (done, to) => {
      toastDone(messages.given(done.length, employees.data?.find(({ id }) => id === to)?.name ?? ''), async () => {
        await assignTo(advisorId, done);
        onChanged();
      });
      onChanged();
    },
    onError,
  });
  /** The sentences about removing these; of one they give the name. */
  const toldAbout = (ids: readonly string[]) =>
    toldOf(sentencesFor(removeClientsAct), ids.length, { record: chosen.find(({ id }) => id === ids[0])?.name ?? '' });
  const told = toldAbout(clients);
  /** Leaving clients without an advisor asks first, by their names. */
  const askToRemove = async () => {
    const names = chosen.length > 1 ? { names: chosen.map(({ name }) => name) } : {};
    if (await ask({ title: told.ask ?? messages.remove, follows: told.follows, ...names, label: messages.remove })) remove.mutate();
  };
  const busy = remove.isPending || give.isPending;
  const choices = (employees.data ?? [])
    .filter(({ id }) => id !== advisorId)
    .map((other) => ({ id: other.id, name: messages.withLoad(other.name, beside(other)) }));
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
        {messages.selected(clients.length)}
      </Box>
      <Box sx={{ width: 220 }}>
        <SelectField label={messages.giveTo} value="" placeholder={messages.giveToWhom} choices={choices} disabled={busy} onChange={(to) => give.mutate(to)} />
      </Box>
      <Button variant="outlined" disabled={busy} onClick={() => void askToRemove()}>
        {messages.remove}
      </Button>
      {question}
    </Box>
  );
}
