import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { passwordProblem } from '../../../domain/passwords.ts';
import { choosePasswordForm } from '../../../generated/rules.ts';
import { signIn } from '../../api/account.ts';
import { api, dataOf } from '../../api/client.ts';
import { useGoHome } from '../../features/area/go-home.ts';
import { PasswordField } from '../../features/ui/fields/PasswordField.tsx';
import { SubmitButton } from '../../features/ui/form/SubmitButton.tsx';
import { useContractForm } from '../../features/ui/form/useContractForm.ts';
import { Note } from '../../features/ui/Note.tsx';
import { messages } from '../messages.ts';
import { dropToken } from '../onboarding-token.ts';

const words = messages.paid;
const { password } = choosePasswordForm;

/** The first password of an account just paid for; then they are signed in. */
export function ChoosePassword({ token }: { token: string }) {
  const goHome = useGoHome();
  const form = useContractForm({
    fields: { password: { ...password, label: words.password } },
    initial: { password: '' },
    check: ({ password: typed }) => {
      const weakness = typed === '' ? undefined : passwordProblem(typed);
      return weakness === undefined ? {} : { password: weakness };
    },
    submit: async ({ password: chosen }) => {
      const { email } = await dataOf(api.POST('/onboarding/choose-password', { body: { token, password: chosen } }));
      dropToken();
      await signIn({ email, password: chosen });
      await goHome('client');
    },
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 5, maxWidth: 376 }}>
      <Box component="p" sx={{ color: 'text.secondary' }}>
        {words.passwordLead}
      </Box>
      {form.problem && (
        <Note tone="error">
          {form.problem.message} <Link to="/login">{words.signIn}</Link>
        </Note>
      )}
      <PasswordField
        {...form.field('password')}
        autoComplete="new-password"
        value={form.values.password}
        onChange={(event) => form.set('password', event.target.value)}
      />
      <SubmitButton label={words.savePassword} busyLabel={words.saving} busy={form.busy} />
    </Box>
  );
}
