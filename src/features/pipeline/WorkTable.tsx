import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Group from '@mui/icons-material/GroupOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { DashboardCounts, DashboardListing } from '../../../generated/api.ts';
import { noteStatusValues, noteStatusWords, stepInProcessValues, stepInProcessWords } from '../../../generated/enums.ts';
import { messageOf } from '../../api/problem.ts';
import { useArea, useAreaPath } from '../area/area.ts';
import { usePollEvery } from '../live/live.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { formatDay, formatNumber } from '../ui/format.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { Loading, RowsSkeleton } from '../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { messages as words } from './messages.ts';
import { countsQuery, pageSize, tableQuery, useCell, views, type View } from './queries.ts';

const pollMs = 30_000;

const Table = styled('table')({
  width: '100%',
  minWidth: 920,
  borderCollapse: 'collapse',
  fontSize: 'var(--fs-dense)',
  '& th': { textAlign: 'left', fontSize: 'var(--fs-small)', fontWeight: 'var(--w-medium)', color: 'var(--text-2)', background: 'var(--surface-2)', height: 36 },
  '& td': { height: 40, borderTop: '1px solid var(--border-soft)' },
  '& th, & td': { padding: '0 10px', whiteSpace: 'nowrap' },
  '& .n': { textAlign: 'right' },
  '@media (pointer: coarse)': { '& td': { height: 48 } },
});

/** A control that looks like its value until it is pointed at. */
const inPlace = {
  font: 'inherit',
  color: 'inherit',
  height: 30,
  margin: '0 -7px',
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: 'var(--r-sm)',
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--border-strong)' },
  '&:focus-visible': { borderColor: 'var(--accent)' },
} as const;
const Choice = styled('select')({ ...inPlace, '& option': { color: 'var(--text)', background: 'var(--surface)' } });
const DateInput = styled('input')({ ...inPlace, width: 124 });

const countOf: Readonly<Record<View, (counts: DashboardCounts) => number>> = {
  all: (counts) => counts.all,
  due: (counts) => counts.re_engage_due,
  waiting: (counts) => counts.waiting_on_client,
  closing: (counts) => counts.closing,
};

/** One line for each client: step, note status and re-engage date are changed in place, saved at once, and can be undone. */
export function WorkTable() {
  const { role } = useArea();
  const [params, setParams] = useSearchParams();
  const view = views.find((name) => name === params.get('view')) ?? 'all';
  const page = Math.max(0, Number(params.get('page') ?? 0) || 0);
  const poll = usePollEvery(pollMs);
  const query = useQuery({ ...tableQuery(view, page), refetchInterval: poll, placeholderData: keepPreviousData });
  const counts = useQuery({ ...countsQuery, refetchInterval: poll });
  const show = (next: View, nextPage = 0) =>
    setParams({ ...(next === 'all' ? {} : { view: next }), ...(nextPage > 0 ? { page: String(nextPage) } : {}) }, { preventScrollReset: true });
  const rows = query.data?.rows ?? [];
  const total = query.data?.total ?? 0;
  const choices = views.map((id) => ({ id, name: counts.data ? `${words.view[id]} ${formatNumber(countOf[id](counts.data))}` : words.view[id] }));
  return (
    <section aria-label={role === 'admin' ? words.tableAll : words.table}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <Typography variant="h4" component="h2">
          {role === 'admin' ? words.tableAll : words.table}
        </Typography>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <Segmented label={words.views} value={view} onChange={(next) => show(next)} choices={choices} />
        </Box>
      </Box>
      <Card sx={{ overflowX: 'auto' }}>
        {query.isPending && (
          <Loading label={words.loading}>
            <RowsSkeleton />
          </Loading>
        )}
        {query.isError && !query.data && (
          <ErrorState title={words.tableFailed} onRetry={() => void query.refetch()}>
            {messageOf(query.error)}
          </ErrorState>
        )}
        {query.isSuccess && rows.length === 0 && (
          <EmptyState icon={<Group />} title={words.none}>
            {words.noneHint}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <Table>
            <thead>
              <tr>
                <th scope="col">{words.client}</th>
                <th scope="col">{words.package}</th>
                <th scope="col">{words.step}</th>
                <th scope="col">{words.note}</th>
                <th scope="col" aria-sort="ascending">
                  {words.reEngage}
                </th>
                <th scope="col">{words.lastContact}</th>
                <th scope="col" className="n">
                  {words.links}
                </th>
                <th scope="col" className="n">
                  {words.toDecide}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </Table>
        )}
      </Card>
      {total > pageSize && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, mt: 2, color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
          {words.page(page * pageSize + 1, page * pageSize + rows.length, formatNumber(total))}
          <IconButton aria-label={words.previous} disabled={page === 0} onClick={() => show(view, page - 1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton aria-label={words.next} disabled={(page + 1) * pageSize >= total} onClick={() => show(view, page + 1)}>
            <ChevronRight />
          </IconButton>
        </Box>
      )}
    </section>
  );
}

function Row({ row }: { row: DashboardListing }) {
  const to = useAreaPath();
  const { change } = useCell();
  const { id, client_name: name } = row;
  const step = (value: string) => {
    const next = stepInProcessValues.find((each) => each === value);
    if (next)
      change({
        id,
        to: { field: 'step', value: next },
        back: { field: 'step', value: row.step_in_process },
        said: words.moved(name, stepInProcessWords[next]),
      });
  };
  const note = (value: string) => {
    const next = noteStatusValues.find((each) => each === value);
    if (next)
      change({ id, to: { field: 'note', value: next }, back: { field: 'note', value: row.note_status }, said: words.moved(name, noteStatusWords[next]) });
  };
  const date = (value: string | null) => {
    if (value === row.date_to_re_engage) return;
    const said = words.moved(name, value === null ? words.reEngage : formatDay(value));
    change({ id, to: { field: 'date', value }, back: { field: 'date', value: row.date_to_re_engage }, said });
  };
  return (
    <tr>
      <td>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Avatar name={name} size="sm" />
          <RouterLink to={to(`/client-profiles/${row.user_id}`)}>{name}</RouterLink>
        </Box>
      </td>
      <td>{row.package_name}</td>
      <td>
        <Choice aria-label={words.stepOf(name)} value={row.step_in_process} onChange={(event) => step(event.target.value)}>
          {stepInProcessValues.map((value) => (
            <option key={value} value={value}>
              {stepInProcessWords[value]}
            </option>
          ))}
        </Choice>
      </td>
      <td>
        <Choice aria-label={words.noteOf(name)} value={row.note_status} onChange={(event) => note(event.target.value)}>
          {noteStatusValues.map((value) => (
            <option key={value} value={value}>
              {noteStatusWords[value]}
            </option>
          ))}
        </Choice>
      </td>
      <td>
        <Box component="span" sx={{ color: row.re_engage === 'overdue' ? 'var(--error)' : row.re_engage === 'today' ? 'var(--turn-ink)' : undefined }}>
          <DateInput
            key={row.date_to_re_engage}
            type="date"
            aria-label={words.dateOf(name)}
            defaultValue={row.date_to_re_engage ?? ''}
            onBlur={(event) => date(event.target.value === '' ? null : event.target.value)}
          />
          {row.re_engage === 'overdue' && ` ${words.overdue}`}
          {row.re_engage === 'today' && ` ${words.today}`}
        </Box>
      </td>
      <td>{row.date_of_last_contact ? formatDay(row.date_of_last_contact) : '–'}</td>
      <td className="n num">{formatNumber(row.links)}</td>
      <td className="n num">{formatNumber(row.to_decide)}</td>
    </tr>
  );
}
