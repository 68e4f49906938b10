import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Group from '@mui/icons-material/GroupOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { DashboardCounts } from '../../../generated/api.ts';
import { sentenceOf } from '../../api/problem.ts';
import { useArea } from '../area/area.ts';
import { usePollEvery } from '../live/live.ts';
import { formatNumber } from '../ui/format.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { Loading, RowsSkeleton } from '../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { messages as words } from './messages.ts';
import { WorkTableRow } from './WorkTableRow.tsx';
import { countsQuery, pageSize, tableQuery, views, type View } from './queries.ts';

const pollMs = 30_000;

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--fs-dense)',
  '& th': { textAlign: 'left', fontSize: 'var(--fs-small)', fontWeight: 'var(--w-medium)', color: 'var(--text-2)', background: 'var(--surface-2)', height: 36 },
  '& td': { height: 40, borderTop: '1px solid var(--border-soft)' },
  '& th, & td': { padding: '0 8px', whiteSpace: 'nowrap', '&:first-of-type': { paddingLeft: 14 }, '&:last-of-type': { paddingRight: 14 } },
  '& .n': { textAlign: 'right' },
  '& .package, & .contact, & .links, & .quiet': { color: 'var(--text-2)' },
  '& .quiet': { color: 'var(--text-3)' },
  '& .name': { color: 'var(--text)', fontWeight: 'var(--w-medium)' },
  '& tbody tr:hover': { background: 'var(--hover)' },
  '@media (pointer: coarse)': { '& td': { height: 48 } },
  '@media (min-width: 901px) and (max-width: 1200px)': { '& .package, & .contact, & .links': { display: 'none' } },
  // On a phone a row becomes two lines: who and when, then what is changed in place.
  '@media (max-width: 900px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: '8px 12px',
      borderTop: '1px solid var(--border-soft)',
      '&:first-of-type': { borderTop: 0 },
    },
    '& tbody td': {
      display: 'block',
      height: 'auto',
      padding: 0,
      border: 0,
      '&:first-of-type': { paddingLeft: 0, alignSelf: 'center' },
      '&:last-of-type': { paddingRight: 0 },
    },
    '& .package, & .contact, & .links, & .decide': { display: 'none !important' },
    '& .step': { gridArea: '2 / 1', paddingLeft: '38px !important' },
    '& .note': { gridArea: '2 / 2', justifySelf: 'end' },
    '& .date': { gridArea: '1 / 2', justifySelf: 'end' },
  },
});

const countOf: Readonly<Record<View, (counts: DashboardCounts) => number>> = {
  all: (counts) => counts.all,
  due: (counts) => counts.re_engage_due,
  waiting: (counts) => counts.waiting_on_client,
  closing: (counts) => counts.closing,
  decide: (counts) => counts.to_decide,
  asked: (counts) => counts.waiting_on_us,
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
  // The last two are no segments of their own until one of them was asked for from the figures above.
  const offered = views.filter((id) => id === view || (id !== 'decide' && id !== 'asked'));
  const choices = offered.map((id) => ({ id, name: counts.data ? `${words.view[id]} ${formatNumber(countOf[id](counts.data))}` : words.view[id] }));
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
            {sentenceOf(query.error)}
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
                <th scope="col" className="package">
                  {words.package}
                </th>
                <th scope="col">{words.step}</th>
                <th scope="col">{words.note}</th>
                <th scope="col" aria-sort="ascending">
                  {words.reEngage}
                </th>
                <th scope="col" className="contact">
                  {words.lastContact}
                </th>
                <th scope="col" className="links n">
                  {words.links}
                </th>
                <th scope="col" className="n">
                  {words.toDecide}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <WorkTableRow key={row.id} row={row} />
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
