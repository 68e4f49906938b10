import { said } from '../pipeline/said.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import type { DashboardListing, User } from '../../../generated/api.ts';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import { guestDecisionLabels, noteStatusValues, noteStatusLabels, reEngageLabels, stepInProcessValues, stepInProcessLabels } from '../../../generated/enums.ts';
import * as roles from '../../../generated/roles.ts';
import { api, dataOf } from '../../api/client.ts';
import { guestMessages } from '../../features/guests/messages.ts';
import { guestsQuery } from '../../features/guests/queries.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { useArea } from '../../kit/area/area.ts';
import { rowOf, useCell } from '../pipeline/queries.ts';
import { FailedLine } from '../../../engine/web/Answered.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { ReferenceView } from '../../../engine/console/fields/ReferenceView.tsx';
import { messages as clientMessages } from './messages.ts';
import { packagesQuery } from './queries.ts';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  '& > div': { minWidth: 0, padding: '10px 14px', borderLeft: '1px solid var(--border-soft)', marginLeft: -1 },
  '& dt, & label': { display: 'block', fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'var(--text-3)', marginBottom: 2 },
  '& dd': { minHeight: 30, display: 'flex', alignItems: 'center', gap: 4, overflowWrap: 'anywhere' },
  '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** A control that looks like its value until it is pointed at. */
const inPlace = {
  font: 'inherit',
  color: 'inherit',
  height: 30,
  minWidth: 0,
  maxWidth: '100%',
  margin: '0 -7px',
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: 'var(--r-sm)',
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--border-strong)' },
  '&:focus-visible': { borderColor: 'var(--accent)' },
  '@media (pointer: coarse)': { height: 40 },
} as const;
const Choice = styled('select')({ ...inPlace, '& option': { color: 'var(--text)', background: 'var(--surface)' } });
const DateInput = styled('input')(inPlace);

/** The client's status: package, advisor, and the step, note and dates of the work table, each edited in place. */
export function ClientFacts({ client, withStep = true }: { client: User; withStep?: boolean }) {
  const { role } = useArea();
  const row = useQuery(rowOf(client.id));
  const packages = useQuery(packagesQuery);
  const [guest] = useQuery(guestsQuery(client.id)).data ?? [];
  const bought = packages.data?.find((each) => each.id === client.package_id);
  return (
    <Card component="section" aria-label={clientMessages.about} sx={{ mb: 4, overflow: 'hidden' }}>
      <Facts>
        <Fact label={clientMessages.package}>
          {client.package_id && packages.isError && !packages.data ? (
            <FailedLine onRetry={() => void packages.refetch()}>{clientMessages.packageFailed}</FailedLine>
          ) : client.package_id ? (
            (bought?.name ?? <Skeleton width={96} height={14} />)
          ) : (
            clientMessages.noPackage
          )}
        </Fact>
        <Fact label={clientMessages.advisor}>
          {client.advisor_id ? <ReferenceView reference="employees" id={client.advisor_id} plain={role !== roles.admin} /> : clientMessages.noAdvisor}
        </Fact>
        {guest && (
          <Fact label={guestMessages.fact}>
            <div>
              {guest.first_name} {guest.last_name}
              <Box sx={{ color: 'text.secondary', fontSize: 'var(--fs-small)' }}>
                {guest.status === 'invited' && `${guestMessages.notYet} `}
                {guest.decides.length > 0
                  ? guestMessages.mayAlone(guest.decides.map((each) => inSentence(guestDecisionLabels[each])).join(', '))
                  : guestMessages.onlyLooks}
              </Box>
            </div>
          </Fact>
        )}
        {row.isPending &&
          [...(withStep ? [clientMessages.step] : []), clientMessages.note, clientMessages.reEngage, clientMessages.lastContact].map((label) => (
            <Waiting key={label} label={label} />
          ))}
        {row.isError && row.data === undefined && (
          <Fact label={clientMessages.step}>
            <FailedLine onRetry={() => void row.refetch()}>{clientMessages.factsFailed}</FailedLine>
          </Fact>
        )}
        {row.data && <Work row={row.data} withStep={withStep} />}
        {row.data === null && <Fact label={clientMessages.step}>{clientMessages.notOnTable}</Fact>}
      </Facts>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Fact label={label}>
      <Skeleton width={88} height={14} />
    </Fact>
  );
}

/** The step of the work table, chosen in place. @param props `label` where nothing beside it says what it is */
export function StepChoice({ id, row, label }: { id?: string; row: DashboardListing; label?: string }) {
  const { change } = useCell();
  const step = (value: string) => {
    const next = stepInProcessValues.find((each) => each === value);
    if (!next) return;
    change({ id: row.id, to: { field: 'step', value: next }, back: { field: 'step', value: row.step_in_process }, said: said.step(row.client_name, next) });
  };
  return (
    <Choice id={id} aria-label={label} value={row.step_in_process} onChange={(event) => step(event.target.value)}>
      {stepInProcessValues.map((value) => (
        <option key={value} value={value}>
          {stepInProcessLabels[value]}
        </option>
      ))}
    </Choice>
  );
}

/** The client's line of the work table. */
function Work({ row, withStep }: { row: DashboardListing; withStep: boolean }) {
  const { id, client_name: name } = row;
  const { change } = useCell();
  const ids = useId();
  const note = (value: string) => {
    const next = noteStatusValues.find((each) => each === value);
    if (!next) return;
    change({
      id,
      to: { field: 'note', value: next },
      back: { field: 'note', value: row.note_status },
      said: said.note(name, next),
    });
  };
  const date = (value: string | null) => {
    if (value === row.date_to_re_engage) return;
    change({ id, to: { field: 'date', value }, back: { field: 'date', value: row.date_to_re_engage }, said: said.date(name, value) });
  };
  const tone = row.re_engage === 'overdue' ? 'var(--error)' : row.re_engage === 'today' ? 'var(--turn-ink)' : undefined;
  return (
    <>
      {withStep && (
        <Named label={clientMessages.step} id={`${ids}-step`}>
          <StepChoice id={`${ids}-step`} row={row} />
        </Named>
      )}
      <Named label={clientMessages.note} id={`${ids}-note`}>
        <Choice id={`${ids}-note`} value={row.note_status} onChange={(event) => note(event.target.value)}>
          {noteStatusValues.map((value) => (
            <option key={value} value={value}>
              {noteStatusLabels[value]}
            </option>
          ))}
        </Choice>
      </Named>
      <Named label={clientMessages.reEngage} id={`${ids}-date`}>
        <Box component="span" sx={{ color: tone, display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
          <DateInput
            key={row.date_to_re_engage}
            id={`${ids}-date`}
            type="date"
            defaultValue={row.date_to_re_engage ?? ''}
            onBlur={(event) => date(event.target.value === '' ? null : event.target.value)}
          />
          {tone && (
            <Box component="span" sx={{ ml: 2 }}>
              {reEngageLabels[row.re_engage]}
            </Box>
          )}
        </Box>
      </Named>
      <LastContact clientId={row.user_id} day={row.date_of_last_contact} id={`${ids}-contact`} />
    </>
  );
}

function Named({ label, id, aside, children }: { label: string; id: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Today in the reader's own calendar, YYYY-MM-DD. */
function localToday(): string {
  const now = new Date();
  return [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-');
}

/** The day staff last spoke to the client; one press sets today. */
function LastContact({ clientId, day, id }: { clientId: string; day: string | null; id: string }) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (date_of_last_contact: string | null) =>
      dataOf(api.PATCH('/customer-trackers/last-contact-date/{id}', { params: { path: { id: clientId } }, body: { date_of_last_contact } })),
    onSuccess: () => toast.success(clientMessages.contactSaved),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => Promise.all(([['/dashboard-listings/all'], ['/customer-trackers']] as const).map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  const today = localToday();
  const set = (value: string | null) => {
    if (value !== day) save.mutate(value);
  };
  return (
    <Named
      label={clientMessages.lastContact}
      id={id}
      aside={
        day !== today && (
          <Link component="button" type="button" disabled={save.isPending} onClick={() => set(today)} sx={{ font: 'inherit', minHeight: 24, my: '-3px' }}>
            {clientMessages.contactToday}
          </Link>
        )
      }
    >
      <DateInput key={day} id={id} type="date" max={today} defaultValue={day ?? ''} onBlur={(event) => set(event.target.value || null)} />
    </Named>
  );
}
