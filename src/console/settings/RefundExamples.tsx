import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { refundExamples } from '../../../domain/refund-examples.ts';
import { formatCents } from '../../../engine/web/format.ts';
import type { PackageKind, RefundShares } from '../../../generated/api.ts';
import { packagesQuery } from '../client/queries.ts';
import { messages } from './messages.ts';

interface RefundExamplesProps {
  kind: PackageKind;
  shares: RefundShares;
  /** Those in force. */
  saved: RefundShares | undefined;
}

/** What the typed shares would give of the dearest package of their kind, and what those in force give where it differs. */
export function RefundExamples({ kind, shares, saved }: RefundExamplesProps) {
  const packages = useQuery(packagesQuery);
  const [dearest] = (packages.data ?? [])
    .filter((each) => each.kind === kind && each.price > 0)
    .toSorted((one, other) => Number(other.is_active) - Number(one.is_active) || other.price - one.price);
  if (!dearest) return null;
  const { name, price } = dearest;
  const inForce = saved && refundExamples(price, { kind, shares: saved });
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid var(--border-soft)', fontSize: 'var(--fs-dense)', lineHeight: '20px' }} aria-live="polite">
      <Box sx={{ mb: 2, color: 'text.secondary' }}>{messages.refunds.examples(formatCents(price), name)}</Box>
      <Box component="ul" aria-label={messages.refunds.examples(formatCents(price), name)} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {refundExamples(price, { kind, shares }).map(({ amount, refunded, words }, index) => {
          const was = inForce?.[index]?.amount ?? amount;
          return (
            <Box
              component="li"
              key={`${String(refunded)} ${words}`}
              sx={{ display: 'grid', gridTemplateColumns: { xs: '88px minmax(0, 1fr)', sm: '112px minmax(0, 1fr)' }, gap: 3 }}
            >
              <Box className="num" sx={{ textAlign: 'right' }}>
                <b>{formatCents(amount)}</b>
                {was !== amount && <Box sx={{ fontSize: 'var(--fs-small)', color: 'warning.main' }}>{messages.refunds.insteadOf(formatCents(was))}</Box>}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>{refunded > 0 ? messages.refunds.hadBack(formatCents(refunded), words) : words}</Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
