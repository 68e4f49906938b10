import Box from '@mui/material/Box';
import { formatCents } from '../../../../engine/web/format.ts';
import { messages } from '../messages.ts';

interface FiguresProps {
  agreed: number;
  /** The contract's own total; null as long as nobody typed it. */
  contract: number | null;
  open: number;
}

/** Both totals and how far they are apart. */
export function Figures({ agreed, contract, open }: FiguresProps) {
  const by = contract === null || Number.isNaN(contract) ? null : contract - agreed;
  const isBad = (by ?? 0) > 0 || open > 0;
  const label = by === null || by === 0 ? messages.alike : by > 0 ? messages.above : messages.below;
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' },
        borderBottom: '1px solid var(--border)',
        '& > div': { padding: '10px 16px' },
        '& > div + div': { borderLeft: '1px solid var(--border-soft)' },
        '& dt': { fontSize: 'var(--fs-small)', lineHeight: '16px', color: 'text.secondary' },
        '& dd': { m: 0, fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 'var(--w-strong)', letterSpacing: '-.012em' },
      }}
    >
      <div>
        <dt>{messages.agreed}</dt>
        <dd className="num">{formatCents(agreed)}</dd>
      </div>
      <div>
        <dt>{messages.contract}</dt>
        <dd className="num">{contract === null || Number.isNaN(contract) ? '–' : formatCents(contract)}</dd>
      </div>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          gridRow: { xs: 1, md: 'auto' },
          ...(isBad ? { background: 'var(--error-soft)', '& dd': { color: 'var(--error)' } } : {}),
        }}
      >
        <dt>{label(open)}</dt>
        <dd className="num">{by === null ? '–' : formatCents(by, { sign: true })}</dd>
      </Box>
    </Box>
  );
}
