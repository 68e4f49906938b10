import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from './problem.ts';
import { useSteady } from './useSteady.ts';
import { messages } from './messages.ts';
import { Loading } from './skeletons.tsx';
import { ErrorState } from './states.tsx';

interface AnsweredProps<Data> {
  query: UseQueryResult<Data>;
  /** Read out while it loads: "Loading complaints". */
  loading: string;
  /** What keeps the shape of the answer meanwhile. */
  skeleton: ReactNode;
  /** What did not work: "The complaints did not load". */
  failed: string;
  /** One line, where a full-size state would be too prominent. */
  line?: boolean;
  children: (data: Data) => ReactNode;
}

/** A call's answer; until then a skeleton, and after a failure the reason, with a retry button. A loaded answer stays visible. */
export function Answered<Data>({ query, loading, skeleton, failed, line = false, children }: AnsweredProps<Data>) {
  const { data, error, refetch } = useSteady(query);
  if (data !== undefined) return children(data);
  const retry = () => void refetch();
  if (!error) return <Loading label={loading}>{skeleton}</Loading>;
  if (line) return <FailedLine onRetry={retry}>{failed}</FailedLine>;
  return (
    <ErrorState title={failed} onRetry={retry}>
      {sentenceOf(error)}
    </ErrorState>
  );
}

/** One line that something did not load, and the way to try again. */
export function FailedLine({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px', color: 'text.secondary' }}>
      {children}
      <Link component="button" type="button" onClick={onRetry} sx={{ font: 'inherit', fontWeight: 'var(--w-medium)', minHeight: 24 }}>
        {messages.tryAgain}
      </Link>
    </Box>
  );
}
