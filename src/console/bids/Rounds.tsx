import Timer from '@mui/icons-material/TimerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { MoneyField } from '../../../engine/web/fields/MoneyField.tsx';
import { formatCents, formatDateTime, formatSpan } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { BidInvitation, BidRequest } from '../../../generated/api.ts';
import { bidRequestStatusLabels, bidRequestStatusTones } from '../../../generated/enums.ts';
import { useNow } from '../../kit/live/useNow.ts';
import { messages } from './messages.ts';

/** What a round came to: who was asked in it or before, who had answered by its end, and the lowest total then. Cents. */
export function roundOf(dealers: readonly BidInvitation[], round: number): { asked: number; answered: number; declined: number; best: number | null } {
  const inRound = dealers.filter(({ asked_round }) => asked_round >= round);
  const totals = dealers.flatMap(({ bids }) => {
    const bid = bids.find((each) => each.round <= round);
    return bid ? [bid.comparable_otd] : [];
  });
  return {
    asked: inRound.length,
    answered: inRound.filter(({ bids }) => bids.some((bid) => bid.round === round)).length,
    // Who declined earlier was not asked again.
    declined: inRound.filter(({ status, asked_round }) => status === 'declined' && asked_round === round).length,
    best: totals.length > 0 ? Math.min(...totals) : null,
  };
}

interface RoundsProps {
  request: BidRequest;
  dealers: readonly BidInvitation[];
  /** Opens the form of the next round with a price to beat, in cents, where there may be one. */
  onNext?: (target: number | null) => void;
}

/** Less than this is soon, in ms. */
const soon = 3 * 3_600_000;

/** The rounds beside each other, the newest tinted, and the way to the next one. */
export function Rounds({ request, dealers, onNext }: RoundsProps) {
  const rounds = Array.from({ length: request.round }, (_each, index) => index + 1);
  return (
    <Card
      sx={{ display: 'flex', flexWrap: 'wrap', '& > div, & > form': { flex: '1 1 220px', padding: '12px 16px', fontSize: 'var(--fs-ui)', lineHeight: '20px' } }}
    >
      {rounds.map((round) => (
        <Round key={round} request={request} dealers={dealers} round={round} />
      ))}
      {onNext && <Next key={request.best_total} request={request} onNext={onNext} />}
    </Card>
  );
}

function Round({ request, dealers, round }: Pick<RoundsProps, 'request' | 'dealers'> & { round: number }) {
  const left = Date.parse(request.due_at) - useNow().getTime();
  const isNow = round === request.round;
  const { asked, answered, declined, best } = roundOf(dealers, round);
  const before = round > 1 ? roundOf(dealers, round - 1).best : null;
  const down = best !== null && before !== null ? before - best : 0;
  const state = isNow ? request.status : 'closed';
  return (
    <Box sx={isNow ? { background: 'var(--accent-soft)' } : {}}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', fontWeight: 'var(--w-medium)' }}>
        {messages.round(round, isNow && request.target_total !== null ? formatCents(request.target_total) : null)}
        {isNow && request.status === 'open' && left > 0 ? (
          <StatusChip icon={<Timer />} label={messages.timeLeft(formatSpan(left))} tone={left < soon ? 'warning' : 'info'} />
        ) : (
          <StatusChip label={bidRequestStatusLabels[state]} tone={bidRequestStatusTones[state] ?? 'neutral'} />
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {isNow && `${formatDateTime(request.due_at)}. `}
        {messages.counts(asked, answered, declined)}
      </Box>
      {best !== null && (
        <div>
          {messages.best} <b className="num">{formatCents(best)}</b>{' '}
          {down > 0 && (
            <Box component="span" className="num" sx={{ color: 'var(--success)' }}>
              ↓ {formatCents(down)}
            </Box>
          )}
        </div>
      )}
    </Box>
  );
}

function Next({ request, onNext }: { request: BidRequest; onNext: (target: number | null) => void }) {
  const [target, setTarget] = useState<number | null>(request.best_total);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext(Number.isNaN(target) ? null : target);
      }}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, '& > :not(button)': { flex: 1, minWidth: 0 } }}
    >
      <MoneyField label={messages.nextRound(request.round + 1)} value={target} onChange={setTarget} />
      <Button type="submit" variant="outlined">
        {messages.start}
      </Button>
    </Box>
  );
}
