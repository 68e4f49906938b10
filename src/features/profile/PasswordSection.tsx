import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { passwordProblem } from '../../../domain/passwords.ts';
import { updatePasswordForm } from '../../../generated/forms.ts';
import { api, dataOf } from '../../api/client.ts';
import { PasswordField } from '../../../engine/web/fields/PasswordField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';
import { sessionsKey } from './queries.ts';
import { Section } from './Section.tsx';

const passwordMessages = messages.password;

/** Changes the user's password and signs out everywhere else. */
export function PasswordSection({ userId }: { userId: string }) {
  // A new form for each change: it is empty afterwards.
  const [round, setRound] = useState(0);
  return (
    <Section title={passwordMessages.title} lead={passwordMessages.lead}>
      <PasswordForm key={round} userId={userId} onDone={() => setRound(round + 1)} />
    </Section>
  );
}

function PasswordForm({ userId, onDone }: { userId: string; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useOperationForm({
    fields: updatePasswordForm,
    validate: async () => (await import('../../../generated/validators/updatePassword.js')).updatePasswordBody,
    initial: { current_password: '', password: '' },
    check: ({ password }) => {
      const problem = password === '' ? undefined : passwordProblem(password);
      return problem === undefined ? {} : { password: problem };
    },
    submit: async (body) => {
      const { ended_sessions } = await dataOf(api.PATCH('/auth/update-password/{id}', { params: { path: { id: userId } }, body }));
      toast.success(passwordMessages.done(ended_sessions));
      void queries.invalidateQueries({ queryKey: sessionsKey });
      onDone();
    },
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 4, maxWidth: 376 }}>
      <FormProblem problem={form.problem} />
      <PasswordField
        {...form.field('current_password')}
        label={passwordMessages.current}
        autoComplete="current-password"
        value={form.values.current_password}
        onChange={(event) => form.set('current_password', event.target.value)}
      />
      <PasswordField
        {...form.field('password')}
        label={passwordMessages.next}
        hint={undefined}
        autoComplete="new-password"
        value={form.values.password}
        onChange={(event) => form.set('password', event.target.value)}
      />
      <Box>
        <Button type="submit" variant="contained" disabled={form.busy}>
          {form.busy ? messages.saving : passwordMessages.change}
        </Button>
      </Box>
    </Box>
  );
}
