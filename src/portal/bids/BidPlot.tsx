import Check from '@mui/icons-material/CheckRounded';
import Declined from '@mui/icons-material/RemoveCircleOutlineRounded';
import Schedule from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { daysLeft } from '../../../domain/worksheet-layout.ts';
import { Card } from '../../../engine/web/Card.tsx';
import { formatCents, todayHere } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { ClientBid, ClientBids } from '../../../generated/api.ts';
import { placeOn, priceAxis, type PriceAxis } from './axis.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link } from '../../kit/router/Link.tsx';
import { bidsMessages as messages } from './messages.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '150px minmax(0, 1fr) 130px 190px 130px' },
  gap: { xs: '8px 12px', md: '0 20px' },
} as const;

/** Every dealer's price, first and now, on one axis; who declined, and why. */
export function BidPlot({ bids, isDecided }: { bids: ClientBids; isDecided: boolean }) {
  const axis = priceAxis(bids.bids.flatMap(({ first_total, bid }) => [first_total, bid.comparable_otd]));
  const best = bids.bids[0]?.bid.comparable_otd ?? 0;
  return (
    <Card component="section" aria-label={messages.dealer}>
      <Box
        aria-hidden="true"
        sx={{ ...columns, display: { xs: 'none', md: 'grid' }, padding: '8px 24px', fontSize: 'var(--fs-small)', color: 'text.secondary' }}
      >
        <span>{messages.dealer}</span>
        <Box sx={{ position: 'relative', height: 16 }}>
          {axis.ticks.map((tick) => (
            <Box key={tick} component="span" className="num" sx={{ position: 'absolute', left: `${placeOn(axis, tick)}%`, transform: 'translateX(-50%)' }}>
              {formatCents(tick, { whole: true })}
            </Box>
          ))}
        </Box>
        <Box component="span" sx={{ textAlign: 'right' }}>
          {messages.outTheDoor}
        </Box>
        <span>{messages.goodFor}</span>
        <span />
      </Box>
      <Box component="ul">
        {bids.bids.map((one, index) => (
          <Row key={one.bid.id} one={one} axis={axis} best={best} isFirst={index === 0 && !isDecided} isLowest={one.bid.comparable_otd === best} />
        ))}
        {bids.declined.map(({ dealer_name, place, reason }) => (
          <Box
            component="li"
            key={dealer_name}
            sx={{
              display: 'flex',
              gap: 3,
              padding: { xs: '12px 16px', md: '14px 24px' },
              borderTop: '1px solid var(--border-soft)',
              fontSize: 'var(--fs-ui)',
              color: 'text.secondary',
            }}
          >
            <Declined aria-hidden="true" sx={{ fontSize: 20 }} />
            <span>
              <Box component="b" sx={{ color: 'text.primary', fontWeight: 'var(--w-medium)' }}>
                {[dealer_name, place].filter(Boolean).join(', ')}
              </Box>{' '}
              {messages.declined(reason)}
            </span>
          </Box>
        ))}
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4px 20px',
          padding: { xs: '10px 16px', md: '10px 24px' },
          borderTop: '1px solid var(--border-soft)',
          background: 'var(--surface-2)',
          fontSize: 'var(--fs-small)',
          color: 'text.secondary',
          '& > span': { display: 'inline-flex', alignItems: 'center', gap: 2 },
          '& i': { position: 'static', transform: 'none' },
        }}
      >
        <span>
          <Dot kind="first" />
          {messages.firstBid}
        </span>
        <span>
          <Dot kind="now" />
          {messages.now}
        </span>
        <span>
          <Dot kind="estimate" />
          {messages.estimated}
        </span>
      </Box>
    </Card>
  );
}

const looks = {
  first: { borderRadius: '50%', background: 'var(--surface)' },
  now: { borderRadius: '50%', background: 'var(--accent)' },
  estimate: { background: 'var(--surface)', rotate: '45deg' },
} as const;

function Dot({ kind, at }: { kind: keyof typeof looks; at?: number }) {
  return (
    <Box
      component="i"
      sx={{
        display: 'block',
        width: 10,
        height: 10,
        border: '2px solid var(--accent)',
        ...looks[kind],
        ...(at === undefined ? {} : { position: 'absolute', left: `${at}%`, top: '50%', margin: '-5px 0 0 -5px' }),
      }}
    />
  );
}

interface RowProps {
  one: ClientBid;
  axis: PriceAxis;
  best: number;
  isFirst: boolean;
  isLowest: boolean;
}

function Row({ one, axis, best, isFirst, isLowest }: RowProps) {
  const to = useAreaPath();
  const { bid } = one;
  const [first, now] = [placeOn(axis, one.first_total), placeOn(axis, bid.comparable_otd)];
  const isEstimate = bid.missing.length > 0;
  return (
    <Box component="li" sx={{ ...columns, alignItems: 'center', padding: { xs: '14px 16px', md: '14px 24px' }, borderTop: '1px solid var(--border-soft)' }}>
      <Box sx={{ minWidth: 0, lineHeight: '20px' }}>
        <Box sx={{ fontWeight: 'var(--w-medium)' }}>{one.dealer_name}</Box>
        <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}>
          {[one.place, one.distance !== null && messages.away(one.distance)].filter(Boolean).join(', ')}
        </Box>
      </Box>
      <Box
        role="img"
        aria-label={messages.plot(formatCents(one.first_total), formatCents(bid.comparable_otd))}
        sx={{ position: 'relative', height: 20, order: { xs: 3, md: 0 }, gridColumn: { xs: '1 / -1', md: 'auto' }, mx: { xs: '6px', md: 0 } }}
      >
        <Box sx={{ position: 'absolute', left: 0, right: 0, top: '50%', borderTop: '1px solid var(--border)' }} />
        <Box
          sx={{
            position: 'absolute',
            left: `${Math.min(first, now)}%`,
            width: `${Math.abs(first - now)}%`,
            top: '50%',
            borderTop: '2px solid var(--accent)',
            mt: '-1px',
          }}
        />
        {one.revisions > 1 && <Dot kind="first" at={first} />}
        <Dot kind={isEstimate ? 'estimate' : 'now'} at={now} />
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Box className="num" sx={{ fontWeight: 'var(--w-strong)' }}>
          {isEstimate && '≈ '}
          {formatCents(bid.comparable_otd)}
        </Box>
        {isLowest ? (
          <StatusChip tone="success" icon={<Check />} label={messages.lowest} />
        ) : (
          <Box className="num" sx={{ fontSize: 'var(--fs-small)', color: 'text.secondary' }}>
            {formatCents(bid.comparable_otd - best, { sign: true })}
          </Box>
        )}
      </Box>
      <Box sx={{ order: { xs: 4, md: 0 }, gridColumn: { xs: '1 / -1', md: 'auto' }, fontSize: 'var(--fs-ui)', lineHeight: '20px' }}>
        <GoodFor day={bid.lines.good_through ?? null} />
        <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' }}>{movement(one)}</Box>
      </Box>
      {one.link_id !== null && (
        <Button
          component={Link}
          to={to(`/listings/${one.link_id}/worksheet`)}
          variant={isFirst ? 'contained' : 'outlined'}
          aria-label={messages.worksheetOf(one.dealer_name)}
          sx={{ order: { xs: 5, md: 0 }, gridColumn: { xs: '1 / -1', md: 'auto' } }}
        >
          {messages.worksheet}
        </Button>
      )}
    </Box>
  );
}

function movement({ bid, first_total, revisions }: ClientBid): string {
  if (bid.missing.length > 0) return messages.leftOut(formatCents(bid.total_otd), bid.missing.length);
  return revisions > 1 && first_total > bid.comparable_otd ? messages.down(formatCents(first_total - bid.comparable_otd), revisions) : messages.unchanged;
}

/** How long a price counts, warm where it ends. */
function GoodFor({ day }: { day: string | null }) {
  if (day === null) return <Box sx={{ color: 'text.secondary' }}>{messages.noDay}</Box>;
  const days = daysLeft(day, todayHere());
  const text = days < 0 ? messages.expired : days === 0 ? messages.endsToday : messages.daysLeft(days);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px', color: days <= 0 ? 'var(--warning)' : 'text.secondary', '& > svg': { fontSize: 18 } }}>
      <Schedule aria-hidden="true" />
      {text}
    </Box>
  );
}
