import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import People from '@mui/icons-material/PeopleAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { movedBy } from '../../../domain/hand-over.ts';
import type { Employee, HandOverQuote } from '../../../generated/api.ts';
import { handOverClientsForm } from '../../../generated/forms.ts';
import { handOverClientsLimits } from '../../../generated/limits.ts';
import { api, dataOf } from '../../api/client.ts';
import { ToList } from '../../../engine/console/record/ToList.tsx';
import { PageFailed } from '../../../engine/web/PageFailed.tsx';
import { isNotThere } from '../../../engine/web/problem.ts';
import { apiQuery } from '../../api/query.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { roleLabels } from '../../../generated/enums.ts';
import { ClientTable } from '../hand-over/ClientTable.tsx';
import { Counts } from '../hand-over/Counts.tsx';
import { messages } from '../hand-over/messages.ts';
import { levelled, placeable, proposed, type Placement } from '../hand-over/placement.ts';
import { quoteQuery, undoHandOver } from '../hand-over/queries.ts';
import { Receivers } from '../hand-over/Receivers.tsx';
import { Summary } from '../hand-over/Summary.tsx';
import { UndoNote } from '../hand-over/UndoNote.tsx';
import { PageHeader } from '../PageHeader.tsx';

/** Hands over an advisor's clients: shows the clients, the receiving advisors and the consequences before it happens. */
export default function HandOverPage() {
  const { id = '' } = useParams();
  const to = useAreaPath();
  const employee = useQuery(apiQuery<Employee>(['/employees/{id}', id], (signal) => api.GET('/employees/{id}', { params: { path: { id } }, signal })));
  const quote = useQuery({ ...quoteQuery(id), staleTime: 0 });
  const home = to(`/employees/${id}`);
  const error = employee.error ?? quote.error;
  const { data: person } = employee;
  const { data: quoted } = quote;
  return (
    <>
      {(person !== undefined || !isNotThere(error)) && (
        <Button component={RouterLink} to={home} size="small" startIcon={<ArrowBack />} sx={{ ml: -2, mb: 1 }}>
          {person?.name ?? roleLabels.employee}
        </Button>
      )}
      {person && (
        <PageHeader
          title={quoted?.clients === 0 ? messages.titleDone(person.name) : messages.title(person.name)}
          aside={`${person.load} of ${person.capacity}`}
        />
      )}
      {!person && !error && <PageHeader title={messages.title()} waits />}
      {person && <UndoNote advisorId={id} />}
      {person && quoted && quoted.clients > 0 && <HandOverForm key={quoted.clients} employee={person} quote={quoted} home={home} />}
      {person && quoted?.clients === 0 && (
        <Card>
          <EmptyState icon={<People />} title={messages.nothing(person.name)}>
            {messages.nothingText}
          </EmptyState>
        </Card>
      )}
      {!(person && quoted) && (
        <Card>
          {error ? (
            <PageFailed
              error={error}
              what={roleLabels.employee}
              failed={messages.failed}
              action={<ToList segment="employees" />}
              onRetry={() => void Promise.all([employee.refetch(), quote.refetch()])}
            />
          ) : (
            <Box sx={{ p: 5 }}>
              <Loading label={messages.loading}>
                <TextSkeleton rows={7} />
              </Loading>
            </Box>
          )}
        </Card>
      )}
    </>
  );
}

function HandOverForm({ employee, quote, home }: { employee: Employee; quote: HandOverQuote; home: string }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>(() => proposed(quote.advisors));
  const [placed, setPlaced] = useState<Placement>(() => levelled(quote, chosen));
  const clients = Object.entries(placed).map(([client_id, advisor_id]) => ({ client_id, advisor_id }));
  const receivers = new Set(Object.values(placed)).size;
  const form = useOperationForm({
    fields: handOverClientsForm,
    validate: async () => (await import('../../../generated/validators/handOverClients.js')).handOverClientsBody,
    initial: { suspend: false, reason: '' },
    focusFirst: true,
    body: ({ suspend, reason }) => ({ clients, suspend, ...(reason.trim() ? { reason: reason.trim() } : {}) }),
    submit: async (body) => {
      const { id, count } = await dataOf(api.POST('/employees/{id}/hand-over', { params: { path: { id: employee.id } }, body }));
      toast.success(messages.done(count, receivers), { duration: 10_000, action: { label: messages.undo, onClick: () => void undoHandOver(id, queries) } });
      void queries.invalidateQueries();
      void navigate(home);
    },
  });
  const { suspend, reason } = form.values;
  const place = (client: string, advisor: string | undefined) => {
    const { [client]: _before, ...others } = placed;
    setPlaced(advisor ? { ...others, [client]: advisor } : others);
    if (advisor && !chosen.includes(advisor)) setChosen([...chosen, advisor]);
  };
  return (
    <Box component="form" noValidate onSubmit={(event: FormEvent) => void form.onSubmit(event)}>
      <Counts quote={quote} name={employee.name} />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 300px', gap: 4, '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } }}
      >
        <div>
          <Receivers
            {...{ quote, chosen, placed }}
            name={employee.name}
            onChoose={(next) => {
              setChosen(next);
              setPlaced(levelled(quote, next));
            }}
            onStep={(advisor, step) => setPlaced(movedBy(step, advisor, placeable(quote.rows), placed))}
          />
          <ClientTable {...{ quote, placed }} nobody={suspend ? messages.nobody : messages.stays(employee.name)} onPlace={place} />
        </div>
        <Summary
          name={employee.name}
          placed={clients.length}
          receivers={receivers}
          unplaced={quote.rows.length - clients.length}
          about={quote.complaints_about}
          suspend={suspend}
          onSuspend={(next) => form.set('suspend', next)}
          reason={
            <TextField
              {...form.field('reason')}
              multiline
              minRows={2}
              maxLength={handOverClientsLimits.reason}
              value={reason}
              onChange={({ target }) => form.set('reason', target.value)}
            />
          }
          problem={form.problem}
          busy={form.busy}
          cancel={home}
        />
      </Box>
    </Box>
  );
}
