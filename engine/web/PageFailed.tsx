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
  /** The way to what there is, where this is not there: asking again finds nothing. */
  action?: ReactNode;
  /** Said of what is not there instead: of several, or of what has words of its own. */
  gone?: string;
  onRetry: () => void;
  /** Whether the page has nothing else; false where it has a heading, and this is a part of it. */
  isPage?: boolean;
}

/**
 * A page whose one thing is not there, or did not come. Of what is not there nobody is asked to try again, and nothing is said but what is known: whether it
 * was ever there is for nobody to learn who may not see it.
 */
export function PageFailed({ error, what, failed, children, action, gone = messages.notFoundExplained, onRetry, isPage = true }: PageFailedProps) {
  if (isNotThere(error)) {
    return (
      <EmptyState isPage={isPage} icon={<SearchOff />} title={messages.notFound(what)} action={action}>
        {gone}
      </EmptyState>
    );
  }
  return (
    <ErrorState isPage={isPage} title={failed} onRetry={onRetry}>
      {sentenceOf(error)} {children}
    </ErrorState>
  );
}
