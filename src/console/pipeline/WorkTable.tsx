import Download from '@mui/icons-material/FileDownloadOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import SearchOff from '@mui/icons-material/SearchOffRounded';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { DashboardCounts } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import { api, dataOf } from '../../api/client.ts';
import { useArea, useAreaPath } from '../../kit/area/area.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { saveFrom } from '../../kit/files/open.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { Answered } from '../../../engine/web/Answered.tsx';
import { formatNumber } from '../../../engine/web/format.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { totalText } from '../../../engine/console/list/total.ts';
import { EmptyState } from '../../../engine/web/states.tsx';
import { ClientSearch } from './ClientSearch.tsx';
import { messages } from './messages.ts';
import { countsQuery, filterOfWish, pageSize, tableQuery, usualView, views, type View, type Wish } from './queries.ts';
import { nextOrder, useWish } from './wish.ts';
import { WorkPages } from './WorkPages.tsx';
import { WorkRows, WorkRowsSkeleton } from './WorkRows.tsx';

const pollMs = 30_000;
const WorkBoard = lazyScreen(() => import('./WorkBoard.tsx'));

const countOf: Readonly<Record<View, (counts: DashboardCounts) => number>> = {
  active: (counts) => counts.in_progress,
  all: (counts) => counts.all,
  due: (counts) => counts.re_engage_due,
  waiting: (counts) => counts.waiting_on_client,
  closing: (counts) => counts.closing,
  decide: (counts) => counts.to_decide,
  asked: (counts) => counts.waiting_on_us,
};

/** Cars are counted up to a limit; clients all. */
const countText = (view: View, counts: DashboardCounts): string => (view === 'decide' || view === 'asked' ? totalText : formatNumber)(countOf[view](counts));

const tableId = 'work-table';

/** Brings the table into sight, for figures that open its views. */
export const showTable = (): void => document.getElementById(tableId)?.scrollIntoView({ block: 'start' });

/** One row for each client, or the same by step on a board: in-place changes are saved at once and can be undone. */
export function WorkTable() {
  const { role } = useArea();
  const { wish, page, shape, change } = useWish();
  const { view } = wish;
  const counts = useQuery({ ...countsQuery(wish.advisor), refetchInterval: usePollEvery(pollMs) });
  // The last two are no segments of their own until one of them was asked for from the figures above.
  const offered = views.filter((id) => id === view || (id !== 'decide' && id !== 'asked'));
  const choices = offered.map((id) => ({ id, name: counts.data ? `${messages.view[id]} ${countText(id, counts.data)}` : messages.view[id] }));
  const title = role === roles.admin ? messages.tableAll : messages.table;
  const showAll = () => change({ view: 'all', q: undefined });
  return (
    <section id={tableId} aria-label={title} style={{ scrollMarginTop: 72 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto', order: { xs: 1, md: 0 } }}>
          <Segmented label={messages.views} value={view} onChange={(next) => change({ view: next === usualView ? undefined : next })} choices={choices} />
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2, flex: { xs: '1 1 200px', md: 'none' }, justifyContent: 'flex-end' }}>
          <ClientSearch value={wish.name} onSearch={(q) => change({ q })} />
          <Segmented
            label={messages.shape}
            value={shape}
            onChange={(next) => change({ as: next === 'board' ? next : undefined })}
            choices={[
              { id: 'table', name: messages.asTable, icon: <TableRows /> },
              { id: 'board', name: messages.asBoard, icon: <ViewKanban /> },
            ]}
          />
          <ExportButton wish={wish} />
        </Box>
      </Box>
      {shape === 'board' ? (
        <Suspense
          fallback={
            <Card>
              <Loading label={messages.loadingTable}>
                <WorkRowsSkeleton />
              </Loading>
            </Card>
          }
        >
          <WorkBoard wish={wish} empty={<NoClients wish={wish} onShowAll={showAll} />} />
        </Suspense>
      ) : (
        <Rows
          wish={wish}
          page={page}
          onSort={(sort) => change({ sort })}
          onPage={(next) => change({ page: next > 0 ? String(next) : undefined })}
          onShowAll={showAll}
        />
      )}
    </section>
  );
}

interface RowsProps {
  wish: Wish;
  page: number;
  onSort: (sort: string | undefined) => void;
  onPage: (page: number) => void;
  onShowAll: () => void;
}

function Rows({ wish, page, onSort, onPage, onShowAll }: RowsProps) {
  const query = useQuery({ ...tableQuery(wish, page), refetchInterval: usePollEvery(pollMs), placeholderData: keepPreviousData });
  const { rows = [], total = 0 } = query.data ?? {};
  return (
    <>
      <Card sx={{ overflowX: 'auto', opacity: query.isPlaceholderData ? 0.6 : 1 }}>
        <Answered query={query} loading={messages.loadingTable} skeleton={<WorkRowsSkeleton />} failed={messages.tableFailed}>
          {() =>
            rows.length === 0 && page === 0 ? (
              <NoClients wish={wish} onShowAll={onShowAll} />
            ) : (
              <WorkRows rows={rows} order={wish.order} onSort={(field) => onSort(nextOrder(field, wish.order))} />
            )
          }
        </Answered>
      </Card>
      {(total > pageSize || page > 0) && <WorkPages page={page} shown={rows.length} total={total} onPage={onPage} />}
    </>
  );
}

/** Empty: because of the search, or because there are no clients yet. */
function NoClients({ wish, onShowAll }: { wish: Wish; onShowAll: () => void }) {
  const to = useAreaPath();
  if (wish.view !== 'all' || wish.name !== '')
    return (
      <EmptyState
        icon={<SearchOff />}
        title={messages.noneHere}
        action={
          <Button variant="outlined" onClick={onShowAll}>
            {messages.showAllClients}
          </Button>
        }
      >
        {messages.noneHereHint}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Group />}
      title={messages.none}
      action={
        <Button component={RouterLink} to={to('/new-requests')} variant="outlined">
          {messages.toRequests}
        </Button>
      }
    >
      {messages.noneHint}
    </EmptyState>
  );
}

/** The resource's name in the contract. */
const resource = 'dashboard-listings';

/** Saves all that the table shows, every page of it. */
function ExportButton({ wish }: { wish: Wish }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const query = { filter: filterOfWish(wish), ...(wish.order ? { sort: [...wish.order] } : {}) };
    await saveFrom(dataOf(api.GET('/exports/{resource}', { params: { path: { resource }, query } })));
    setBusy(false);
  };
  return (
    <IconButton aria-label={messages.exportCsv} title={messages.exportCsv} disabled={busy} onClick={() => void save()}>
      <Download />
    </IconButton>
  );
}
