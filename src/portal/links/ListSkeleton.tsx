import Box from '@mui/material/Box';
import { Card } from '../../../engine/web/Card.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { messages } from '../../features/links/messages.ts';

/** Two cards of the list before they are there: picture, facts, choices. */
export function ListSkeleton() {
  return (
    <Loading label={messages.loading}>
      <Skeleton width={440} height={16} sx={{ mt: '6px', maxWidth: '100%' }} />
      <Box sx={{ display: 'flex', gap: 2, mt: '30px', mb: 8, '@media (max-width: 640px)': { mt: '22px', mb: 5 } }}>
        {[104, 72, 120].map((width) => (
          <Skeleton key={width} width={width} height={36} />
        ))}
      </Box>
      <Skeleton width={180} height={20} sx={{ mb: 4 }} />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <CardSkeleton />
        <CardSkeleton />
      </Box>
    </Loading>
  );
}

function CardSkeleton() {
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateColumns: '280px minmax(0, 1fr) 320px',
        '@media (max-width: 1100px)': { gridTemplateColumns: '240px minmax(0, 1fr)' },
        '@media (max-width: 700px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <Skeleton height="100%" sx={{ minHeight: 200, borderRadius: 0 }} />
      <Box sx={{ display: 'grid', gap: '10px', alignContent: 'start', padding: '20px 24px', '@media (max-width: 700px)': { padding: 4 } }}>
        <Skeleton height={24} width={190} />
        <Skeleton height={20} width="74%" />
        <Skeleton height={28} width={150} />
        <Skeleton height={16} width="62%" />
        <Skeleton height={16} width="46%" />
        <Skeleton height={16} width="52%" sx={{ mt: 3 }} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignContent: 'center',
          padding: 5,
          background: 'var(--surface-2)',
          '@media (max-width: 1100px)': { gridColumn: '1 / -1' },
          '@media (max-width: 700px)': { padding: 4 },
        }}
      >
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} width={120} />
      </Box>
    </Card>
  );
}
