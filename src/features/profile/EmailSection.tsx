import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { User } from '../../../generated/api.ts';
import { updateEmailForm } from '../../../generated/forms.ts';
import { api, dataOf } from '../../api/client.ts';
import { EmailField } from '../../../engine/web/fields/EmailField.tsx';
import { PasswordField } from '../../../engine/web/fields/PasswordField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { messages as ui } from '../../../engine/web/messages.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { messages } from './messages.ts';
import { Section } from './Section.tsx';

const emailMessages = messages.email;

/** The address one signs in with. Changing it takes the password, and the link mailed to the new one. */
export function EmailSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  /** Its form was closed: the focus is where it was opened. */
  const isBack = useRef(false);
  return (
    <Section title={emailMessages.title} lead={emailMessages.lead(user.email)}>
      {asked !== null && (
        <Note tone="info" sx={{ mb: 4 }}>
          {emailMessages.sent(asked)}
        </Note>
      )}
      {open ? (
        <EmailForm
          userId={user.id}
          onAsked={(email) => {
            setAsked(email);
            setOpen(false);
          }}
          onCancel={() => {
            isBack.current = true;
            setOpen(false);
          }}
        />
      ) : (
        <Button
          variant="outlined"
          ref={(button) => {
            if (isBack.current) button?.focus();
            isBack.current = false;
          }}
          onClick={() => setOpen(true)}
        >
          {emailMessages.change}
        </Button>
      )}
    </Section>
  );
}

function EmailForm({ userId, onAsked, onCancel }: { userId: string; onAsked: (email: string) => void; onCancel: () => void }) {
  const form = useOperationForm({
    fields: updateEmailForm,
    validate: async () => (await import('../../../generated/validators/updateEmail.js')).updateEmailBody,
    initial: { email: '', current_password: '' },
    submit: async (body) => {
      await dataOf(api.PATCH('/auth/update-email/{id}', { params: { path: { id: userId } }, body }));
      onAsked(body.email);
    },
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 4, maxWidth: 376 }}>
      <FormProblem problem={form.problem} />
      <EmailField
        {...form.field('email')}
        hint={emailMessages.adminHint}
        value={form.values.email}
        onChange={(event) => form.set('email', event.target.value)}
      />
      <PasswordField
        {...form.field('current_password')}
        autoComplete="current-password"
        value={form.values.current_password}
        onChange={(event) => form.set('current_password', event.target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" disabled={form.busy}>
          {form.busy ? messages.saving : emailMessages.change}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {ui.cancel}
        </Button>
      </Box>
    </Box>
  );
}
