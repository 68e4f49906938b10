import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import * as roles from '../../../../generated/roles.ts';
import { useArea, useAreaPath } from '../../../kit/area/area.ts';
import { FailedLine } from '../../../../engine/web/Answered.tsx';
import { formatCents } from '../../../../engine/web/format.ts';
import { Skeleton } from '../../../../engine/web/Skeleton.tsx';
import { messages } from '../messages.ts';
import { spendingsOf } from '../queries.ts';

const paymentsMessages = messages.payments;

/** The client's payments less refunds, and savings, in all. @param refunded total refunds, in cents */
export function SpendingTotals({ clientId, refunded }: { clientId: string; refunded: number }) {
  const { data, isError, refetch } = useQuery(spendingsOf(clientId));
  return (
    <Box sx={{ padding: '12px 16px', borderBottom: '1px solid var(--border-soft)' }}>
      {isError && !data ? (
        <FailedLine onRetry={() => void refetch()}>{paymentsMessages.spendingsFailed}</FailedLine>
      ) : (
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px' }}>
          <Total label={paymentsMessages.paid}>{data ? formatCents(data.paid) : <Skeleton width={88} height={20} />}</Total>
          {refunded > 0 && <Total label={paymentsMessages.refunded}>{formatCents(refunded)}</Total>}
          <Total label={paymentsMessages.saved}>{data ? formatCents(data.saved) : <Skeleton width={88} height={20} />}</Total>
        </Box>
      )}
    </Box>
  );
}

function Total({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
        {label}
      </Box>
      <Box component="dd" className="num" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'var(--w-strong)' }}>
        {children}
      </Box>
    </div>
  );
}

/** The same coupon by coupon, the one that saved most on top; nothing where none was used. Coupons are an admin's to open. */
export function SpendingsByCoupon({ clientId }: { clientId: string }) {
  const { role } = useArea();
  const to = useAreaPath();
  const rows = useQuery(spendingsOf(clientId)).data?.by_coupon ?? [];
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="spendings-by-coupon" sx={{ borderTop: '1px solid var(--border)' }}>
      <Box component="h2" id="spendings-by-coupon" sx={{ typography: 'h4', p: '12px 16px 4px' }}>
        {paymentsMessages.byCoupon}
      </Box>
      <Box component="ul" sx={{ '& li + li': { borderTop: '1px solid var(--border-soft)' } }}>
        {rows.map(({ coupon_id, code, times, paid, saved }) => (
          <Box component="li" key={coupon_id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: 5, p: '8px 16px' }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {role === roles.admin ? (
                <Link component={RouterLink} to={to(`/coupons/${coupon_id}`)}>
                  {code}
                </Link>
              ) : (
                code
              )}
              <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>{paymentsMessages.used(times)}</Box>
            </Box>
            <Figure label={paymentsMessages.couponPaid} cents={paid} />
            <Figure label={paymentsMessages.couponSaved} cents={saved} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Figure({ label, cents }: { label: string; cents: number }) {
  return (
    <Box sx={{ textAlign: 'right' }}>
      <Box className="num">{formatCents(cents)}</Box>
      <Box sx={{ fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>{label}</Box>
    </Box>
  );
}
