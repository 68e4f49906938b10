import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from '../../kit/router/Link.tsx';
import { useLocation, useNavigate } from '../../kit/router/router.ts';
import { api, dataOf } from '../../api/client.ts';
import { session } from '../../api/session.ts';
import type { Problem } from '../../../engine/web/problem.ts';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { usePlainForm } from '../../../engine/web/form/usePlainForm.ts';
import { DeadLink, isDead } from '../frame/DeadLink.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { confirmMessages } from '../messages/confirm.ts';

/** Opened by a mailed link: shows its purpose, and acts when the button is pressed (a mail scanner that opens it changes nothing). */
export default function ConfirmEmailPage() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token === null ? <Dead problem={null} /> : <Confirm key={token} token={token} />;
}

/** A new link is requested in the profile, so signing in leads to one. */
function Dead({ problem }: { problem: Problem | null }) {
  return <DeadLink problem={problem} to="/login" label={confirmMessages.signIn} />;
}

function Confirm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const form = usePlainForm({
    fields: {},
    initial: {},
    submit: async () => {
      const mine = session.get()?.token;
      // Public calls send no token; here it proves that the account's owner is signed in where the link was opened.
      const headers = mine === undefined ? {} : { Authorization: `Bearer ${mine}` };
      const answer = await dataOf(api.POST('/auth/confirm-email', { body: { token }, headers }));
      if (answer.password_token === null) setConfirmed(answer.email);
      else navigate(`/reset-password#token=${answer.password_token}`, { replace: true });
    },
  });
  if (confirmed !== null) {
    return (
      <FormFrame title={confirmMessages.doneTitle} lead={confirmMessages.done(confirmed)}>
        <Button variant="contained" component={Link} to="/login" sx={{ mt: 7 }}>
          {confirmMessages.goOn}
        </Button>
      </FormFrame>
    );
  }
  if (form.problem && isDead(form.problem)) return <Dead problem={form.problem} />;
  return (
    <FormFrame title={confirmMessages.title} lead={confirmMessages.lead}>
      <Box component="form" {...form.form} sx={{ display: 'grid', gap: 5, mt: 7 }}>
        <FormProblem problem={form.problem} />
        <SubmitButton label={confirmMessages.submit} busyLabel={confirmMessages.busy} busy={form.busy} />
      </Box>
    </FormFrame>
  );
}
