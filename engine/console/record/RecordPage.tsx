import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { PageFailed } from '../../web/PageFailed.tsx';
import { ErrorState } from '../../web/states.tsx';
import { Loading, TextSkeleton } from '../../web/skeletons.tsx';
import { useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { isNotThere, notLoaded } from '../../web/problem.ts';
import { RecordHeader } from './RecordHeader.tsx';
import { ToList } from './ToList.tsx';

/** Content and its sidebar (whose space stays free without one); stacked on narrow screens, and where the content needs the whole width. */
export function RecordColumns({ children, aside, isWide = false }: { children: ReactNode; aside?: ReactNode; isWide?: boolean }) {
  const columns = isWide ? 'minmax(0, 1fr)' : { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 316px' };
  return (
    <Box data-record-columns="" sx={{ display: 'grid', gridTemplateColumns: columns, gap: 4, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {aside}
    </Box>
  );
}

/** While a record is on its way: its name if a list has told it, else what it is one of, and its shape. */
export function RecordLoading({ record }: { record?: RaRecord | undefined }) {
  const { singular } = useDescriptor();
  return (
    <>
      <RecordHeader {...(record && { record })} waits />
      <Loading label={messages.loading(singular)}>
        <RecordColumns
          aside={
            <Card sx={{ p: 4 }}>
              <TextSkeleton />
            </Card>
          }
        >
          <Card sx={{ p: 5 }}>
            <TextSkeleton rows={7} />
          </Card>
        </RecordColumns>
      </Loading>
    </>
  );
}

/** A record that is not there, or did not come. */
export function RecordFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { singular, segment } = useDescriptor();
  if (isNotThere(error)) {
    return (
      <Card>
        <PageFailed error={error} what={singular} failed={messages.recordFailed(singular)} action={<ToList segment={segment} />} onRetry={onRetry} />
      </Card>
    );
  }
  return (
    <>
      <RecordHeader title={singular} />
      <Card>
        <ErrorState title={messages.recordFailed(singular)} onRetry={onRetry}>
          {notLoaded(error)}
        </ErrorState>
      </Card>
    </>
  );
}
