import Box from '@mui/material/Box';
import { useState } from 'react';
import { EmailField } from '../../../engine/web/fields/EmailField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { bodyErrors } from '../../../engine/web/form/problems.ts';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { usePlainForm } from '../../../engine/web/form/usePlainForm.ts';
import { PlainButton } from '../../../engine/web/PlainButton.tsx';
import { requestSignInLinkForm } from '../../../generated/forms.ts';
import { requestSignInLinkBody } from '../../../generated/validators/requestSignInLink.js';
import { begin } from '../../api/account.ts';
import { api, dataOf } from '../../api/client.ts';
import { Link } from '../../kit/router/Link.tsx';
import { useLocation, useNavigate } from '../../kit/router/router.ts';
import { suffixOf, useChosenPackage } from '../chosen-package.ts';
import { ChosenPackage } from '../frame/ChosenPackage.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { messages } from '../messages.ts';
import { forgotMessages } from '../messages/forgot.ts';
import { linkMessages } from '../messages/sign-in-link.ts';
import { signInMessages } from '../messages/sign-in.ts';
import { isCut } from '../cut-link.ts';
import { deadLinkMessages } from '../messages/dead-link.ts';

const validate = () => requestSignInLinkBody;

/** Signing in without a password: asks for the link, and is where the mailed link leads. */
export default function SignInLinkPage() {
  const { hash } = useLocation();
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const token = carried.get('token');
  return token === null ? <Ask /> : <Open key={token} token={token} suffix={suffixOf(carried.get('package'))} />;
}

/** The answer is the same whether or not the e-mail is known. */
function Ask() {
  const { identifier, suffix } = useChosenPackage();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = usePlainForm({
    fields: requestSignInLinkForm,
    validate,
    initial: { email: '' },
    focusFirst: true,
    submit: async ({ email }) => {
      // The mailed link keeps the package, unless the address's last part cannot be one.
      const withPackage = { email, package_identifier: identifier };
      const chosen = identifier !== undefined && (await bodyErrors(validate, withPackage))['package_identifier'] === undefined;
      await dataOf(api.POST('/auth/sign-in-link', { body: chosen ? withPackage : { email } }));
      setSentTo(email);
    },
  });
  const back = <Link to={`/login${suffix}`}>{forgotMessages.back}</Link>;
  if (sentTo !== null) {
    return (
      <FormFrame title={forgotMessages.sentTitle}>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {linkMessages.sent(sentTo)}
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
    <FormFrame title={signInMessages.byLink} lead={linkMessages.lead}>
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

/** Shows what the link is for, and acts when the button is pressed: a mail scanner that opens it uses nothing up. */
function Open({ token, suffix }: { token: string; suffix: string }) {
  const navigate = useNavigate();
  const form = usePlainForm({
    fields: {},
    initial: {},
    submit: async () => {
      const { sign_in, password_token } = await dataOf(api.POST('/auth/sign-in-link/redeem', { body: { token } }));
      if (sign_in === null) return navigate(`/reset-password#token=${password_token ?? ''}`, { replace: true });
      await begin(sign_in);
      // The sign-in page leads on to their area, or to the second step.
      return navigate(`/login${suffix}`, { replace: true });
    },
  });
  const again = <Link to={`/sign-in-link${suffix}`}>{signInMessages.byLink}</Link>;
  if (form.problem?.status === 410) {
    return (
      <FormFrame title={messages.deadLink} lead={form.problem.message}>
        <Box sx={{ mt: 7 }}>{again}</Box>
      </FormFrame>
    );
  }
  if (form.problem && isCut(form.problem)) {
    return (
      <FormFrame title={deadLinkMessages.incomplete} lead={deadLinkMessages.openAgain}>
        <Box sx={{ mt: 7 }}>{again}</Box>
      </FormFrame>
    );
  }
  return (
    <FormFrame title={linkMessages.openTitle} lead={linkMessages.openLead}>
      <Box component="form" {...form.form} sx={{ display: 'grid', gap: 5, mt: 7 }}>
        <FormProblem problem={form.problem} />
        <SubmitButton label={signInMessages.submit} busyLabel={signInMessages.busy} busy={form.busy} />
      </Box>
    </FormFrame>
  );
}
