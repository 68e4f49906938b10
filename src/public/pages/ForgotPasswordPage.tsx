import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link } from '../../kit/router/Link.tsx';
import { forgotPasswordForm } from '../../../generated/forms.ts';
import { forgotPasswordBody } from '../../../generated/validators/forgotPassword.js';
import { api, dataOf } from '../../api/client.ts';
import { EmailField } from '../../../engine/web/fields/EmailField.tsx';
import { PlainButton } from '../../../engine/web/PlainButton.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { usePlainForm } from '../../../engine/web/form/usePlainForm.ts';
import { bodyErrors } from '../../../engine/web/form/problems.ts';
import { useChosenPackage } from '../chosen-package.ts';
import { ChosenPackage } from '../frame/ChosenPackage.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { forgotMessages } from '../messages/forgot.ts';

const validate = () => forgotPasswordBody;

/** Asks for a link to choose a new password; the answer is the same whether or not the e-mail is known. */
export default function ForgotPasswordPage() {
  const { identifier, suffix } = useChosenPackage();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = usePlainForm({
    fields: forgotPasswordForm,
    validate,
    initial: { email: '' },
    focusFirst: true,
    submit: async ({ email }) => {
      // The mailed link keeps the package, unless the address's last part cannot be one.
      const withPackage = { email, package_identifier: identifier };
      const chosen = identifier !== undefined && (await bodyErrors(validate, withPackage))['package_identifier'] === undefined;
      await dataOf(api.POST('/auth/forgot-password', { body: chosen ? withPackage : { email } }));
      setSentTo(email);
    },
  });
  const back = <Link to={`/login${suffix}`}>{forgotMessages.back}</Link>;
  if (sentTo !== null) {
    return (
      <FormFrame title={forgotMessages.sentTitle}>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {forgotMessages.sent(sentTo)}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 5, mt: 7 }}>
          <PlainButton type="button" look="outlined" onClick={() => setSentTo(null)}>
            {forgotMessages.again}
          </PlainButton>
          {back}
        </Box>
      </FormFrame>
    );
  }
  return (
    <FormFrame title={forgotMessages.title} lead={forgotMessages.lead}>
      <ChosenPackage note={forgotMessages.packageKept} />
      <Box component="form" {...form.form} sx={{ display: 'grid', gap: 5, mt: 7 }}>
        <FormProblem problem={form.problem} />
        <EmailField {...form.field('email')} />
        <SubmitButton label={forgotMessages.submit} busyLabel={forgotMessages.busy} busy={form.busy} />
      </Box>
      <Box sx={{ mt: 6, fontSize: 'var(--fs-ui)' }}>{back}</Box>
    </FormFrame>
  );
}
