import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { api, dataOf } from '../../api/client.ts';
import { sentenceOf } from '../../api/problem.ts';
import { useLoad } from '../../api/useLoad.ts';
import { LogoLoader } from '../../features/ui/LogoLoader.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { messages } from '../messages.ts';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';

const words = messages.reset;

/** The single-use token of the mailed link; it stands in the fragment, which no server log sees. */
const tokenOf = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, '')).get('token');

function DeadLink({ text }: { text: string }) {
  return (
    <FormFrame title={words.title} lead={text}>
      <Button variant="contained" component={Link} to="/forgot-password" sx={{ mt: 7 }}>
        {words.askAgain}
      </Button>
    </FormFrame>
  );
}

function CheckedLink({ token }: { token: string }) {
  const check = useCallback((signal: AbortSignal) => dataOf(api.POST('/auth/check-token', { body: { token }, signal })), [token]);
  const link = useLoad(check);
  if (link.state === 'loading') return <LogoLoader />;
  if (link.state === 'failed') return <DeadLink text={sentenceOf(link.error)} />;
  return <ChoosePasswordForm token={token} link={link.data} />;
}

/** Chooses a password with the token of a mail: a new one, or the first one of an invited account. */
export default function ResetPasswordPage() {
  const { hash } = useLocation();
  const token = tokenOf(hash);
  return token === null ? <DeadLink text={words.noToken} /> : <CheckedLink key={token} token={token} />;
}
