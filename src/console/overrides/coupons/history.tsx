import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { apiQuery } from '../../../api/query.ts';
import { notLoaded } from '../../../../engine/web/problem.ts';
import { formatDateTime } from '../../../../engine/web/format.ts';
import { TextSkeleton } from '../../../../engine/web/skeletons.tsx';
import type { AsideProps } from '../../../../engine/console/overrides.ts';

/** The changes of a coupon, with what each value was. */
export default function CouponHistory({ record }: AsideProps) {
  const id = String(record.id);
  const changes = useQuery(
    apiQuery(['/coupons/{id}/history', id, Number(record['version'])], (signal) => api.GET('/coupons/{id}/history', { params: { path: { id } }, signal })),
  );
  if (changes.isError) return <>{notLoaded(changes.error)}</>;
  if (!changes.data) return <TextSkeleton rows={3} />;
  return (
    <Box component="ul" sx={{ '& li': { py: '7px' }, '& li + li': { borderTop: '1px solid var(--border-soft)' } }}>
      {changes.data.map((change) => (
        <li key={change.id}>
          {change.words}
          <Box component="div" sx={{ fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-small)', color: 'text.secondary' }}>
            {change.actor_name}, <time dateTime={change.created_at}>{formatDateTime(change.created_at)}</time>
          </Box>
        </li>
      ))}
    </Box>
  );
}
