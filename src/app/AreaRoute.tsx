import Box from '@mui/material/Box';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Navigate } from '../kit/router/Routes.tsx';
import { useLocation } from '../kit/router/router.ts';
import type { Role } from '../../generated/api.ts';
import { usePublicSettings } from '../api/public-settings.ts';
import { secondStepIn } from '../api/second-step.ts';
import { useSession } from '../api/session.ts';
import { AreaContext } from '../kit/area/area.ts';
import { leaveTo } from '../kit/area/hand-over.ts';
import { basenameOf } from '../kit/area/hosts.ts';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { ErrorState } from '../../engine/web/states.tsx';
import { decide } from './guard.ts';
import type { Decision } from './guard.ts';
import { messages } from './messages.ts';
import { RenderBoundary } from './RenderBoundary.tsx';

type AreaScreens = ComponentType<{ basename: string }>;

function Leave({ origin, host, path }: Extract<Decision, { kind: 'leave' }>['target']) {
  const [stuck, setStuck] = useState(false);
  const leave = useCallback(() => {
    leaveTo({ kind: 'elsewhere', origin, host, path }).catch(() => setStuck(true));
  }, [origin, host, path]);
  useEffect(leave, [leave]);
  if (!stuck) return <LogoLoader />;
  const retry = () => {
    setStuck(false);
    leave();
  };
  return (
    <Box component="main" sx={{ display: 'grid', placeContent: 'center', minHeight: '100vh' }}>
      <ErrorState isPage title={messages.handOver.stuck} onRetry={retry}>
        {messages.handOver.stuckText}
      </ErrorState>
    </Box>
  );
}

/** One role's area behind its guard. */
export function AreaRoute({ role, screens: Screens }: { role: Role; screens: AreaScreens }) {
  const { user, token } = useSession();
  const { base_domain: baseDomain } = usePublicSettings();
  const { pathname, search } = useLocation();
  const { protocol, hostname, port } = window.location;
  const signedIn = user !== null && token !== null ? user.role : null;
  const decision = decide({
    place: { protocol, hostname, port, pathname, search },
    baseDomain,
    role: signedIn,
    waits: secondStepIn(user) !== null,
    roles: [role],
  });
  if (decision.kind === 'redirect') return <Navigate to={decision.path} />;
  if (decision.kind === 'leave') return <Leave {...decision.target} />;
  const basename = basenameOf(role, hostname, baseDomain);
  return (
    <AreaContext value={{ role, basename }}>
      <RenderBoundary resetKey={pathname}>
        <Suspense fallback={<LogoLoader />}>
          <Screens basename={basename} />
        </Suspense>
      </RenderBoundary>
    </AreaContext>
  );
}
