import Add from '@mui/icons-material/AddLinkRounded';
import Known from '@mui/icons-material/JoinInnerRounded';
import LinkOff from '@mui/icons-material/LinkOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useRef, type ReactNode } from 'react';
import { ResourceContextProvider, useListContext, type SortPayload } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { Link } from '../../../../generated/api.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import { byCategory } from '../../../features/links/order.ts';
import { usePollEvery } from '../../../kit/live/live.ts';
import { RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../../engine/web/states.tsx';
import { useAct } from '../../../../engine/console/actions/useAct.tsx';
import { useDescriptor, useDescriptorAhead } from '../../../../engine/console/ContractContext.tsx';
import { ExportButton } from '../../../../engine/console/list/ExportButton.tsx';
import { FilterBar } from '../../../../engine/console/list/FilterBar.tsx';
import { ListBody } from '../../../../engine/console/list/ListBody.tsx';
import { usePlaced } from '../../../../engine/console/list/placed.ts';
import { PlacedList } from '../../../../engine/console/list/PlacedList.tsx';
import { SortMenu } from '../../../../engine/console/list/SortMenu.tsx';
import { setTicks, ticksOf } from '../../../../engine/console/list/ticks.ts';
import { useListShape } from '../../../../engine/console/list/useListShape.ts';
import { ViewTabs } from '../../../../engine/console/list/ViewTabs.tsx';
import { formatNumber } from '../../../../engine/web/format.ts';
import type { ClientTabProps } from '../ClientTab.ts';
import { LinkRow, linkColumns, linksNarrow } from '../links/LinkRow.tsx';
import { countIn, filterOf, fittingHidden, linkViews, standsIn } from '../links/deskMoves.ts';
import { linkCountsOf, segment } from '../links/queries.ts';
import { OpenedLink } from '../links/OpenedLink.tsx';
import { PublishHidden } from '../links/PublishHidden.tsx';
import { idsOf, linksIn } from '../links/rows.ts';
import { useLinkKeys } from '../links/useLinkKeys.ts';
import { messages } from '../messages.ts';
import { messages as linksMessages } from '../links/messages.ts';

const pollMs = 30_000;
/** So many rows at first: most clients have fewer links. */
const atFirst = 100;
const LinkDesk = lazyScreen(() => import('../links/LinkDesk.tsx'));
const ReportDrawer = lazyScreen(() => import('../links/ReportDrawer.tsx'));
const usualSort: SortPayload = { field: 'created_at', order: 'DESC' };

/** The client's links with their state, changed in place; one opens beside the list, its id in the address. */
export default function LinksTab({ client }: ClientTabProps) {
  // The list, its rows' moves and what is done to several are in it.
  useDescriptorAhead(segment);
  return (
    <ResourceContextProvider value={segment}>
      <Suspense fallback={<RowsSkeleton rows={6} />}>
        <Links client={client} />
      </Suspense>
    </ResourceContextProvider>
  );
}

function Links({ client }: ClientTabProps) {
  const to = useAreaPath();
  const [search, setSearch] = useSearchParams();
  const every = usePollEvery(pollMs);
  const { data: counts, refetch } = useQuery({ ...linkCountsOf(client.id), refetchInterval: every });
  const views = useMemo(
    () =>
      linkViews.map((id) => ({
        id,
        name: linksMessages.views[id],
        filter: filterOf[id],
        // How many is said once it is known.
        count: counts && formatNumber(countIn(id, counts)),
      })),
    [counts],
  );
  const always = useMemo(() => ({ user_id: client.id }), [client.id]);
  const go = (next: Readonly<Record<string, string>>) =>
    setSearch((before) => {
      const changed = new URLSearchParams(before);
      for (const name of ['link', 'report']) changed.delete(name);
      for (const [name, value] of Object.entries(next)) changed.set(name, value);
      return changed;
    });
  const [open, reported] = [search.get('link'), search.get('report')];
  const add = (
    <Button component={RouterLink} to={to(`/client-profiles/${client.id}/add-links`)} variant="contained" startIcon={<Add />}>
      {linksMessages.add}
    </Button>
  );
  return (
    <PlacedList always={always} isPart views={views} usual="all" viewName="show" sort={usualSort} atFirst={atFirst} every={every}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Box sx={{ minWidth: 0, maxWidth: '100%', mr: 'auto' }}>
          <ViewTabs />
        </Box>
        {counts && <PublishHidden clientId={client.id} counts={counts} />}
        <Button component={RouterLink} to={to(`/match?client=${client.id}`)} variant="outlined" startIcon={<Known />}>
          {linksMessages.known}
        </Button>
        {counts !== undefined && counts.all > 0 && add}
      </Box>
      <FilterBar
        hasColumns={false}
        more={
          <>
            <Order />
            <ExportButton small />
          </>
        }
      />
      <Card sx={{ containerType: 'inline-size' }}>
        <ListBody onRetry={refetch} skeleton={<RowsSkeleton rows={6} />} empty={<NoLinks add={add} />}>
          <Rows onOpen={(id) => go({ link: id })} onReport={(id) => go({ report: id })} />
        </ListBody>
      </Card>
      <Suspense>
        {open !== null && (
          <OpenedLink key={open} id={open} clientId={client.id} every={every}>
            {(link) => <LinkDesk link={link} onClose={() => go({})} onReport={() => go({ report: link.id })} />}
          </OpenedLink>
        )}
        {reported !== null && (
          <OpenedLink key={reported} id={reported} clientId={client.id} every={every}>
            {(link) => <ReportDrawer link={link} onClose={() => go({})} />}
          </OpenedLink>
        )}
      </Suspense>
    </PlacedList>
  );
}

/** Its rows have no headings to press. */
function Order() {
  return <SortMenu columns={useListShape().columns} />;
}

/** None because of the view or the filter, or none at all. */
function NoLinks({ add }: { add: ReactNode }) {
  const placed = usePlaced();
  if (!placed || Object.keys(placed.filter).length === 0)
    return (
      <EmptyState icon={<LinkOff />} title={linksMessages.none} action={add}>
        {linksMessages.noneText}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<LinkOff />}
      title={linksMessages.noneHere}
      action={
        <Button variant="outlined" onClick={() => placed.choose('all')}>
          {linksMessages.showAll}
        </Button>
      }
    >
      {linksMessages.noneHereText}
    </EmptyState>
  );
}

interface RowsProps {
  onOpen: (id: string) => void;
  onReport: (id: string) => void;
}

function Rows({ onOpen, onReport }: RowsProps) {
  const { data = [], sort } = useListContext();
  const list = useRef<HTMLDivElement>(null);
  const { actions } = useDescriptor();
  const publish = actions.find(({ id }) => id === 'publishLinks');
  const { act, pending } = useAct();
  // What was ticked one by one is not asked about again.
  const publishTicked = async () => {
    const ticks = ticksOf(segment);
    if (!publish || ticks.length === 0) return;
    const { ok } = await act(publish, { ids: ticks, known: data }, { asked: true });
    if (ok) setTicks(segment, []);
  };
  const shown = linksIn(data);
  const tickFitting = () => {
    const fitting = idsOf(fittingHidden(shown));
    if (fitting.length > 0) setTicks(segment, fitting);
  };
  useLinkKeys(list, { fitting: tickFitting, publish: () => void publishTicked() }, pending);
  // Unless another order was chosen, links waiting for staff come first, closed ones last.
  const isUsual = sort.field === usualSort.field && sort.order === usualSort.order;
  const rows = isUsual ? shown.toSorted((one, other) => urgency(one) - urgency(other)) : shown;
  return (
    <div ref={list} data-links="">
      <Head />
      <Groups rows={rows} onOpen={onOpen} onReport={onReport} />
    </div>
  );
}

function Head() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        [linksNarrow]: { display: 'none' },
        gridTemplateColumns: linkColumns,
        gap: '0 12px',
        alignItems: 'center',
        height: 36,
        padding: '0 8px 0 16px',
        background: 'var(--surface-2)',
        color: 'text.secondary',
        fontSize: 'var(--fs-small)',
        fontWeight: 'var(--w-medium)',
        '& .n': { textAlign: 'right' },
      }}
    >
      <span>{linksMessages.car}</span>
      <span>{linksMessages.tier}</span>
      <span>{linksMessages.status}</span>
      <span className="n">{linksMessages.price}</span>
      <span className="n">{linksMessages.otd}</span>
      <span>{linksMessages.shown}</span>
      <span />
    </Box>
  );
}

const urgency = (link: Link): number => (standsIn('us', link) ? 0 : standsIn('over', link) ? 2 : 1);

interface GroupsProps extends RowsProps {
  rows: readonly Link[];
}

/** By the grouping of full-service clients where there is one. */
function Groups({ rows, onOpen, onReport }: GroupsProps) {
  const groups = byCategory(rows);
  const named = groups.some(({ category }) => category !== null);
  return groups.map(({ category, links }) => (
    <section key={category ?? ''} aria-label={named ? (category ?? linksMessages.ungrouped) : messages.tabs.links}>
      {named && (
        <Box
          component="h2"
          sx={{
            padding: '8px 16px',
            borderTop: '1px solid var(--border-soft)',
            background: 'var(--surface-2)',
            fontSize: 'var(--fs-small)',
            color: 'text.secondary',
          }}
        >
          {category ?? linksMessages.ungrouped}
        </Box>
      )}
      <ul>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} onOpen={() => onOpen(link.id)} onReport={() => onReport(link.id)} />
        ))}
      </ul>
    </section>
  ));
}
