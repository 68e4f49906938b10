import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api, dataOf } from '../../api/client.ts';
import { Problem } from '../../../engine/web/problem.ts';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { usePlainForm } from '../../../engine/web/form/usePlainForm.ts';
import { FormFrame } from '../frame/FormFrame.tsx';
import { messages } from '../messages.ts';
import { dropLink, dropToken, keepToken, keptToken, mailedLink } from '../onboarding-token.ts';

const mailedLinkMessages = messages.mailedLink;

/** The sign-up that continues: none without a token; and why an opened link no longer counts, in the server's words. */
interface Found {
  token: string | null;
  gone?: string;
}

/** Opens a mailed link first, where there is one, and goes on with the token that this gave; else with the one kept in this tab. */
export function SignUpOfTab({ children }: { children: (found: Found) => ReactNode }) {
  const [link] = useState(mailedLink);
  const [found, setFound] = useState<Found | null>(link === null ? { token: keptToken() } : null);
  if (found) return children(found);
  return <MailedLink link={link ?? ''} onDone={setFound} />;
}

/** Shows that a link was opened, and acts when the button is pressed: a mail scanner that opens it ends no sign-up. */
function MailedLink({ link, onDone }: { link: string; onDone: (found: Found) => void }) {
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
        done({ token: token ?? null });
      } catch (error) {
        if (!(error instanceof Problem) || error.status !== 410) throw error;
        dropToken();
        done({ token: null, gone: error.message });
      }
    },
  });
  return (
    <FormFrame title={mailedLinkMessages.title} lead={mailedLinkMessages.lead}>
      <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)} sx={{ display: 'grid', gap: 5, mt: 7 }}>
        <FormProblem problem={form.problem} />
        <SubmitButton label={mailedLinkMessages.submit} busyLabel={mailedLinkMessages.busy} busy={form.busy} />
      </Box>
    </FormFrame>
  );
}
