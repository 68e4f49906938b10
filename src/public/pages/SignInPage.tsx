import Box from '@mui/material/Box';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from '../../kit/router/Link.tsx';
import { useLocation } from '../../kit/router/router.ts';
import * as roles from '../../../generated/roles.ts';
import { loginForm } from '../../../generated/forms.ts';
import { loginBody } from '../../../generated/validators/login.js';
import { signIn } from '../../api/account.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { useSession } from '../../api/session.ts';
import { whyEnded } from '../../kit/area/ended.ts';
import { useGoHome } from '../../kit/area/go-home.ts';
import { wantedParameter } from '../../kit/area/wanted.ts';
import { LogoLoader } from '../../kit/ui/LogoLoader.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { EmailField } from '../../../engine/web/fields/EmailField.tsx';
import { PasswordField } from '../../../engine/web/fields/PasswordField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { SubmitButton } from '../../../engine/web/form/SubmitButton.tsx';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { useTakenOver } from '../../../engine/web/taken-over.ts';
import { usePlainForm } from '../../../engine/web/form/usePlainForm.ts';
import { useChosenPackage } from '../chosen-package.ts';
import { ChosenPackage } from '../frame/ChosenPackage.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { signInMessages } from '../messages/sign-in.ts';
import { unauthorizedMessages } from '../messages/unauthorized.ts';

// After too many wrong passwords.
const WaitNote = lazyScreen(() => import('../WaitNote.tsx'));

/** Needed while the password is typed, and not before. Whatever goes wrong, the next page comes later. */
const fetchNext = (baseDomain: string) =>
  void import('../next-door.ts').then(
    ({ fetchNextDoor }) => fetchNextDoor(baseDomain),
    () => undefined,
  );

/** Sign-in: e-mail and password, then the page that was asked for or the role's own start. */
export default function SignInPage() {
  const { identifier: packageIdentifier, suffix } = useChosenPackage();
  const { search, state } = useLocation();
  const isTakenOver = useTakenOver();
  const why = isTakenOver ? whyEnded(state) : undefined;
  const wanted = isTakenOver && new URLSearchParams(search).has(wantedParameter);
  const { user } = useSession();
  const goHome = useGoHome();
  const { base_domain: baseDomain } = usePublicSettings();
  const form = usePlainForm({
    fields: loginForm,
    validate: () => loginBody,
    initial: { email: '', password: '' },
    submit: signIn,
    focusFirst: true,
  });
  const { problem, failedSubmits } = form;
  const [waitedFor, setWaitedFor] = useState(0);
  // A server that is busy names a time, too: its own sentence says so, and nothing is counted.
  const waiting = problem?.status === 429 && problem.retryAfter !== undefined && waitedFor < failedSubmits;
  const over = useCallback(() => setWaitedFor(failedSubmits), [failedSubmits]);

  const password = form.field('password');

  const role = user?.role;
  const [stuck, setStuck] = useState(false);
  const leave = useCallback(() => {
    if (role === undefined) return;
    const chosen = role === roles.client && packageIdentifier !== undefined ? `/packages?package=${encodeURIComponent(packageIdentifier)}` : undefined;
    goHome(role, chosen).catch(() => setStuck(true));
  }, [role, packageIdentifier, goHome]);
  useEffect(leave, [leave]);

  if (role !== undefined && stuck) {
    const retry = () => {
      setStuck(false);
      leave();
    };
    return (
      <FormFrame title={signInMessages.signedIn} foot={<Link to="/logout">{unauthorizedMessages.switchUser}</Link>}>
        <ErrorState title={signInMessages.stuck} onRetry={retry}>
          {signInMessages.stuckText}
        </ErrorState>
      </FormFrame>
    );
  }
  if (role !== undefined) return <LogoLoader />;
  return (
    <FormFrame title={signInMessages.title} lead={signInMessages.lead}>
      <ChosenPackage note={signInMessages.packageKept} />
      {(why !== undefined || wanted) && (
        <Note tone="info" live={why !== undefined} sx={{ mt: 5 }}>
          {why ?? signInMessages.wanted}
        </Note>
      )}
      <Box component="form" {...form.form} sx={{ display: 'grid', gap: 5, mt: 7 }}>
        {waiting ? (
          <Suspense>
            <WaitNote key={failedSubmits} seconds={problem.retryAfter} onOver={over} />
          </Suspense>
        ) : (
          <FormProblem problem={problem} />
        )}
        <EmailField {...form.field('email')} autoComplete="username" />
        <PasswordField
          {...password}
          autoComplete="current-password"
          onChange={() => {
            password.onChange();
            fetchNext(baseDomain);
          }}
          aside={<Link to={`/forgot-password${suffix}`}>{signInMessages.forgot}</Link>}
        />
        <SubmitButton label={signInMessages.submit} busyLabel={signInMessages.busy} busy={form.busy} disabled={waiting} />
      </Box>
      <Box sx={{ mt: 5, fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)' }}>
        <Link to={`/sign-in-link${suffix}`}>{signInMessages.byLink}</Link>
      </Box>
      <Box component="p" sx={{ mt: 3, fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)', color: 'text.secondary' }}>
        {signInMessages.newHere} <Link to={`/signup${suffix}`}>{signInMessages.signUp}</Link>
      </Box>
    </FormFrame>
  );
}
