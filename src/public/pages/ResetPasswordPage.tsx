import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { Link } from '../../kit/router/Link.tsx';
import { useLocation } from '../../kit/router/router.ts';
import { api, dataOf } from '../../api/client.ts';
import { Problem, sentenceOf } from '../../../engine/web/problem.ts';
import { useLoad } from '../../../engine/web/useLoad.ts';
import { plainLooks } from '../../../engine/web/PlainButton.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { useTakenOver } from '../../../engine/web/taken-over.ts';
import { suffixOf } from '../chosen-package.ts';
import { isCut } from '../cut-link.ts';
import { FormFrame } from '../frame/FormFrame.tsx';
import { messages } from '../messages.ts';
import { deadLinkMessages } from '../messages/dead-link.ts';
import { resetMessages } from '../messages/reset.ts';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';

/** The mailed link's fragment, which no server log sees: its single-use token, and the package the visitor came with. */
interface MailedLink {
  token: string | null;
  suffix: string;
}

function mailedLink(hash: string): MailedLink {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  return { token: carried.get('token'), suffix: suffixOf(carried.get('package')) };
}

const AskAgain = styled(Link)({ ...plainLooks(), marginTop: 28 });

function DeadLink({ title, text, suffix }: { title: string; text: string; suffix: string }) {
  return (
    <FormFrame title={title} lead={text}>
      <AskAgain to={`/forgot-password${suffix}`}>{resetMessages.askAgain}</AskAgain>
    </FormFrame>
  );
}

function CheckedLink({ token, suffix }: { token: string; suffix: string }) {
  const check = useCallback((signal?: AbortSignal) => dataOf(api.POST('/auth/check-token', { body: { token }, ...(signal ? { signal } : {}) })), [token]);
  const link = useLoad(check);
  // Typed while the link is checked, and before: the page is drawn ahead.
  if (link.state !== 'failed') return <ChoosePasswordForm token={token} link={link.data} check={check} suffix={suffix} />;
  // Refused for good, by the server's word; anything else may pass, and the link is as good as before.
  if (link.error instanceof Problem && link.error.status >= 400 && link.error.status < 500 && link.error.status !== 429)
    return isCut(link.error) ? (
      <DeadLink title={deadLinkMessages.incomplete} text={deadLinkMessages.openAgain} suffix={suffix} />
    ) : (
      <DeadLink title={messages.deadLink} text={sentenceOf(link.error)} suffix={suffix} />
    );
  return (
    <FormFrame title={resetMessages.title}>
      <ErrorState title={resetMessages.notChecked} onRetry={link.retry}>
        {sentenceOf(link.error)} {resetMessages.stillGood}
      </ErrorState>
    </FormFrame>
  );
}

/** Chooses a password with the token of a mail: a new one, or the first one of an invited account. */
export default function ResetPasswordPage() {
  const { hash } = useLocation();
  const { token, suffix } = mailedLink(hash);
  if (useTakenOver() && token === null) return <DeadLink title={resetMessages.title} text={resetMessages.noToken} suffix={suffix} />;
  return <CheckedLink token={token ?? ''} suffix={suffix} />;
}
