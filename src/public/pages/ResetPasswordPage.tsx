import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { resetPasswordForm } from '../../../generated/rules.ts';
import { api, dataOf } from '../../api/client.ts';
import { Note } from '../../features/ui/Note.tsx';
import { PasswordField } from '../../features/ui/fields/PasswordField.tsx';
import { SubmitButton } from '../../features/ui/form/SubmitButton.tsx';
import { useContractForm } from '../../features/ui/form/useContractForm.ts';
import { toast } from '../../features/ui/toast/toast.ts';
import { FormFrame } from '../frame/FormFrame.tsx';
import { messages } from '../messages.ts';

const words = messages.reset;

/** The single-use token of the mailed link; it stands in the fragment, which no server log sees. */
function tokenOf(hash: string, search: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? new URLSearchParams(search).get('token');
}

/** Chooses a new password with the token of the mailed link. */
export default function ResetPasswordPage() {
  const { hash, search } = useLocation();
  const [token] = useState(() => tokenOf(hash, search));
  const navigate = useNavigate();
  const form = useContractForm({
    fields: {
      ...resetPasswordForm,
      password: { ...resetPasswordForm.password, label: words.password },
      repeated: { ...resetPasswordForm.password, name: 'repeated', label: words.repeat, rules: {} },
    },
    initial: { password: '', repeated: '' },
    check: (values) => (values.repeated === '' || values.repeated === values.password ? {} : { repeated: words.differ }),
    submit: async ({ password }) => {
      await dataOf(api.POST('/auth/reset-password', { body: { token: token ?? '', password } }));
      toast.success(words.done);
      await navigate('/login', { replace: true });
    },
  });
  if (token === null) {
    return (
      <FormFrame title={words.title} lead={words.noToken}>
        <Button variant="contained" component={RouterLink} to="/forgot-password" sx={{ mt: 7 }}>
          {words.askAgain}
        </Button>
      </FormFrame>
    );
  }
  return (
    <FormFrame title={words.title} lead={words.lead}>
      <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 5, mt: 7 }}>
        {form.problem && (
          <Note tone="error">
            {form.problem.message} <RouterLink to="/forgot-password">{words.askAgain}</RouterLink>
          </Note>
        )}
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          value={form.values.password}
          onChange={(event) => form.set('password', event.target.value)}
        />
        <PasswordField
          {...form.field('repeated')}
          hint={undefined}
          autoComplete="new-password"
          value={form.values.repeated}
          onChange={(event) => form.set('repeated', event.target.value)}
        />
        <SubmitButton label={words.submit} busyLabel={words.busy} busy={form.busy} />
      </Box>
    </FormFrame>
  );
}
