import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { apiQuery } from '../../../api/query.ts';
import { messageOf } from '../../../../engine/web/problem.ts';
import { formatCents, formatDateTime } from '../../../../engine/web/format.ts';
import { TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import { useContract } from '../../../../engine/console/ContractContext.tsx';
import type { AsideProps } from '../../../../engine/console/overrides.ts';
import { filteredListPath } from '../../../../engine/console/paths.ts';
import { messages } from '../../messages.ts';
import { readCoupon } from './coupon.ts';

const couponsMessages = messages.coupons;

function Heading({ children }: { children: ReactNode }) {
  return (
    <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', mb: 3 }}>
      {children}
    </Box>
  );
}

/** The sidebar of a coupon: its uses, its revenue, and its changes. */
export default function CouponAside({ record }: AsideProps) {
  const { basename } = useContract();
  const coupon = readCoupon(record);
  const id = String(record.id);
  const figures: [string, string][] = [
    [couponsMessages.redeemed, String(coupon.used)],
    [couponsMessages.reserved, String(coupon.reserved)],
    [couponsMessages.gross, formatCents(coupon.gross)],
    [couponsMessages.discounts, formatCents(-coupon.discounts)],
    [couponsMessages.net, formatCents(coupon.net)],
  ];
  return (
    <>
      <Heading>{couponsMessages.usage}</Heading>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: 2,
          '& dt': { color: 'text.secondary' },
          '& dd': { fontWeight: 'fontWeightMedium', textAlign: 'right' },
        }}
      >
        {figures.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </Box>
        ))}
      </Box>
      {coupon.used > 0 && (
        <Button fullWidth variant="outlined" component={RouterLink} to={filteredListPath(basename, 'coupon-usage', { coupon_id: id })} sx={{ mt: 4 }}>
          {couponsMessages.showUses(coupon.used)}
        </Button>
      )}
      <Box sx={{ mx: -4, mt: 4, p: 4, pb: 0, borderTop: '1px solid var(--border-soft)' }}>
        <Heading>{couponsMessages.history}</Heading>
        <History id={id} version={Number(record['version'])} />
      </Box>
    </>
  );
}

function History({ id, version }: { id: string; version: number }) {
  const changes = useQuery(
    apiQuery(['/coupons/{id}/history', id, version], (signal) => api.GET('/coupons/{id}/history', { params: { path: { id } }, signal })),
  );
  if (changes.isError) return <>{messageOf(changes.error)}</>;
  if (!changes.data) return <TextSkeleton rows={3} />;
  return (
    <Box component="ul" sx={{ '& li': { py: 2 }, '& li + li': { borderTop: '1px solid var(--border-soft)' } }}>
      {changes.data.map((change) => (
        <li key={change.id}>
          {change.words}
          <Box component="div" sx={{ fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
            {change.actor_name}, <time dateTime={change.created_at}>{formatDateTime(change.created_at)}</time>
          </Box>
        </li>
      ))}
    </Box>
  );
}
