import Box from '@mui/material/Box';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { SignIn } from '../../../generated/api.ts';
import { begin } from '../../api/account.ts';
import { secondStepIn, withSecondStep } from '../../api/second-step.ts';
import { session, useSession } from '../../api/session.ts';
import { Confirm } from '../../features/second-factor/Confirm.tsx';
import { messages } from '../../features/second-factor/messages.ts';
import { useGoHome } from '../../kit/area/go-home.ts';
import { signInPath, wantedParameter } from '../../kit/area/wanted.ts';
import { Link } from '../../kit/router/Link.tsx';
import { useLocation, useNavigate } from '../../kit/router/router.ts';
import { LogoLoader } from '../../kit/ui/LogoLoader.tsx';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Loading, RowsSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { FormFrame } from '../frame/FormFrame.tsx';
import { signInMessages } from '../messages/sign-in.ts';

/** Done once for an account; everybody else confirms. */
const SetUp = lazyScreen(() => import('../second-step/SetUp.tsx'));

/** After the password: the second step of a sign-in, or setting one up where the account needs it and has none. */
export default function SecondStepPage() {
  const { user } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const goHome = useGoHome();
  const [stuck, setStuck] = useState(false);
  const step = secondStepIn(user);
  const role = user?.role;

  const leave = useCallback(() => {
    if (role === undefined) navigate(signInPath(new URLSearchParams(search).get(wantedParameter) ?? '/'), { replace: true });
    else if (step === null) goHome(role).catch(() => setStuck(true));
  }, [role, step, goHome, navigate, search]);
  useEffect(leave, [leave]);

  const signOut = <Link to="/logout">{messages.confirm.signOut}</Link>;
  if (user !== null && step === null && stuck) {
    const retry = () => {
      setStuck(false);
      leave();
    };
    return (
      <FormFrame title={signInMessages.signedIn} foot={signOut}>
        <ErrorState title={signInMessages.stuck} onRetry={retry}>
          {signInMessages.stuckText}
        </ErrorState>
      </FormFrame>
    );
  }
  if (user === null || step === null) return <LogoLoader />;
  const onDone = () => session.replaceUser(withSecondStep({ ...user, second_step: null }, null));
  return step === 'confirm' ? (
    <FormFrame title={messages.confirm.title} lead={messages.confirm.lead} foot={signOut}>
      <Box sx={{ mt: 7 }}>
        <Confirm onConfirmed={(answer: SignIn) => begin(answer)} onEnded={() => session.signOut()} />
      </Box>
      <Box component="p" sx={{ mt: 6, fontSize: 'var(--fs-ui)', lineHeight: 'var(--lh-ui)', color: 'text.secondary' }}>
        {messages.confirm.lost}
      </Box>
      <Box sx={{ mt: 2, fontSize: 'var(--fs-ui)' }}>
        <Link to="/support">{messages.confirm.support}</Link>
      </Box>
    </FormFrame>
  ) : (
    <FormFrame title={messages.setUp.title} lead={messages.setUp.lead} foot={signOut}>
      <Box sx={{ mt: 7 }}>
        <Suspense
          fallback={
            <Loading label={messages.app.loading}>
              <RowsSkeleton rows={3} />
            </Loading>
          }
        >
          <SetUp email={typeof user['email'] === 'string' ? user['email'] : ''} onDone={onDone} />
        </Suspense>
      </Box>
    </FormFrame>
  );
}
