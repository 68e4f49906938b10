import Group from '@mui/icons-material/GroupOutlined';
import SearchOff from '@mui/icons-material/SearchOffRounded';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { ResourceContextProvider, useListContext, type SortPayload } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { ExportButton } from '../../../engine/console/list/ExportButton.tsx';
import { FilterBar } from '../../../engine/console/list/FilterBar.tsx';
import { ListBody } from '../../../engine/console/list/ListBody.tsx';
import { RowPartsProvider, usePlaced } from '../../../engine/console/list/placed.ts';
import { PlacedList } from '../../../engine/console/list/PlacedList.tsx';
import { ViewTabs } from '../../../engine/console/list/ViewTabs.tsx';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import { RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../engine/web/states.tsx';
import * as roles from '../../../generated/roles.ts';
import { useArea, useAreaPath } from '../../kit/area/area.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { useOwnAdvisor } from './advisor.ts';
import { rowParts } from './cells.tsx';
import { messages } from './messages.ts';
import { boardSize, countsQuery, ofAdvisor, segment } from './queries.ts';
import { tableId } from './table.ts';
import { usualView, viewsWith } from './views.ts';

const pollMs = 30_000;
const WorkBoard = lazyScreen(() => import('./WorkBoard.tsx'));

/** Due and overdue dates come first. */
const usualSort: SortPayload = { field: 'date_to_re_engage', order: 'ASC' };

/** One row for each client, or the same by step on a board: in-place changes are saved at once and can be undone. */
export default function WorkTable() {
  const { role } = useArea();
  const title = role === roles.admin ? messages.tableAll : messages.table;
  return (
    <section id={tableId} aria-label={title} style={{ scrollMarginTop: 72 }}>
      <ResourceContextProvider value={segment}>
        <Suspense fallback={<RowsSkeleton rows={8} />}>
          <Table title={title} />
        </Suspense>
      </ResourceContextProvider>
    </section>
  );
}

function Table({ title }: { title: string }) {
  const advisor = useOwnAdvisor();
  const every = usePollEvery(pollMs);
  const [params, setParams] = useSearchParams();
  const isBoard = params.get('as') === 'board';
  const { data: counts } = useQuery({ ...countsQuery(advisor), refetchInterval: every });
  const views = useMemo(() => viewsWith(counts), [counts]);
  const always = useMemo(() => ofAdvisor(advisor), [advisor]);
  const shape = (
    <Segmented
      label={messages.shape}
      value={isBoard ? 'board' : 'table'}
      onChange={(next) =>
        setParams(
          (before) => {
            const changed = new URLSearchParams(before);
            if (next === 'board') changed.set('as', next);
            else changed.delete('as');
            return changed;
          },
          { preventScrollReset: true },
        )
      }
      choices={[
        { id: 'table', name: messages.asTable, icon: <TableRows /> },
        { id: 'board', name: messages.asBoard, icon: <ViewKanban /> },
      ]}
    />
  );
  return (
    <PlacedList always={always} views={views} usual={usualView} sort={usualSort} most={isBoard ? boardSize : undefined} every={every}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', mb: 2 }}>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        <ViewTabs />
      </Box>
      <FilterBar
        search={messages.search}
        more={
          <>
            {shape}
            <ExportButton small />
          </>
        }
      />
      {isBoard ? (
        <Suspense>
          <WorkBoard empty={<NoClients />} />
        </Suspense>
      ) : (
        <RowPartsProvider value={rowParts}>
          <Card sx={{ overflow: 'visible' }}>
            <ListBody name={messages.clients} empty={<NoClients />} />
          </Card>
        </RowPartsProvider>
      )}
    </PlacedList>
  );
}

/** Empty: because of the view or the filter, or because there are no clients yet. */
function NoClients() {
  const to = useAreaPath();
  const { filterValues } = useListContext();
  const placed = usePlaced();
  if (placed && Object.keys(placed.filter).length > 0)
    return (
      <EmptyState
        icon={<SearchOff />}
        title={messages.noneHere}
        action={
          <Button variant="outlined" onClick={() => placed.choose('all')}>
            {messages.showAllClients}
          </Button>
        }
      >
        {Object.keys(filterValues).length > 0 ? messages.noneFit : messages.noneHereHint}
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
