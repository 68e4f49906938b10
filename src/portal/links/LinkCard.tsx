import { inSentence } from '../../../engine/contract/inSentence.ts';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Collections from '@mui/icons-material/CollectionsOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Speed from '@mui/icons-material/SpeedRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Link, LinkStatus } from '../../../generated/api.ts';
import { linkReasonLabels, linkStatusTones, linkStatusLabels } from '../../../generated/enums.ts';
import { Avatar } from '../../../engine/web/Avatar.tsx';
import { formatCents, formatDate, formatNumber } from '../../../engine/web/format.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { isTurn, takeBackUntil } from './choices.ts';
import { sortIn, sortQuery } from '../../features/links/order.ts';
import { CarPicture } from '../../features/links/CarPicture.tsx';
import { FitLines } from '../../features/links/FitLines.tsx';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import { useSearchParams } from '../../kit/router/router.ts';
import { LinkChoices } from './LinkChoices.tsx';
import { swipedLabel, useSwipe } from './useSwipe.ts';
import { messages } from '../../features/links/messages.ts';
import { TierChip } from '../../features/links/TierChip.tsx';

const RemarksOn = lazyScreen(() => import('../guest/RemarksOn.tsx'));

const Card = styled('article')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr) 320px',
  background: 'var(--surface)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r)',
  boxShadow: 'var(--e1)',
  overflow: 'hidden',
  // A swipe to the side decides; up and down it scrolls as ever.
  touchAction: 'pan-y',
  '&[data-swiped]': { borderColor: 'var(--accent)' },
  '&[data-swiped="no"]': { borderColor: 'var(--error)' },
  ...swipedLabel,
  // Without a photo the words have the room: an empty gray field says nothing.
  '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  '@media (max-width: 1100px)': { gridTemplateColumns: '240px minmax(0, 1fr)', '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media (max-width: 700px)': { '&, &[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const Photo = styled('div')({
  position: 'relative',
  minHeight: 200,
  background: 'var(--photo)',
  display: 'grid',
  placeItems: 'center',
  color: 'var(--text)',
  fontSize: 'var(--fs-small)',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
});
const PhotoCount = styled('span')({
  position: 'absolute',
  left: 12,
  bottom: 12,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 8px',
  borderRadius: 'var(--r-xs)',
  background: 'rgba(18, 32, 30, .82)',
  color: '#fff',
  fontSize: 'var(--fs-small)',
  '& .MuiSvgIcon-root': { fontSize: 14 },
});
const Facts = styled('div')({
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  padding: '20px 24px',
  minWidth: 0,
  '@media (max-width: 700px)': { padding: 16 },
});
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Meta = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: 'var(--fs-ui)',
  lineHeight: '20px',
  color: 'var(--text-2)',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .MuiSvgIcon-root': { fontSize: 16 },
});
const Said = styled('p')({
  display: 'flex',
  gap: 10,
  marginTop: 8,
  paddingTop: 12,
  borderTop: '1px solid var(--border-soft)',
  fontSize: 'var(--fs-ui)',
  lineHeight: '20px',
  color: 'var(--text-2)',
});
const Decide = styled('div')({
  display: 'grid',
  alignContent: 'center',
  gap: 12,
  padding: 20,
  background: 'var(--surface-2)',
  borderLeft: '1px solid var(--border-soft)',
  fontSize: 'var(--fs-ui)',
  color: 'var(--text-2)',
  '@media (max-width: 1100px)': { gridColumn: '1 / -1', borderLeft: 0, borderTop: '1px solid var(--border-soft)' },
  '@media (max-width: 700px)': { padding: 16 },
});

const waiting: Readonly<Record<string, string>> = messages.waits;
/** What a decision is made upon, besides the card: the worksheet, or the research. */
const toRead: Readonly<Partial<Record<LinkStatus, { label: string; chip: string; icon: SvgIconComponent }>>> = {
  otd_received: { label: messages.openWorksheet, chip: messages.otdIsIn, icon: RequestQuote },
  researched: { label: messages.readResearch, chip: messages.researchIsIn, icon: FactCheck },
};

interface LinkCardProps {
  link: Link;
  advisor: string | null;
  /** Looks closer. */
  onOpen: () => void;
  onDecided: (id: string) => void;
}

/** One car offer with what speaks for it, and the client's choices. */
export function LinkCard({ link, advisor, onOpen, onDecided }: LinkCardProps) {
  const photo = link.preview;
  const page = useAreaPath()(`/listings/${link.id}`);
  const [address] = useSearchParams();
  const swipe = useSwipe();
  const turn = isTurn(link.status);
  const read = toRead[link.status];
  const where = [link.dealer, link.place, link.distance === null ? null : messages.away(formatNumber(link.distance))].filter(Boolean).join(', ');
  return (
    <Card data-plain={photo === null || undefined} {...swipe}>
      {photo && (
        <Photo>
          <CarPicture photo={photo} />
          {link.photo_count > 1 && (
            <PhotoCount>
              <Collections aria-hidden="true" />
              {messages.photos(link.photo_count)}
            </PhotoCount>
          )}
        </Photo>
      )}
      <Facts>
        <Chips>
          <TierChip tier={link.tier} />
          {turn ? (
            <StatusChip tone="turn" label={read?.chip ?? messages.yourDecision} {...(read ? { icon: <read.icon aria-hidden="true" /> } : {})} />
          ) : (
            <StatusChip tone={linkStatusTones[link.status] ?? 'neutral'} label={linkStatusLabels[link.status]} />
          )}
        </Chips>
        <Typography variant="h3" component="h3">
          <RouterLink to={`${page}${sortQuery(sortIn(address))}`} style={{ color: 'inherit' }}>
            {link.title}
          </RouterLink>
        </Typography>
        <Price link={link} />
        <Meta>
          {link.miles !== null && (
            <span>
              <Speed aria-hidden="true" /> {messages.miles(formatNumber(link.miles))}
            </span>
          )}
          {where !== '' && (
            <span>
              <Place aria-hidden="true" /> {where}
            </span>
          )}
        </Meta>
        {link.fit && <FitLines fit={link.fit} />}
        {link.comments && (
          <Said>
            {advisor && <Avatar name={advisor} size="sm" />}
            <span>{link.comments}</span>
          </Said>
        )}
        <Suspense>
          <RemarksOn link={link.id} client={link.user_id} />
        </Suspense>
      </Facts>
      <Decide>
        {!turn && <p>{link.status === 'rejected' ? <Rejection link={link} /> : waiting[link.status]}</p>}
        <LinkChoices
          link={link}
          onDecided={onDecided}
          first={
            read && (
              <Button
                variant="tonal"
                startIcon={<read.icon />}
                {...(link.status === 'otd_received' ? { component: RouterLink, to: `${page}/worksheet` } : { onClick: onOpen })}
              >
                {read.label}
              </Button>
            )
          }
        />
      </Decide>
    </Card>
  );
}

/** The reason for the rejection, and until when it can be undone. */
function Rejection({ link }: { link: Link }) {
  const [now] = useState(() => new Date());
  const until = takeBackUntil(link);
  const why = messages.saidNo(link.reason === null ? null : inSentence(linkReasonLabels[link.reason]));
  return <>{until !== null && until > now ? `${why} ${messages.takeBack(formatDate(until, now))}` : why}</>;
}

/** The price to drive it away first, once there is one; the asking price after it. */
function Price({ link }: { link: Link }) {
  const { price, total_otd: total } = link;
  if (price === null && total === null) return null;
  return (
    <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
      <Typography variant="h2" component="b" className="num" sx={{ color: 'text.primary', mr: 2 }}>
        {formatCents(total ?? price ?? 0, { whole: total === null })}
      </Typography>
      {total === null ? messages.askingPrice : messages.outTheDoor}
      {total !== null && price !== null && (
        <>
          {', '}
          {messages.askingPrice}{' '}
          <Box component="span" className="num">
            {formatCents(price, { whole: true })}
          </Box>
        </>
      )}
    </Typography>
  );
}
