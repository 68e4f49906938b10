import Car from '@mui/icons-material/DirectionsCarOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MatchCar } from '../../../generated/api.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

/** The car in question, or the button that chooses one. */
export function CarBar({ car, onChoose, onRemove }: { car: MatchCar | null; onChoose: () => void; onRemove: () => void }) {
  return (
    <Box
      component="section"
      aria-label={car?.title ?? messages.noCar}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px', p: '8px 14px', minHeight: 56, borderTop: '1px solid var(--border-soft)' }}
    >
      <Car aria-hidden="true" sx={{ color: 'text.secondary' }} />
      {car ? <Facts car={car} /> : <Box sx={{ flex: '1 1 200px', color: 'text.secondary' }}>{messages.noCar}</Box>}
      <Button size="small" variant="outlined" onClick={onChoose}>
        {car ? messages.change : messages.choose}
      </Button>
      {car && (
        <Button size="small" color="inherit" onClick={onRemove}>
          {messages.remove}
        </Button>
      )}
    </Box>
  );
}

/** A car's name and what tells it apart, with its price at the right. */
export function Facts({ car }: { car: MatchCar }) {
  const { source, title, dealer, place, exterior_colour, for_name, price, total_otd, about_otd } = car;
  const known = for_name !== null ? messages.foundFor(for_name) : source === 'listing' ? messages.listing : '';
  const asking = price === null ? '' : formatCents(price, { whole: true });
  const otd = total_otd === null ? about_otd !== null && messages.about(formatCents(about_otd, { whole: true })) : formatCents(total_otd);
  return (
    <>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 'var(--w-medium)' }}>{title}</Box>
        <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>{[dealer, place, exterior_colour, known].filter(Boolean).join(', ')}</Box>
      </Box>
      <Box className="num" sx={{ textAlign: 'right' }}>
        <Box sx={{ fontWeight: 'var(--w-medium)' }}>{otd || asking}</Box>
        <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
          {otd ? [messages.otd, asking && messages.asking(asking)].filter(Boolean).join(', ') : ''}
        </Box>
      </Box>
    </>
  );
}
