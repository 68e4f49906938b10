import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import type { Problem } from '../../../engine/web/problem.ts';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { usePlainForm } from '../../../engine/web/form/usePlainForm.ts';
import { api, dataOf } from '../../api/client.ts';
import { Link } from '../../kit/router/Link.tsx';
import { useLocation } from '../../kit/router/router.ts';
import { DeadLink, isDead } from '../frame/DeadLink.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { stopMessages } from '../messages/stop-reminders.ts';

/** Opened by the link below a reminder: shows its purpose, and acts when the button is pressed (a mail scanner that opens it changes nothing). */
export default function StopRemindersPage() {
  const { hash, search } = useLocation();
  // Letters from before have it behind the hash.
  const token = new URLSearchParams(search).get('token') ?? new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token === null ? <Dead problem={null} /> : <Stop key={token} token={token} />;
}

function Dead({ problem }: { problem: Problem | null }) {
  return <DeadLink problem={problem} to="/login" label={stopMessages.home} />;
}

function Stop({ token }: { token: string }) {
  const [stopped, setStopped] = useState<string | null>(null);
  const form = usePlainForm({
    fields: {},
    initial: {},
    submit: async () => setStopped((await dataOf(api.POST('/onboarding/stop-reminders', { body: { token } }))).email),
  });
  if (stopped !== null) {
    return (
      <FormFrame title={stopMessages.doneTitle} lead={stopMessages.done(stopped)}>
        <Button variant="contained" component={Link} to="/login" sx={{ mt: 7 }}>
          {stopMessages.home}
        </Button>
      </FormFrame>
    );
  }
  if (form.problem && isDead(form.problem)) return <Dead problem={form.problem} />;
  return (
    <FormFrame title={stopMessages.title} lead={stopMessages.lead}>
      <Box component="form" {...form.form} sx={{ display: 'grid', gap: 5, mt: 7 }}>
        <FormProblem problem={form.problem} />
        <SubmitButton label={stopMessages.submit} busyLabel={stopMessages.busy} busy={form.busy} />
      </Box>
    </FormFrame>
  );
}
