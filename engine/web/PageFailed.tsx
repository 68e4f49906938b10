import SearchOff from '@mui/icons-material/SearchOffRounded';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { isNotThere, sentenceOf } from './problem.ts';
import { EmptyState, ErrorState } from './states.tsx';

interface PageFailedProps {
  error: unknown;
  /** What is read on the page: "Price request". */
  what: string;
  /** That it did not come: "The price request did not load". */
  failed: string;
  /** Which data is safe where it did not come. */
  children?: ReactNode;
  onRetry: () => void;
}

/** A page whose one thing is not there, or did not come. Of what is not there nobody is asked to try again. */
export function PageFailed({ error, what, failed, children, onRetry }: PageFailedProps) {
  if (isNotThere(error)) {
    return (
      <EmptyState isPage icon={<SearchOff />} title={messages.notFound(what)}>
        {messages.notFoundExplained}
      </EmptyState>
    );
  }
  return (
    <ErrorState isPage title={failed} onRetry={onRetry}>
      {sentenceOf(error)} {children}
    </ErrorState>
  );
}
