import Box from '@mui/material/Box';
import { Link } from '../../kit/router/Link.tsx';
import { useNavigate } from '../../kit/router/router.ts';
import { passwordProblem } from '../../../domain/passwords.ts';
import { choosePasswordForm } from '../../../generated/forms.ts';
import { signIn } from '../../api/account.ts';
import { api, dataOf } from '../../api/client.ts';
import { PasswordField } from '../../../engine/web/fields/PasswordField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { signInMessages } from '../messages/sign-in.ts';
import { paidMessages } from '../messages/paid.ts';
import { browserZone } from '../../kit/browser-zone.ts';
import { dropToken } from '../onboarding-token.ts';

const { password } = choosePasswordForm;

/** The first password of an account just paid for; then they are signed in. */
export function ChoosePassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useOperationForm({
    fields: { password: { ...password, label: paidMessages.password } },
    initial: { password: '' },
    validate: async () => (await import('../../../generated/validators/choosePassword.js')).choosePasswordBody,
    body: ({ password: chosen }) => ({ token, password: chosen, ...browserZone() }),
    focusFirst: true,
    check: ({ password: typed }) => {
      const weakness = typed === '' ? undefined : passwordProblem(typed);
      return weakness === undefined ? {} : { password: weakness };
    },
    submit: async (body) => {
      const { email } = await dataOf(api.POST('/onboarding/choose-password', { body }));
      dropToken();
      // The password is saved either way: where that fails, they sign in by themselves. The sign-in page leads on to their area.
      await signIn({ email, password: body.password }).catch(() => toast.success(paidMessages.passwordSaved));
      navigate('/login', { replace: true });
    },
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 5, maxWidth: 376 }}>
      <Box component="p" sx={{ color: 'text.secondary' }}>
        {paidMessages.passwordLead}
      </Box>
      <FormProblem problem={form.problem}>
        {form.problem?.status === 410 && (
          <>
            <Link to="/login">{paidMessages.signIn}</Link> · <Link to="/forgot-password">{signInMessages.forgot}</Link>
          </>
        )}
      </FormProblem>
      <PasswordField
        {...form.field('password')}
        autoComplete="new-password"
        value={form.values.password}
        onChange={(event) => form.set('password', event.target.value)}
      />
      <SubmitButton label={paidMessages.savePassword} busyLabel={paidMessages.saving} busy={form.busy} />
    </Box>
  );
}
