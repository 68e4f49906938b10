import Box from '@mui/material/Box';
import { tradeEquity } from '../../../../domain/trade-equity.ts';
import { formatCents } from '../../../../engine/web/format.ts';
import type { TradeIn } from '../../../../generated/api.ts';
import { messages } from '../../../features/preferences/messages.ts';

const words = messages.tradeIn.equity;

/** What the car is worth to its owner, as far as offers and payoff say. */
export function Equity({ tradeIn }: { tradeIn: TradeIn }) {
  const found = tradeEquity(tradeIn);
  if (!found) return null;
  const { best, payoff, equity } = found;
  const said =
    best === null || equity === null
      ? words.waits(formatCents(payoff))
      : equity < 0
        ? words.owes(formatCents(best), formatCents(payoff), formatCents(-equity))
        : payoff === 0
          ? words.all(formatCents(best))
          : words.rest(formatCents(best), formatCents(payoff), formatCents(equity));
  return (
    <Box component="p" className="num" role="status" sx={{ p: '10px 14px', borderRadius: 'var(--r)', background: 'var(--accent-soft)' }}>
      {said}
    </Box>
  );
}
