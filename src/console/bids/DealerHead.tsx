import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useQuery } from '@tanstack/react-query';
import { vinDoubtMessages } from '../../../domain/vin.ts';
import { vinMismatch } from '../../../domain/vin-mismatch.ts';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import { formatCents, formatDateTime } from '../../../engine/web/format.ts';
import type { Bid, BidInvitation, BidRequest } from '../../../generated/api.ts';
import { carRead } from '../../features/vehicles/carRead.ts';
import { vinQuery } from '../../features/vehicles/queries.ts';
import { AnswerChips } from './AnswerChips.tsx';
import { messages } from './messages.ts';

interface DealerHeadProps {
  /** The car that is asked for. */
  wanted: Pick<BidRequest, 'year' | 'make' | 'model' | 'trim'>;
  dealer: BidInvitation;
  /** The lowest total, in cents. */
  best: number;
  isChosen: boolean;
  isCurrent: boolean;
  onToggle: () => void;
}

/** A dealer's column: who, how far it has come, what it asks for now. */
export function DealerHead({ wanted, dealer, best, isChosen, isCurrent, onToggle }: DealerHeadProps) {
  const [bid] = dealer.bids;
  const total = bid?.comparable_otd;
  return (
    <Box component="th" scope="col" sx={isCurrent ? { boxShadow: 'inset 0 2px 0 var(--accent)' } : {}}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, textAlign: 'left' }}>
        {bid && (
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={onToggle}
            slotProps={{ input: { 'aria-label': messages.choose(dealer.dealer_name) } }}
            sx={{ m: '-8px 0 -8px -10px' }}
          />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 'var(--w-medium)', overflowWrap: 'anywhere' }}>{dealer.dealer_name}</Box>
          <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary', fontWeight: 400 }}>
            {[dealer.place, dealer.distance !== null && messages.away(dealer.distance)].filter(Boolean).join(', ')}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <AnswerChips dealer={dealer} />
      </Box>
      {total !== undefined && (
        <Box className="num" sx={{ mt: 2, fontSize: '1.0625rem', fontWeight: 'var(--w-strong)', whiteSpace: 'nowrap' }}>
          {bid && bid.missing.length > 0 && '≈ '}
          {formatCents(total)}
          <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: '16px', fontWeight: 400, color: total === best ? 'var(--success)' : 'text.secondary' }}>
            {total === best ? messages.lowest : formatCents(total - best, { sign: true })}
          </Box>
        </Box>
      )}
      {bid && <QuotedCar lines={bid.lines} wanted={wanted} />}
      {dealer.question && (
        <Box sx={{ mt: 1, fontSize: 'var(--fs-small)', lineHeight: '16px', fontWeight: 400, color: 'var(--warning)', textAlign: 'left' }}>
          {messages.asked(inSentence(dealer.question.line), formatDateTime(dealer.question.asked_at))}
        </Box>
      )}
      {dealer.draft_total !== null && (
        <Box className="num" sx={{ fontSize: 'var(--fs-small)', fontWeight: 400, color: 'var(--warning)' }}>
          {messages.draft(formatCents(dealer.draft_total))}
        </Box>
      )}
    </Box>
  );
}

/** Which car it is: stock number, whether it is there, and what its VIN says; odd where that is another car than the one asked for. */
function QuotedCar({ lines: { stock_number, on_lot, vin }, wanted }: Pick<Bid, 'lines'> & Pick<DealerHeadProps, 'wanted'>) {
  const read = useQuery({ ...vinQuery(vin ?? ''), enabled: Boolean(vin) }).data;
  const parts = [stock_number && messages.stock(stock_number), on_lot, vin && messages.vin(vin), read && carRead(read)].filter(Boolean);
  const [doubt] = read?.doubts ?? [];
  const odd = doubt ? vinDoubtMessages[doubt] : read && vinMismatch(read, wanted);
  if (parts.length === 0) return null;
  return (
    <Box sx={{ mt: 1, fontSize: 'var(--fs-small)', lineHeight: '16px', fontWeight: 400, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {parts.join(', ')}
      {odd !== undefined && <Box sx={{ color: 'var(--warning)' }}>{odd}</Box>}
    </Box>
  );
}
