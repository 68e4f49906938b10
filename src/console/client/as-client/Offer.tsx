import Box from '@mui/material/Box';
import type { Link } from '../../../../generated/api.ts';
import { linkStatusTones, linkStatusLabels } from '../../../../generated/enums.ts';
import { CarPicture } from '../../../features/links/CarPicture.tsx';
import { FitLines } from '../../../features/links/FitLines.tsx';
import { messages as linkMessages } from '../../../features/links/messages.ts';
import { TierChip } from '../../../features/links/TierChip.tsx';
import { formatCents, formatNumber } from '../../../../engine/web/format.ts';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import { standsIn } from '../links/deskMoves.ts';
import { messages as asClientMessages } from './messages.ts';

/** A published offer as the client reads it, without the choices. */
export function Offer({ link }: { link: Link }) {
  const photo = link.preview;
  const price = link.total_otd ?? link.price;
  const about = [link.dealer, link.place, link.miles === null ? null : linkMessages.miles(formatNumber(link.miles))].filter(Boolean).join(', ');
  return (
    <Box component="article" sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' }, gap: 4 }}>
      <Box
        sx={{
          position: 'relative',
          minHeight: 110,
          display: 'grid',
          placeItems: 'center',
          borderRadius: 'var(--r)',
          overflow: 'hidden',
          background: 'var(--photo)',
          color: 'text.primary',
          fontSize: 'var(--fs-small)',
          '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
        }}
      >
        {photo ? <CarPicture photo={photo} /> : linkMessages.noPhoto}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TierChip tier={link.tier} />
          {standsIn('client', link) ? (
            <StatusChip tone="turn" label={asClientMessages.toDecide} />
          ) : (
            <StatusChip tone={linkStatusTones[link.status] ?? 'neutral'} label={linkStatusLabels[link.status]} />
          )}
        </Box>
        <Box component="h3" sx={{ typography: 'h4' }}>
          {link.title}
        </Box>
        {price !== null && (
          <Box>
            <b className="num">{formatCents(price, { whole: link.total_otd === null })}</b>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {link.total_otd === null ? linkMessages.askingPrice : linkMessages.outTheDoor}
            </Box>
          </Box>
        )}
        <Box sx={{ color: 'text.secondary' }}>{about}</Box>
        {link.fit && <FitLines fit={link.fit} />}
        {link.comments && <Box sx={{ overflowWrap: 'anywhere' }}>{link.comments}</Box>}
      </Box>
    </Box>
  );
}
