import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link } from '../../kit/router/Link.tsx';
import { usePublicSettings } from '../../api/public-settings.ts';
import { useSession } from '../../api/session.ts';
import { dueText, hoursText, promiseText } from '../../features/support/answer-hours.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { useChosenPackage } from '../chosen-package.ts';
import { FormFrame } from '../frame/FormFrame.tsx';
import { forgotMessages } from '../messages/forgot.ts';
import { supportMessages } from '../messages/support.ts';
import { unauthorizedMessages } from '../messages/unauthorized.ts';
import type { SupportMessage } from './SupportForm.tsx';

const SupportForm = lazyScreen(() => import('./SupportForm.tsx'));
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A message to the support desk, signed in or not; says when an answer comes. */
export default function SupportPage() {
  const settings = usePublicSettings();
  const { user } = useSession();
  const { suffix } = useChosenPackage();
  const [sent, setSent] = useState<{ email: string; answerBy: string } | null>(null);
  // Who writes again does not type their name again.
  const [initial, setInitial] = useState<SupportMessage>({
    name: [user?.first_name, user?.last_name].map(text).join(' ').trim(),
    email: text(user?.email),
    topic: '',
    message: '',
  });
  const foot = <Link to={user === null ? `/login${suffix}` : '/'}>{user === null ? forgotMessages.back : unauthorizedMessages.home}</Link>;
  if (sent !== null) {
    return (
      <FormFrame title={supportMessages.sentTitle} foot={foot}>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {supportMessages.sent(sent.email, dueText(sent.answerBy))} {supportMessages.hours(hoursText(settings))}
        </Box>
        <Button variant="outlined" sx={{ mt: 7 }} onClick={() => setSent(null)}>
          {supportMessages.another}
        </Button>
      </FormFrame>
    );
  }
  return (
    <FormFrame title={supportMessages.title} lead={`${supportMessages.lead(promiseText(settings))} ${supportMessages.hours(hoursText(settings))}`} foot={foot}>
      <Box sx={{ mt: 7 }}>
        <Suspense fallback={<TextSkeleton rows={8} />}>
          <SupportForm
            initial={initial}
            onSent={(typed, answerBy) => {
              setInitial({ ...typed, message: '' });
              setSent({ email: typed.email, answerBy });
            }}
          />
        </Suspense>
      </Box>
    </FormFrame>
  );
}
