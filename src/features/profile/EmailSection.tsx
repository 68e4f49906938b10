import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../generated/api.ts';
import { updateEmailForm } from '../../../generated/rules.ts';
import { api, dataOf } from '../../api/client.ts';
import { session } from '../../api/session.ts';
import { EmailField } from '../ui/fields/EmailField.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { useContractForm } from '../ui/form/useContractForm.ts';
import { FormProblem } from '../ui/form/FormProblem.tsx';
import { toast } from '../ui/toast/toast.ts';
import { messages } from './messages.ts';
import { profileKeys } from './queries.ts';
import { Section } from './Section.tsx';

const words = messages.email;

/** The address one signs in with; changing it takes the password. */
export function EmailSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <Section title={words.title} lead={words.lead(user.email)}>
      {open ? (
        <EmailForm userId={user.id} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      )}
    </Section>
  );
}

function EmailForm({ userId, onDone }: { userId: string; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useContractForm({
    fields: updateEmailForm,
    initial: { email: '', current_password: '' },
    submit: async (body) => {
      const user = await dataOf(api.PATCH('/auth/update-email/{id}', { params: { path: { id: userId } }, body }));
      session.replaceUser(user);
      queries.setQueryData(profileKeys.me, user);
      toast.success(words.done);
      onDone();
    },
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 4, maxWidth: 376 }}>
      <FormProblem problem={form.problem} />
      <EmailField {...form.field('email')} hint={words.adminHint} value={form.values.email} onChange={(event) => form.set('email', event.target.value)} />
      <PasswordField
        {...form.field('current_password')}
        autoComplete="current-password"
        value={form.values.current_password}
        onChange={(event) => form.set('current_password', event.target.value)}
      />
      <Box>
        <Button type="submit" variant="contained" disabled={form.busy}>
          {form.busy ? messages.saving : words.change}
        </Button>
      </Box>
    </Box>
  );
}
