import Check from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import { Card } from '../../../engine/web/Card.tsx';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCents } from '../../../engine/web/format.ts';
import { formatClock } from '../../kit/moment.ts';
import { messages } from './messages.ts';

interface OrderSummaryProps {
  packageName: string;
  /** Cents. */
  price: number;
  discount: number;
  couponCode: string | null | undefined;
  /** ISO instant until which price and coupon are kept. */
  until?: string | null | undefined;
  /** What the package gives. */
  inclusions?: readonly string[];
  /** Notes to read before paying. */
  promises?: readonly string[] | undefined;
  children?: ReactNode;
}

const none: readonly string[] = [];

/** The items and their total. */
export function OrderSummary({ packageName, price, discount, couponCode, until, inclusions = none, promises = none, children }: OrderSummaryProps) {
  return (
    <Card component="section" aria-label={messages.order} sx={{ padding: '20px 24px' }}>
      <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
        {messages.order}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: '8px 16px', '& dd': { textAlign: 'right' } }}>
        <dt>{packageName}</dt>
        <dd className="num">{formatCents(price)}</dd>
        {discount > 0 && (
          <>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {messages.coupon(couponCode ?? '')}
            </Box>
            <Box component="dd" className="num" sx={{ color: 'success.main' }}>
              {formatCents(-discount)}
            </Box>
          </>
        )}
      </Box>
      {inclusions.length > 0 && (
        <Box
          component="ul"
          aria-label={messages.included}
          sx={{ display: 'grid', gap: 1, mt: 3, fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)', color: 'text.secondary' }}
        >
          {inclusions.map((line) => (
            <Box component="li" key={line} sx={{ display: 'flex', gap: 2 }}>
              <Check aria-hidden="true" sx={{ fontSize: 18, mt: '1px', color: 'primary.main' }} />
              {line}
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 4, mt: 4, pt: 3, borderTop: '1px solid var(--border-soft)' }}>
        <span>{price > discount ? messages.totalNow : messages.total}</span>
        <Box component="strong" className="num" sx={{ fontSize: 34, lineHeight: '40px', fontWeight: 'var(--w-strong)', letterSpacing: '-.02em' }}>
          {formatCents(price - discount)}
        </Box>
      </Box>
      {until && (
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {discount > 0 ? messages.untilWithCoupon(formatClock(until)) : messages.until(formatClock(until))}
        </Typography>
      )}
      {promises.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 1, mt: 3, fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)', color: 'text.secondary' }}>
          {promises.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
      {children}
    </Card>
  );
}
