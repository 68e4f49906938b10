import Box from '@mui/material/Box';
import { Card } from '../../../engine/web/Card.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';

const places = [0, 1, 2];

/** A folder's files before they are there, as pictures or as a list. */
export function FilesSkeleton({ as }: { as: 'grid' | 'list' }) {
  return as === 'grid' ? <GridSkeleton /> : <ListSkeleton />;
}

function GridSkeleton() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        padding: 4,
        '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3, padding: 3 },
      }}
    >
      {places.map((place) => (
        <Card key={place}>
          <Skeleton height={120} sx={{ borderRadius: 0 }} />
          <Box sx={{ display: 'grid', gap: '6px', padding: '12px', height: 68, alignContent: 'start' }}>
            <Skeleton height={14} width="70%" />
            <Skeleton height={12} width="48%" />
          </Box>
        </Card>
      ))}
    </Box>
  );
}

function ListSkeleton() {
  return (
    <>
      {places.map((place) => (
        <Box key={place} sx={{ display: 'flex', alignItems: 'center', gap: 3, padding: '8px 16px', '& + &': { borderTop: '1px solid var(--border-soft)' } }}>
          <Skeleton width={40} height={40} />
          <Box sx={{ flex: 1, display: 'grid', gap: '6px' }}>
            <Skeleton height={14} width="38%" />
            <Skeleton height={12} width="24%" />
          </Box>
        </Box>
      ))}
    </>
  );
}
