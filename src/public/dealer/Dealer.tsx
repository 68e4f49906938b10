import Typography from '@mui/material/Typography';
import { Suspense, useCallback } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { messageOf, Problem } from '../../../engine/web/problem.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { useLoad } from '../../../engine/web/useLoad.ts';
import type { DealerRequest } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { messages as shared } from '../messages.ts';
import { deadLinkMessages } from '../messages/dead-link.ts';
import { dealerMessages as messages } from '../messages/dealer.ts';
import { isDead } from '../frame/DeadLink.tsx';
import { DealerFrame } from './DealerFrame.tsx';

// What it is made of comes while the request is asked for.
const Answer = lazyScreen(async () => ({ default: (await import('./Answer.tsx')).Answer }));

interface DeadProps {
  title: string;
  text: string;
}

const incomplete: DeadProps = { title: deadLinkMessages.incomplete, text: deadLinkMessages.openAgain };

/** The page of one mailed link; without a token it is incomplete. */
export function Dealer({ token }: { token: string | null }) {
  return token ? <Opened key={token} token={token} /> : <Dead {...incomplete} />;
}

function Dead({ title, text }: DeadProps) {
  return (
    <DealerFrame title={title}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {text} {messages.deadText}
      </Typography>
    </DealerFrame>
  );
}

/** A cut link is no field to be fixed; of one that has expired the heading has said so. */
function whyDead(problem: Problem): DeadProps {
  if (problem.status === 422 || problem.status === 400) return incomplete;
  return { title: shared.deadLink, text: problem.status === 410 ? '' : messageOf(problem) };
}

function Opened({ token }: { token: string }) {
  const load = useCallback((signal?: AbortSignal) => dataOf(api.POST('/dealer-answers/open', { body: { token }, ...(signal ? { signal } : {}) })), [token]);
  const found = useLoad<DealerRequest>(load);
  if (found.state === 'failed') {
    if (found.error instanceof Problem && isDead(found.error)) return <Dead {...whyDead(found.error)} />;
    return (
      <DealerFrame title={messages.title}>
        <ErrorState title={messages.failed} onRetry={found.retry} isPage>
          {messageOf(found.error)}
        </ErrorState>
      </DealerFrame>
    );
  }
  const waiting = (
    <Loading label={messages.loading}>
      <TextSkeleton rows={8} />
    </Loading>
  );
  return (
    <DealerFrame title={found.data?.title ?? messages.title}>
      {found.state === 'loading' ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <Answer token={token} opened={found.data} load={load} />
        </Suspense>
      )}
    </DealerFrame>
  );
}
