import Box from '@mui/material/Box';
import { Card } from '../../../engine/web/Card.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { packagesMessages } from './messages.ts';

const used = [0, 1, 2];

/** One's package and payments before they are there. */
export function PackageSkeleton() {
  return (
    <Loading label={packagesMessages.loading}>
      <Card sx={{ padding: { xs: '20px', md: '24px' }, mb: 10 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' }, gap: { xs: 6, md: 10 } }}>
          <div>
            <Skeleton height={24} width={180} sx={{ mb: 6 }} />
            <TextSkeleton rows={5} />
          </div>
          <Box sx={{ display: 'grid', gap: 5, alignContent: 'start' }}>
            {used.map((row) => (
              <div key={row}>
                <Skeleton height={16} sx={{ mb: 3 }} />
                <Skeleton height={6} />
              </div>
            ))}
          </Box>
        </Box>
      </Card>
      <Skeleton height={20} width={180} sx={{ mb: 4 }} />
      <Card sx={{ padding: '18px 20px' }}>
        <Skeleton height={16} width="46%" sx={{ mb: 2 }} />
        <Skeleton height={12} width="28%" />
      </Card>
    </Loading>
  );
}
