import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import ExpandLess from '@mui/icons-material/KeyboardArrowUpRounded';
import ExpandMore from '@mui/icons-material/KeyboardArrowDownRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../engine/web/Avatar.tsx';
import { formatNumber } from '../../../../engine/web/format.ts';
import { lazyScreen } from '../../../../engine/web/lazy-screen.tsx';
import { PageTitle } from '../../../../engine/web/PageTitle.tsx';
import { RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { useSteady } from '../../../../engine/web/useSteady.ts';
import type { Link } from '../../../../generated/api.ts';
import { vehicleConditionLabels } from '../../../../generated/enums.ts';
import { isTurn } from '../choices.ts';
import { asListed, sortIn, sortQuery } from '../../../features/links/order.ts';
import { messages as linksMessages } from '../../../features/links/messages.ts';
import { linksQuery } from '../../../features/links/queries.ts';
import { withoutPrice, withoutResearch, noChoice } from '../why-none.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { usePollEvery } from '../../../kit/live/live.ts';
import { Link as RouterLink } from '../../../kit/router/Link.tsx';
import { useParams, useSearchParams } from '../../../kit/router/router.ts';
import { PageWaiting } from '../../layout/PageWaiting.tsx';
import { upright } from '../../layout/upright.ts';
import { LinkChoices } from '../LinkChoices.tsx';
import { NoCar } from '../NoCar.tsx';
import { useChoices } from '../useChoices.ts';
import { swipedLabel, useSwipe } from '../useSwipe.ts';
import { DecisionCard } from './DecisionCard.tsx';
import { Gallery } from './Gallery.tsx';
import { carMessages as messages } from './messages.ts';
import { useSide } from '../../guest/side.ts';
import { comparisonQuery } from './queries.ts';

// Below the fold: what a decision is made upon comes with the scroll, its files after the page.
const Below = lazyScreen(() => import('./CarBelow.tsx'));
const RemarkCard = lazyScreen(() => import('../../guest/RemarkCard.tsx'));
const pollMs = 30_000;
const phone = '(max-width: 900px)';

/** One car: photos, what it costs to drive away, how it fits, what was found out, whether the price is fair; and the decision. */
export default function CarPage() {
  const { id = '' } = useParams();
  const query = useQuery({ ...linksQuery, refetchInterval: usePollEvery(pollMs) });
  const list = useSteady(query);
  const links = list.data?.rows ?? [];
  const link = links.find((each) => each.id === id);
  return (
    <>
      {!link && <PageTitle title={linksMessages.title} waits={list.isPending} />}
      {list.isPending && <PageWaiting title={linksMessages.title} label={messages.loading} />}
      {!list.isPending && !link && <NoCar error={list.error ?? query.error} onRetry={() => void list.refetch()} />}
      {link && <Car key={link.id} link={link} among={links} />}
    </>
  );
}

/** The order of the list that the car was opened from. */
function useSort() {
  const [address] = useSearchParams();
  return sortIn(address);
}

function Back({ children }: { children: ReactNode }) {
  const to = useAreaPath();
  const sort = useSort();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 2, fontSize: 'var(--fs-ui)', color: 'text.secondary' }}>
      <Button component={RouterLink} to={to(`/listings${sortQuery(sort)}`)} size="small" startIcon={<ArrowBack />} sx={{ ml: -2 }}>
        {linksMessages.comparison.back}
      </Button>
      {children}
    </Box>
  );
}

/** What is swiped, with the choices beside it; told over everything what letting go would press. */
const Swiped = styled('div')({
  ...swipedLabel,
  '&[data-swiped]::after': {
    ...swipedLabel['&[data-swiped]::after'],
    position: 'fixed',
    zIndex: 21,
    top: 'calc(var(--top-room) + var(--topbar))',
    bottom: 'auto',
  },
});

/** The choices in the thumb's reach, above the frame's foot. */
const bar = {
  position: 'sticky',
  bottom: 'var(--frame-foot)',
  zIndex: 3,
  mx: -4,
  mt: 6,
  px: 4,
  py: 2,
  background: 'var(--surface)',
  borderTop: '1px solid var(--border)',
} as const;
/** At the end of the page, too, it stands on the frame's foot. */
const barRoom = { ':root': { scrollPaddingBottom: '212px' }, '#main': { paddingBottom: 'var(--frame-foot)' } } as const;

function Car({ link, among }: { link: Link; among: readonly Link[] }) {
  const comparison = useQuery(comparisonQuery(link.id)).data;
  const swipe = useSwipe();
  const isPhone = useMediaQuery(phone);
  const { open } = useChoices(link);
  const hasBar = useMediaQuery(upright) && open.length > 0;
  const said = link.comments && <Said link={link} />;
  const about = [
    link.condition && vehicleConditionLabels[link.condition],
    link.miles !== null && linksMessages.miles(formatNumber(link.miles)),
    link.exterior_colour,
    link.dealer,
    link.place,
    link.distance !== null && linksMessages.away(formatNumber(link.distance)),
  ].filter(Boolean);
  return (
    <Swiped data-swipes>
      <PageTitle title={link.title} />
      <Box {...swipe} sx={{ touchAction: 'pan-y' }}>
        <Back>
          <Neighbours link={link} among={among} />
        </Back>
        <Typography variant="h1">{link.title}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{about.join(', ')}</Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' },
            gap: { xs: 4, md: 10 },
            alignItems: 'start',
            mt: { xs: 4, md: 5 },
          }}
        >
          <Box sx={{ minWidth: 0, gridColumn: 1, '&:empty': { display: 'none' } }}>
            <Gallery link={link} />
            {!isPhone && said}
          </Box>
          <Box
            sx={{
              gridColumn: { md: 2 },
              gridRow: { md: '1 / span 2' },
              position: { md: 'sticky' },
              top: { md: 'calc(var(--top-room) + var(--topbar) + 24px)' },
            }}
          >
            <DecisionCard link={link} comparison={comparison} none={noChoice(link)} hasBar={hasBar} />
            {isPhone && said}
            <Suspense>
              <RemarkCard link={link.id} />
            </Suspense>
          </Box>
          <Box
            sx={{
              gridColumn: 1,
              minWidth: 0,
              '& > section': { pt: { xs: 6, md: 8 }, mt: { xs: 6, md: 8 }, borderTop: '1px solid var(--border)' },
              '& > section:first-of-type': { mt: 0, pt: 0, borderTop: 0 },
            }}
          >
            <Suspense fallback={<RowsSkeleton rows={6} />}>
              <Below link={link} comparison={comparison} noPrice={withoutPrice(link.status)} noResearch={withoutResearch(link.status)} />
            </Suspense>
          </Box>
        </Box>
      </Box>
      {hasBar && (
        <Box component="section" aria-label={messages.decide} sx={bar}>
          <GlobalStyles styles={barRoom} />
          <LinkChoices link={link} bar />
        </Box>
      )}
    </Swiped>
  );
}

/** The advisor's word on it. */
function Said({ link }: { link: Link }) {
  const to = useAreaPath();
  const { isGuest } = useSide();
  const advisor = link.advisor_name ?? messages.yourAdvisor;
  return (
    <Box component="section" aria-label={messages.said(advisor)} sx={{ display: 'flex', gap: 3, mt: 5 }}>
      <Avatar name={advisor} />
      <Box>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{link.comments}</Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {advisor}
          {!isGuest && (
            <>
              {' · '}
              <RouterLink to={to('/chats')} style={{ textDecoration: 'underline' }}>
                {messages.ask}
              </RouterLink>
            </>
          )}
        </Typography>
      </Box>
    </Box>
  );
}

/** Where this car is among those that wait for a decision, as the list has them, and the way to the ones beside it. */
function Neighbours({ link, among }: { link: Link; among: readonly Link[] }) {
  const to = useAreaPath();
  const sort = useSort();
  const row = asListed(
    among.filter((each) => each.id === link.id || isTurn(each.status)),
    sort,
  );
  const at = row.indexOf(link);
  if (row.length < 2 || at < 0) return null;
  const side = (other: Link | undefined, label: string, icon: ReactNode) =>
    other ? (
      <IconButton component={RouterLink} to={to(`/listings/${other.id}${sortQuery(sort)}`)} aria-label={label}>
        {icon}
      </IconButton>
    ) : (
      <IconButton disabled aria-label={label}>
        {icon}
      </IconButton>
    );
  return (
    <>
      <span style={{ flex: 1 }}>{isTurn(link.status) && messages.place(at + 1, row.length)}</span>
      {side(row[at - 1], messages.previousCar, <ExpandLess />)}
      {side(row[at + 1], messages.nextCar, <ExpandMore />)}
    </>
  );
}
