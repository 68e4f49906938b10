import Box from '@mui/material/Box';
import type { Payment } from '../../../generated/api.ts';
import { formatCents, formatDate } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

interface RefundSumProps {
  payment: Payment;
  /** Refunded before, in cents. */
  before: number;
  refund: number;
  /** Which refund it is. */
  label: string;
}

/** The amount paid, refunds before and now, and the rest; adds up on screen. */
export function RefundSum({ payment, before, refund, label }: RefundSumProps) {
  return (
    <Box
      component="dl"
      aria-label={messages.sum}
      sx={{
        border: '1px solid var(--border)',
        borderRadius: 'var(--r)',
        fontSize: 'var(--fs-dense)',
        lineHeight: '20px',
        '& > div': { display: 'flex', justifyContent: 'space-between', gap: 3, p: '6px 12px', color: 'text.secondary' },
        '& > div + div': { borderTop: '1px solid var(--border-soft)' },
        '& dd': { color: 'text.primary' },
        '& > div:last-of-type': {
          background: 'var(--surface-2)',
          borderRadius: '0 0 7px 7px',
          fontWeight: 'fontWeightBold',
          '& dt': { color: 'text.primary' },
        },
      }}
    >
      <div>
        <dt>{messages.paid(payment.paid_at ? formatDate(payment.paid_at) : '', payment.coupon_code)}</dt>
        <dd className="num">{formatCents(payment.amount)}</dd>
      </div>
      {before > 0 && (
        <div>
          <dt>{messages.before}</dt>
          <dd className="num">{formatCents(-before)}</dd>
        </div>
      )}
      <div>
        <dt>{label}</dt>
        <dd className="num">{formatCents(refund === 0 ? 0 : -refund)}</dd>
      </div>
      <div>
        <dt>{messages.keep}</dt>
        <dd className="num">{formatCents(payment.amount - before - refund)}</dd>
      </div>
    </Box>
  );
}
