import Add from '@mui/icons-material/AddLinkRounded';
import Known from '@mui/icons-material/JoinInnerRounded';
import LinkOff from '@mui/icons-material/LinkOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { publishLinksAct } from '../../../../generated/acts.ts';
import type { Link } from '../../../../generated/api.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import { byCategory } from '../../../features/links/order.ts';
import { usePollEvery } from '../../../kit/live/live.ts';
import { isFar, sentencesFor, toldOf } from '../../../../engine/web/act/sentence.ts';
import { useQuestion } from '../../../../engine/web/act/useQuestion.tsx';
import { Answered } from '../../../../engine/web/Answered.tsx';
import { Segmented } from '../../../../engine/web/Segmented.tsx';
import { RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { useFirstRows } from '../../../../engine/web/useFirstRows.tsx';
import { EmptyState } from '../../../../engine/web/states.tsx';
import { useDescriptorAhead } from '../../../../engine/console/ContractContext.tsx';
import type { ClientTabProps } from '../ClientTab.ts';
import { LinkRow, linkColumns, linksNarrow } from '../links/LinkRow.tsx';
import { linkViews, standsIn } from '../links/deskMoves.ts';
import { clientLinks, usePublish } from '../links/queries.ts';
import { useChosenLinks } from '../links/useChosenLinks.ts';
import { keys } from '../../keys.ts';
import { useGroupKeys } from '../../useGroupKeys.ts';
import { messages } from '../messages.ts';
import { messages as linksMessages } from '../links/messages.ts';

const pollMs = 30_000;
const LinkDesk = lazyScreen(() => import('../links/LinkDesk.tsx'));
const ReportDrawer = lazyScreen(() => import('../links/ReportDrawer.tsx'));

/** The client's links with their state, changed in place; one opens beside the list, its id in the address. */
export default function LinksTab({ client }: ClientTabProps) {
  const to = useAreaPath();
  // The rows' moves are in it.
  useDescriptorAhead('client-listings');
  const [search, setSearch] = useSearchParams();
  const query = useQuery({ ...clientLinks(client.id), refetchInterval: usePollEvery(pollMs) });
  const publish = usePublish();
  const { ask, question } = useQuestion();
  const view = linkViews.find((name) => name === search.get('show')) ?? 'all';
  const go = (next: Readonly<Record<string, string>>) => setSearch({ tab: 'links', ...(view === 'all' ? {} : { show: view }), ...next });
  const all = query.data?.rows ?? [];
  // Links waiting for staff come first, closed ones last.
  const rows = all.filter((link) => standsIn(view, link)).toSorted((one, other) => urgency(one) - urgency(other));
  const { first, more } = useFirstRows(rows, view);
  const held = all.filter((link) => standsIn('held', link));
  const list = useRef<HTMLDivElement>(null);
  const choice = useChosenLinks(first, list);
  const { chosen } = choice;
  const publishLabel = chosen.length > 0 ? linksMessages.publishChosen(chosen.length) : linksMessages.publishAll(held.length);
  // What was chosen one by one is not asked about again.
  const publishMeant = async () => {
    if (chosen.length > 0) return publish.mutate(chosen.map(({ id }) => id));
    const sentences = sentencesFor(publishLinksAct);
    const { ask: title, follows } = toldOf(sentences, held.length, {});
    const isMeant =
      !isFar(sentences, held.length) ||
      (await ask({ title: title ?? publishLabel, follows, names: held.map((link) => link.title), label: publishLabel, destructive: false }));
    if (isMeant) publish.mutate(held.map(({ id }) => id));
  };
  useGroupKeys(
    keys.links,
    {
      next: () => choice.move(1),
      previous: () => choice.move(-1),
      choose: () => choice.toggleCurrent(false),
      range: () => choice.toggleCurrent(true),
      publish: () => chosen.length > 0 && void publishMeant(),
    },
    publish.isPending,
  );
  const open = all.find(({ id }) => id === search.get('link'));
  const reported = all.find(({ id }) => id === search.get('report'));
  const add = (
    <Button component={RouterLink} to={to(`/client-profiles/${client.id}/add-links`)} variant="contained" startIcon={<Add />}>
      {linksMessages.add}
    </Button>
  );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto', mr: 'auto' }}>
          <Segmented
            label={linksMessages.filter}
            value={view}
            onChange={(next) => setSearch(next === 'all' ? { tab: 'links' } : { tab: 'links', show: next })}
            choices={linkViews.map((id) => ({
              id,
              // How many is said once it is known.
              name: query.data ? `${linksMessages.views[id]} ${all.filter((link) => standsIn(id, link)).length}` : linksMessages.views[id],
            }))}
          />
        </Box>
        {held.length > 0 && (
          <Button variant={chosen.length > 0 ? 'contained' : 'outlined'} disabled={publish.isPending} onClick={() => void publishMeant()}>
            {publishLabel}
          </Button>
        )}
        <Button component={RouterLink} to={to(`/match?client=${client.id}`)} variant="outlined" startIcon={<Known />}>
          {linksMessages.known}
        </Button>
        {all.length > 0 && add}
        {question}
      </Box>
      <Card ref={list} sx={{ containerType: 'inline-size' }}>
        <Answered query={query} loading={messages.loading(messages.tabs.links)} skeleton={<RowsSkeleton rows={6} />} failed={linksMessages.failed}>
          {() =>
            all.length === 0 ? (
              <EmptyState icon={<LinkOff />} title={linksMessages.none} action={add}>
                {linksMessages.noneText}
              </EmptyState>
            ) : rows.length === 0 ? (
              <EmptyState
                icon={<LinkOff />}
                title={linksMessages.noneHere}
                action={
                  <Button variant="outlined" onClick={() => setSearch({ tab: 'links' })}>
                    {linksMessages.showAll}
                  </Button>
                }
              >
                {linksMessages.noneHereText}
              </EmptyState>
            ) : (
              <>
                <Head />
                <Groups rows={first} choice={choice} onOpen={(id) => go({ link: id })} onReport={(id) => go({ report: id })} />
                {more && <Box sx={{ p: 4, borderTop: '1px solid var(--border-soft)', textAlign: 'center' }}>{more}</Box>}
              </>
            )
          }
        </Answered>
      </Card>
      <Suspense>
        {open && <LinkDesk link={open} onClose={() => go({})} onReport={() => go({ report: open.id })} />}
        {reported && <ReportDrawer link={reported} onClose={() => go({})} />}
      </Suspense>
    </>
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

interface GroupsProps {
  rows: readonly Link[];
  choice: ReturnType<typeof useChosenLinks>;
  onOpen: (id: string) => void;
  onReport: (id: string) => void;
}

/** By the grouping of full-service clients where there is one. */
function Groups({ rows, choice, onOpen, onReport }: GroupsProps) {
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
          <LinkRow key={link.id} link={link} choice={choice} onOpen={() => onOpen(link.id)} onReport={() => onReport(link.id)} />
        ))}
      </ul>
    </section>
  ));
}
