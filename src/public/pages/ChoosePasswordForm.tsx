import Box from '@mui/material/Box';
import { Link } from '../../kit/router/Link.tsx';
import { useNavigate } from '../../kit/router/router.ts';
import type { paths } from '../../../generated/api.ts';
import { resetPasswordForm } from '../../../generated/forms.ts';
import { resetPasswordBody } from '../../../generated/validators/resetPassword.js';
import { api, dataOf } from '../../api/client.ts';
import { signIn } from '../../api/account.ts';
import { PasswordField } from '../../../engine/web/fields/PasswordField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { usePlainForm } from '../../../engine/web/form/usePlainForm.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { FormFrame } from '../frame/FormFrame.tsx';
import { resetMessages } from '../messages/reset.ts';

type CheckedLink = paths['/auth/check-token']['post']['responses'][200]['content']['application/json'];

const fields = {
  password: { ...resetPasswordForm.password, label: resetMessages.password },
  repeated: { ...resetPasswordForm.password, name: 'repeated', label: resetMessages.repeat },
};

interface ChoosePasswordFormProps {
  token: string;
  /** What the link is for; undefined while that is asked. */
  link: CheckedLink | undefined;
  /** Asks it. */
  check: () => Promise<CheckedLink>;
  suffix: string;
}

const isInvitation = ({ purpose }: CheckedLink): boolean => purpose === 'accept_invitation';

/** The password typed twice; the next step depends on the mail's purpose. */
export function ChoosePasswordForm({ token, link, check, suffix }: ChoosePasswordFormProps) {
  const navigate = useNavigate();
  const invited = link !== undefined && isInvitation(link);
  const form = usePlainForm({
    fields,
    initial: { password: '', repeated: '' },
    focusFirst: true,
    validate: () => resetPasswordBody,
    body: ({ password }) => ({ token, password }),
    check: ({ password, repeated }) => (repeated === password ? {} : { repeated: resetMessages.differ }),
    submit: async (body) => {
      const isInvited = isInvitation(link ?? (await check()));
      const { email } = await dataOf(api.POST('/auth/reset-password', { body }));
      toast.success(resetMessages.done);
      // A new user is signed in right away; the sign-in page then leads to their own area. The password is saved either way: if signing in fails, they do it
      // themselves.
      if (isInvited) await signIn({ email, password: body.password }).catch(() => undefined);
      navigate(`/login${suffix}`, { replace: true });
    },
  });
  return (
    <FormFrame
      title={invited ? resetMessages.welcome(link.first_name) : resetMessages.title}
      lead={invited ? resetMessages.welcomeLead(link.email) : link ? resetMessages.lead(link.email) : resetMessages.leadUnchecked}
    >
      <Box component="form" {...form.form} sx={{ display: 'grid', gap: 5, mt: 7 }}>
        <FormProblem problem={form.problem}>
          {form.problem?.status === 410 && <Link to={`/forgot-password${suffix}`}>{resetMessages.askAgain}</Link>}
        </FormProblem>
        <PasswordField {...form.field('password')} autoComplete="new-password" />
        <PasswordField {...form.field('repeated')} hint={undefined} autoComplete="new-password" />
        <SubmitButton label={resetMessages.submit} busyLabel={resetMessages.busy} busy={form.busy} />
      </Box>
    </FormFrame>
  );
}
