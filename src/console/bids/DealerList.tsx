import Flag from '@mui/icons-material/FlagRounded';
import Unknown from '@mui/icons-material/HelpOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { formatCents } from '../../../engine/web/format.ts';
import type { Bid, BidInvitation, FeeMedian } from '../../../generated/api.ts';
import { feeKindLabels } from '../../../generated/enums.ts';
import { AnswerChips } from './AnswerChips.tsx';
import { messages } from './messages.ts';

interface DealerListProps {
  dealers: readonly BidInvitation[];
  medians: readonly FeeMedian[];
  /** The lowest total, in cents. */
  best: number;
  chosen: ReadonlySet<string>;
  onToggle: (dealer: BidInvitation) => void;
  /** Opens the lines side by side. */
  onCompare: () => void;
}

/** The dealers of a request on a phone: a row each, with what is to be looked at; the lines open below. */
export function DealerList({ dealers, medians, best, chosen, onToggle, onCompare }: DealerListProps) {
  const priced = dealers.filter(({ bids }) => bids.length > 0).length;
  return (
    <>
      <Box component="ul">
        {dealers.map((dealer) => (
          <DealerItem
            key={dealer.dealer_id}
            dealer={dealer}
            medians={medians}
            best={best}
            isChosen={chosen.has(dealer.dealer_id)}
            onToggle={() => onToggle(dealer)}
          />
        ))}
      </Box>
      {priced > 0 && (
        <Box sx={{ padding: '4px 8px', borderTop: '1px solid var(--border)' }}>
          <Button variant="text" onClick={onCompare}>
            {messages.compare(priced)}
          </Button>
        </Box>
      )}
    </>
  );
}

interface DealerItemProps extends Pick<DealerListProps, 'medians' | 'best'> {
  dealer: BidInvitation;
  isChosen: boolean;
  onToggle: () => void;
}

function DealerItem({ dealer, medians, best, isChosen, onToggle }: DealerItemProps) {
  const [bid] = dealer.bids;
  const where = [dealer.place, dealer.distance !== null && messages.away(dealer.distance), !bid && dealer.declined_reason].filter(Boolean).join(', ');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr) auto',
        columnGap: 2,
        padding: '10px 16px 12px 6px',
        borderTop: '1px solid var(--border-soft)',
      }}
    >
      <Box sx={{ gridRow: '1 / 3' }}>
        {bid && <Checkbox checked={isChosen} onChange={onToggle} slotProps={{ input: { 'aria-label': messages.choose(dealer.dealer_name) } }} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 'var(--w-medium)', overflowWrap: 'anywhere', color: bid ? undefined : 'text.secondary' }}>{dealer.dealer_name}</Box>
        <Box sx={small}>{where}</Box>
      </Box>
      {bid && (
        <Box className="num" sx={{ textAlign: 'right', fontWeight: 'var(--w-strong)', whiteSpace: 'nowrap' }}>
          {bid.missing.length > 0 && '≈ '}
          {formatCents(bid.comparable_otd)}
          <Box sx={{ ...small, fontWeight: 400 }}>{bid.comparable_otd === best ? messages.lowest : formatCents(bid.comparable_otd - best, { sign: true })}</Box>
        </Box>
      )}
      <Box sx={{ gridColumn: '2 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', mt: 2 }}>
        <AnswerChips dealer={dealer} />
        {bid && <Marks bid={bid} medians={medians} />}
      </Box>
    </Box>
  );
}

const small = { fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' } as const;

/** What of a price is to be looked at: lines it leaves out, fees above the firm's median. */
function Marks({ bid, medians }: { bid: Bid; medians: readonly FeeMedian[] }) {
  const above = medians.filter(({ kind, amount }) => (bid.lines[kind] ?? 0) > amount);
  const [first] = above;
  return (
    <>
      {bid.missing.length > 0 && <Mark icon={<Unknown />}>{messages.notGiven(bid.missing.length)}</Mark>}
      {first && <Mark icon={<Flag />}>{above.length === 1 ? messages.feeAbove(feeKindLabels[first.kind]) : messages.feesAbove(above.length)}</Mark>}
    </>
  );
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '4px',
        fontSize: 'var(--fs-small)',
        fontWeight: 'var(--w-medium)',
        color: 'var(--warning)',
        '& > svg': { fontSize: 14 },
      }}
    >
      {icon}
      {children}
    </Box>
  );
}
