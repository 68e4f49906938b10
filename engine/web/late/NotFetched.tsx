import { useState } from 'react';
import { messages } from '../messages.ts';
import { ErrorState } from '../states.tsx';
import { lateMessages } from './messages.ts';

/** In place of a page whose code could not be fetched. It is tried by itself, and at once by the button. */
export function NotFetched({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isTrying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    void onRetry().then(() => setTrying(false));
  };
  return (
    <ErrorState isPage title={lateMessages.title} onRetry={retry} retryLabel={isTrying ? messages.working : messages.tryAgain}>
      {lateMessages.text}
    </ErrorState>
  );
}
