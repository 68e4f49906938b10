import { useCallback, useState } from 'react';
import { messageOf, Problem } from '../../../engine/web/problem.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { useLoad } from '../../../engine/web/useLoad.ts';
import type { SupportCase as Case } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { dueText } from '../../features/support/answer-hours.ts';
import { DeadLink, isDead } from '../frame/DeadLink.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { supportCaseMessages as messages } from '../messages/support-case.ts';
import { Thread } from './Thread.tsx';
import { WriteBack } from './WriteBack.tsx';

/** The page of one address; without a token it is incomplete. */
export function SupportCase({ token }: { token: string | null }) {
  return token ? <Opened key={token} token={token} /> : <Dead problem={null} />;
}

function Dead({ problem }: { problem: Problem | null }) {
  return <DeadLink problem={problem} to="/support" label={messages.again} />;
}

/** What comes next, in one sentence. */
function leadOf({ status, answer_by }: Case, isSent: boolean): string {
  if (isSent) return messages.sent(dueText(answer_by));
  if (status === 'answered') return messages.answered;
  return status === 'closed' ? messages.closed : messages.due(dueText(answer_by));
}

function Opened({ token }: { token: string }) {
  const load = useCallback((signal?: AbortSignal) => dataOf(api.POST('/support-case/read', { body: { token }, ...(signal ? { signal } : {}) })), [token]);
  const found = useLoad<Case>(load);
  const [sent, setSent] = useState<Case | null>(null);
  if (found.state === 'failed') {
    if (found.error instanceof Problem && isDead(found.error)) return <Dead problem={found.error} />;
    return (
      <FormFrame title={messages.title}>
        <ErrorState title={messages.failed} onRetry={found.retry} isPage>
          {messageOf(found.error)}
        </ErrorState>
      </FormFrame>
    );
  }
  if (found.state === 'loading') {
    return (
      <FormFrame title={messages.title}>
        <Loading label={messages.loading}>
          <TextSkeleton rows={8} />
        </Loading>
      </FormFrame>
    );
  }
  const shown = sent ?? found.data;
  return (
    <FormFrame title={messages.title} lead={<span role="status">{leadOf(shown, sent !== null)}</span>} foot={messages.yours(dueText(shown.works_until))}>
      <Thread shown={shown} />
      <WriteBack token={token} onSent={setSent} />
    </FormFrame>
  );
}
