import Box from '@mui/material/Box';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';

/** Some fields of a form, label above, before they are there. */
export function FieldsSkeleton() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 5 }}>
      {[0, 1, 2, 3].map((field) => (
        <Box key={field}>
          <Skeleton height={14} width={96} sx={{ mb: 2 }} />
          <Skeleton height={44} />
        </Box>
      ))}
    </Box>
  );
}
