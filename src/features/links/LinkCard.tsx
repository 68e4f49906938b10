import Collections from '@mui/icons-material/CollectionsOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Speed from '@mui/icons-material/SpeedRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Link } from '../../../generated/api.ts';
import { linkStatusTones, linkStatusWords } from '../../../generated/enums.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { formatCents, formatNumber } from '../ui/format.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { isTurn } from './choices.ts';
import { CarPicture } from './CarPicture.tsx';
import { FitLines } from './FitLines.tsx';
import { LinkChoices } from './LinkChoices.tsx';
import { messages as words } from './messages.ts';
import { TierChip } from './TierChip.tsx';

const Card = styled('article')({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr) 304px',
  background: 'var(--surface)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r)',
  boxShadow: 'var(--e1)',
  overflow: 'hidden',
  '@media (max-width: 1100px)': { gridTemplateColumns: '240px minmax(0, 1fr)' },
  '@media (max-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Photo = styled('div')({
  position: 'relative',
  minHeight: 200,
  background: 'var(--photo)',
  display: 'grid',
  placeItems: 'center',
  color: 'var(--text-2)',
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

const waiting: Readonly<Record<string, string>> = words.waits;

/** One car offer with what speaks for it, and the client's choices. `onOpen` looks closer. */
export function LinkCard({ link, advisor, onOpen }: { link: Link; advisor: string | null; onOpen: () => void }) {
  const [photo] = link.photos;
  const turn = isTurn(link.status);
  const where = [link.dealer, link.place, link.distance === null ? null : words.away(formatNumber(link.distance))].filter(Boolean).join(', ');
  return (
    <Card>
      <Photo>
        {photo ? <CarPicture photo={photo} /> : words.noPhoto}
        {link.photos.length > 1 && (
          <PhotoCount>
            <Collections aria-hidden="true" />
            {words.photos(link.photos.length)}
          </PhotoCount>
        )}
      </Photo>
      <Facts>
        <Chips>
          <TierChip tier={link.tier} />
          {turn ? (
            <StatusChip
              tone="turn"
              label={link.status === 'otd_received' ? words.otdIsIn : words.yourDecision}
              {...(link.status === 'otd_received' ? { icon: <RequestQuote aria-hidden="true" /> } : {})}
            />
          ) : (
            <StatusChip tone={linkStatusTones[link.status] ?? 'neutral'} label={linkStatusWords[link.status]} />
          )}
        </Chips>
        <ButtonBase onClick={onOpen} sx={{ justifyContent: 'flex-start', textAlign: 'left', borderRadius: 'var(--r-sm)', minHeight: 28 }}>
          <Typography variant="h3" component="h3" sx={{ '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}>
            {link.title}
          </Typography>
        </ButtonBase>
        <Price link={link} />
        <Meta>
          {link.miles !== null && (
            <span>
              <Speed aria-hidden="true" /> {words.miles(formatNumber(link.miles))}
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
      </Facts>
      <Decide>
        {!turn && <p>{waiting[link.status]}</p>}
        <LinkChoices link={link} />
      </Decide>
    </Card>
  );
}

function Price({ link }: { link: Link }) {
  const amount = link.total_otd ?? link.price;
  if (amount === null) return null;
  return (
    <p>
      <Typography variant="h2" component="b" className="num">
        {formatCents(amount, { whole: link.total_otd === null })}
      </Typography>{' '}
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary', ml: 1 }}>
        {link.total_otd === null ? words.askingPrice : words.outTheDoor}
      </Typography>
    </p>
  );
}
