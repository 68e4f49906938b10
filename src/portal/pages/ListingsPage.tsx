import CompareArrows from '@mui/icons-material/CompareArrowsRounded';
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { useSearchParams } from '../../kit/router/router.ts';
import type { Link } from '../../../generated/api.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { useFirstRows } from '../../../engine/web/useFirstRows.tsx';
import { useSteady } from '../../../engine/web/useSteady.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { groups, toCompare, type Group } from '../links/choices.ts';
import { asListed, byCategory, sortIn, sorts } from '../../features/links/order.ts';
import { AskedNotes } from '../bids/AskedNotes.tsx';
import { LinkCard } from '../links/LinkCard.tsx';
import { ListSkeleton } from '../links/ListSkeleton.tsx';
import { messages as linksMessages } from '../../features/links/messages.ts';
import { linksQuery } from '../../features/links/queries.ts';
import { usePollEvery } from '../../kit/live/live.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { PageTitle } from '../../../engine/web/PageTitle.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { presentStep } from '../dashboard/turns.ts';
import { messages } from '../messages.ts';
import { journeyQuery } from '../waiting.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';

const pollMs = 30_000;
const ComparePrices = lazyScreen(() => import('../links/ComparePrices.tsx'));
const LinkDrawer = lazyScreen(() => import('../links/LinkDrawer.tsx'));
const groupNames = Object.keys(groups) as Group[];
/** Filters that are shown even if they match nothing. */
const always: ReadonlySet<Group> = new Set<Group>(['turn', 'all']);

const Pills = styled('div')({ display: 'flex', gap: 8, overflowX: 'auto', scrollbarWidth: 'none', padding: 2, margin: -2 });
const Pill = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 36,
  padding: '0 14px',
  flex: 'none',
  borderRadius: 'var(--r)',
  border: '1px solid var(--border)',
  background: 'var(--surface)',
  color: 'var(--text-2)',
  fontSize: 'var(--fs-ui)',
  cursor: 'pointer',
  '& span': { color: 'var(--text-3)' },
  '&[aria-pressed="true"]': { borderColor: 'var(--accent)', background: 'var(--accent-soft)', color: 'var(--accent-ink)', fontWeight: 'var(--w-medium)' },
  '&[aria-pressed="true"] span': { color: 'inherit' },
  '@media (pointer: coarse)': { height: 44 },
});
const Top = styled('div')({ display: 'flex', alignItems: 'flex-end', gap: 24, '& > div': { flex: 1, minWidth: 0 } });
const wideOnly = { '@media (max-width: 640px)': { display: 'none' } } as const;
const narrowOnly = { '@media (min-width: 641px)': { display: 'none' } } as const;
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  margin: '28px 0 0',
  '& > [role="group"]': { flex: 1, minWidth: 0 },
  '@media (max-width: 640px)': {
    margin: '20px 0 0',
    flexWrap: 'wrap',
    gap: '8px 16px',
    justifyContent: 'space-between',
    '& > [role="group"]': { flexBasis: '100%' },
  },
});
const Order = styled('select')({
  height: 36,
  padding: '0 4px',
  border: 0,
  borderRadius: 'var(--r)',
  background: 'transparent',
  color: 'var(--text-2)',
  font: 'inherit',
  fontSize: 'var(--fs-ui)',
  fontWeight: 'var(--w-medium)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '& option': { background: 'var(--surface)', color: 'var(--text)' },
  '@media (pointer: coarse)': { height: 44 },
});
const Cards = styled('div')({ display: 'grid', gap: 16 });

const inGroup = (links: readonly Link[], group: Group) =>
  group === 'all' ? [...links] : links.filter((link) => groups[group].some((status) => status === link.status));
const isGroup = (value: string | null): value is Group => groupNames.some((name) => name === value);

/** The car offers found for the client, and their decision on each. The state filter and the open link are in the address. */
export default function ListingsPage() {
  const [params, setParams] = useSearchParams();
  const list = useSteady(useQuery({ ...linksQuery, refetchInterval: usePollEvery(pollMs) }));
  const links = list.data?.rows ?? [];
  // A link just decided stays in place until another filter is chosen: so the decision can be undone there.
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const hold = (id: string) => setHeld((before) => new Set([...before, id]));
  const asked = params.get('show');
  const present = isGroup(asked) ? asked : held.size > 0 || inGroup(links, 'turn').length > 0 ? 'turn' : 'all';
  const sort = sortIn(params);
  const fitting = inGroup(links, present);
  const shown = asListed(
    links.filter((link) => held.has(link.id) || fitting.includes(link)),
    sort,
  );
  const { first, more } = useFirstRows(shown, `${present} ${sort}`);
  const offered = groupNames.filter((name) => always.has(name) || name === present || inGroup(links, name).length > 0);
  const comparing = params.get('compare');
  const comparable = toCompare(links);
  const wanted = params.get('link');
  const open = links.find((link) => link.id === wanted);
  // A car that is taken away while it is looked at stays open and says so.
  const [seen, setSeen] = useState<Link>();
  if (open !== undefined && open !== seen) setSeen(open);
  const taken = list.isSuccess && open === undefined && seen !== undefined && seen.id === wanted ? seen : undefined;
  const inDrawer = open ?? taken;
  const advisor = links.find((link) => link.advisor_name)?.advisor_name ?? null;
  const change = (changes: Record<string, string | null>) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) after.delete(name);
        else after.set(name, value);
      }
      return after;
    });
  const show = (name: Group) => {
    setHeld(new Set());
    change({ show: name });
  };
  if (comparing !== null && list.isSuccess) {
    const ids = comparing.split(',').filter(Boolean);
    return (
      <Suspense fallback={<ListSkeleton />}>
        <ComparePrices links={links} chosen={ids} onChoose={(chosen) => change({ compare: chosen.join(',') })} onBack={() => change({ compare: null })} />
      </Suspense>
    );
  }
  return (
    <>
      <PageTitle title={messages.pages.listings} />
      <Top>
        <div>
          <Typography variant="h1">{linksMessages.title}</Typography>
          {links.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {linksMessages.lead(links.length, advisor)}
            </Typography>
          )}
        </div>
        <CompareButton links={comparable} onCompare={change} sx={wideOnly} />
      </Top>
      <AskedNotes />
      {list.isPending && <ListSkeleton />}
      {list.isError && (
        <Card sx={{ mt: 6 }}>
          <ErrorState title={linksMessages.didNotLoad} onRetry={() => void list.refetch()}>
            {sentenceOf(list.error)} {linksMessages.nothingLost}
          </ErrorState>
        </Card>
      )}
      {list.isSuccess && params.has('link') && !inDrawer && (
        <Note tone="info" live sx={{ mt: 5 }}>
          {linksMessages.gone}
        </Note>
      )}
      {list.isSuccess && links.length === 0 && <NothingYet />}
      {links.length > 0 && (
        <>
          <Bar>
            <Pills role="group" aria-label={linksMessages.filter}>
              {offered.map((group) => (
                <Pill key={group} type="button" aria-pressed={group === present} onClick={() => show(group)}>
                  {linksMessages.groups[group]} <span>{inGroup(links, group).length}</span>
                </Pill>
              ))}
            </Pills>
            <Order aria-label={linksMessages.sort} value={sort} onChange={(event) => change({ sort: event.target.value })}>
              {sorts.map((name) => (
                <option key={name} value={name}>
                  {linksMessages.sorts[name]}
                </option>
              ))}
            </Order>
            <CompareButton links={comparable} onCompare={change} sx={narrowOnly} />
          </Bar>
          {shown.length === 0 && (
            <EmptyCard
              title={linksMessages.noneHere}
              action={
                <Button variant="outlined" onClick={() => show('all')}>
                  {linksMessages.showAll}
                </Button>
              }
            >
              {linksMessages.noneHereText}
            </EmptyCard>
          )}
          {byCategory(shown).map(({ category, links: together }) => (
            <section key={category ?? ''}>
              <Typography variant="h3" component="h2" sx={{ mt: 8, mb: 3, '@media (max-width: 640px)': { mt: 5 } }}>
                {category ?? linksMessages.ungrouped}{' '}
                <Typography variant="body2" component="span" sx={{ color: 'text.secondary', ml: 1 }}>
                  {linksMessages.linksIn(together.length)}
                </Typography>
              </Typography>
              <Cards>
                {together
                  .filter((link) => first.includes(link))
                  .map((link) => (
                    <LinkCard key={link.id} link={link} advisor={advisor} onOpen={() => change({ link: link.id })} onDecided={hold} />
                  ))}
              </Cards>
            </section>
          ))}
          {more && <Box sx={{ mt: 5, textAlign: 'center' }}>{more}</Box>}
        </>
      )}
      {inDrawer && (
        <Suspense>
          <LinkDrawer key={inDrawer.id} link={inDrawer} taken={taken !== undefined} onClose={() => change({ link: null })} onDecided={hold} />
        </Suspense>
      )}
    </>
  );
}

/** Before the first link: what the search still needs, and the way there. */
function NothingYet() {
  const to = useAreaPath();
  const journey = useQuery(journeyQuery);
  if (journey.isPending) return <ListSkeleton />;
  const step = journey.data ? presentStep(journey.data) : null;
  const missing = step === 'package' || step === 'checklist' || step === 'advisor' ? step : 'search';
  const opens = missing === 'package' || missing === 'checklist';
  return (
    <EmptyCard
      title={linksMessages.none}
      action={
        <Button component={RouterLink} to={to(missing === 'package' ? '/packages' : '/preference-checklist')} variant={opens ? 'contained' : 'outlined'}>
          {linksMessages.noneAction[missing]}
        </Button>
      }
    >
      {linksMessages.noneText[missing]}
    </EmptyCard>
  );
}

function EmptyCard(state: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <Card sx={{ mt: 6 }}>
      <EmptyState icon={<DirectionsCar />} {...state} />
    </Card>
  );
}

interface CompareButtonProps {
  links: readonly Link[];
  onCompare: (changes: Record<string, string | null>) => void;
  sx: SxProps<Theme>;
}

/** Leads to the prices side by side, once there are two. */
function CompareButton({ links, onCompare, sx }: CompareButtonProps) {
  if (links.length < 2) return null;
  const compare = () => onCompare({ compare: links.map((link) => link.id).join(','), link: null });
  return (
    <Button variant="outlined" startIcon={<CompareArrows />} onClick={compare} sx={sx}>
      {linksMessages.comparison.title}
    </Button>
  );
}
