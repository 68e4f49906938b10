import Box from '@mui/material/Box';
import { api, dataOf } from '../../api/client.ts';
import { Problem } from '../../../engine/web/problem.ts';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { usePlainForm } from '../../../engine/web/form/usePlainForm.ts';
import { FormFrame } from '../frame/FormFrame.tsx';
import { isCut } from '../cut-link.ts';
import { deadLinkMessages } from '../messages/dead-link.ts';
import { mailedLinkMessages } from '../messages/mailed-link.ts';
import { dropLink, dropToken, keepToken } from '../onboarding-token.ts';
import type { Found } from './SignUpOfTab.tsx';

/** Shows that a link was opened, and acts when the button is pressed: a mail scanner that opens it ends no sign-up. */
export default function MailedLink({ link, onDone }: { link: string; onDone: (found: Found) => void }) {
  const done = (found: Found) => {
    dropLink();
    onDone(found);
  };
  const form = usePlainForm({
    fields: {},
    initial: {},
    submit: async () => {
      try {
        const { resume_token: token } = await dataOf(api.POST('/onboarding/resume', { body: { token: link } }));
        if (token) keepToken(token);
        done({ token: token ?? null, isBack: true });
      } catch (error) {
        if (error instanceof Problem && isCut(error)) throw new Problem(`${deadLinkMessages.incomplete}. ${deadLinkMessages.openAgain}`, { status: 410 });
        if (!(error instanceof Problem) || error.status !== 410) throw error;
        dropToken();
        done({ token: null, gone: error.message });
      }
    },
  });
  return (
    <FormFrame title={mailedLinkMessages.title} lead={mailedLinkMessages.lead}>
      <Box component="form" {...form.form} sx={{ display: 'grid', gap: 5, mt: 7 }}>
        <FormProblem problem={form.problem} />
        <SubmitButton label={mailedLinkMessages.submit} busyLabel={mailedLinkMessages.busy} busy={form.busy} />
      </Box>
    </FormFrame>
  );
}
