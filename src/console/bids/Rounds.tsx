import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { formatCents, formatDateTime } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { BidInvitation, BidRequest } from '../../../generated/api.ts';
import { bidRequestStatusLabels, bidRequestStatusTones } from '../../../generated/enums.ts';
import { messages } from './messages.ts';

/** What a round came to: who was asked in it or before, who had answered by its end, and the lowest total then. Cents. */
export function roundOf(dealers: readonly BidInvitation[], round: number): { asked: number; answered: number; best: number | null } {
  const inRound = dealers.filter(({ asked_round }) => asked_round >= round);
  const totals = dealers.flatMap(({ bids }) => {
    const bid = bids.find((each) => each.round <= round);
    return bid ? [bid.comparable_otd] : [];
  });
  return {
    asked: inRound.length,
    answered: inRound.filter(({ bids }) => bids.some((bid) => bid.round === round)).length,
    best: totals.length > 0 ? Math.min(...totals) : null,
  };
}

interface RoundsProps {
  request: BidRequest;
  dealers: readonly BidInvitation[];
  /** Opens the form of the next round, where there may be one. */
  onNext?: () => void;
}

/** The rounds beside each other, the newest tinted, and the way to the next one. */
export function Rounds({ request, dealers, onNext }: RoundsProps) {
  const rounds = Array.from({ length: request.round }, (_each, index) => index + 1);
  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', '& > div': { flex: '1 1 200px', padding: '12px 16px', fontSize: 'var(--fs-ui)', lineHeight: '20px' } }}>
      {rounds.map((round) => {
        const isNow = round === request.round;
        const { asked, answered, best } = roundOf(dealers, round);
        return (
          <Box key={round} sx={isNow ? { background: 'var(--accent-soft)' } : {}}>
            <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', fontWeight: 'var(--w-medium)' }}>
              {messages.round(round, isNow && request.target_total !== null ? formatCents(request.target_total) : null)}
              {isNow && <StatusChip label={bidRequestStatusLabels[request.status]} tone={bidRequestStatusTones[request.status] ?? 'neutral'} />}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              {isNow && `${formatDateTime(request.due_at)}. `}
              {messages.counts(asked, answered, isNow ? request.declined : 0)}
            </Box>
            {best !== null && (
              <div>
                {messages.best} <b className="num">{formatCents(best)}</b>
              </div>
            )}
          </Box>
        );
      })}
      {onNext && (
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Button variant="outlined" onClick={onNext}>
            {messages.nextRound}
          </Button>
        </Box>
      )}
    </Card>
  );
}
