import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notLoaded } from '../../../engine/web/problem.ts';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';

interface PanelProps<Data> {
  title: string;
  /** A count beside the title. */
  badge?: ReactNode;
  /** At the right of the title: a legend, or the way to the list. */
  aside?: ReactNode;
  query: UseQueryResult<Data>;
  /** Screen reader text while it loads, and the message if loading failed. */
  loading: string;
  failed: string;
  /** What keeps the shape meanwhile. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A card of the dashboard that loads, fails and tries again by itself. */
export function Panel<Data>({ title, badge, aside, query, loading, failed, skeleton, children }: PanelProps<Data>) {
  const { data, isPending, error, isPlaceholderData, refetch } = query;
  return (
    <Card
      component="section"
      aria-label={title}
      aria-busy={isPlaceholderData || undefined}
      sx={{ display: 'flex', flexDirection: 'column', p: '14px 16px 12px', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: 24, mb: '10px' }}>
        <Box component="h2" sx={{ fontSize: 'var(--fs-h3)', lineHeight: 'var(--lh-h3)', fontWeight: 'fontWeightBold', letterSpacing: 'var(--tr-h3)' }}>
          {title}
        </Box>
        {badge}
        {aside !== undefined && <Box sx={{ ml: 'auto' }}>{aside}</Box>}
      </Box>
      {isPending && <Loading label={loading}>{skeleton}</Loading>}
      {error && data === undefined && (
        <ErrorState title={failed} onRetry={() => void refetch()}>
          {notLoaded(error)}
        </ErrorState>
      )}
      {data !== undefined && (
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            minWidth: 0,
            opacity: isPlaceholderData ? 0.6 : 1,
            transition: 'opacity var(--t) var(--ease)',
          }}
        >
          {children(data)}
        </Box>
      )}
    </Card>
  );
}
