import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { forgotPasswordForm } from '../../../generated/rules.ts';
import { api, dataOf } from '../../api/client.ts';
import { Note } from '../../features/ui/Note.tsx';
import { EmailField } from '../../features/ui/fields/EmailField.tsx';
import { SubmitButton } from '../../features/ui/form/SubmitButton.tsx';
import { useContractForm } from '../../features/ui/form/useContractForm.ts';
import { FormFrame } from '../frame/FormFrame.tsx';
import { messages } from '../messages.ts';

const words = messages.forgot;

/** Asks for a link to choose a new password; the answer is the same whether or not the e-mail is known. */
export default function ForgotPasswordPage() {
  const { package_identifier: packageIdentifier } = useParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm({
    fields: forgotPasswordForm,
    initial: { email: '' },
    submit: async (values) => {
      await dataOf(api.POST('/auth/forgot-password', { body: values }));
      setSentTo(values.email);
    },
  });
  const back = <Link to={packageIdentifier === undefined ? '/login' : `/login/${packageIdentifier}`}>{words.back}</Link>;
  if (sentTo !== null) {
    return (
      <FormFrame title={words.sentTitle}>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {words.sent(sentTo)}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 5, mt: 7 }}>
          <Button variant="outlined" onClick={() => setSentTo(null)}>
            {words.again}
          </Button>
          {back}
        </Box>
      </FormFrame>
    );
  }
  return (
    <FormFrame title={words.title} lead={words.lead}>
      <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 5, mt: 7 }}>
        {form.problem && <Note tone="error">{form.problem.message}</Note>}
        <EmailField {...form.field('email')} value={form.values.email} onChange={(event) => form.set('email', event.target.value)} />
        <SubmitButton label={words.submit} busyLabel={words.busy} busy={form.busy} />
      </Box>
      <Box sx={{ mt: 6, fontSize: 'var(--fs-ui)' }}>{back}</Box>
    </FormFrame>
  );
}
