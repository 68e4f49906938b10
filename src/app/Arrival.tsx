import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '../kit/router/router.ts';
import { redeemHandOver } from '../api/account.ts';
import { useSession } from '../api/session.ts';
import type { SessionUser } from '../api/session.ts';
import { handOverCode } from '../kit/area/hand-over.ts';
import { lazyScreen } from '../../engine/web/lazy-screen.tsx';
import { LogoLoader } from '../kit/ui/LogoLoader.tsx';
import { toast } from '../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';

const ArrivalQuestion = lazyScreen(() => import('./ArrivalQuestion.tsx'));

const nameOf = (user: SessionUser): string =>
  [user.first_name, user.last_name].filter((part) => typeof part === 'string').join(' ') || String(user.email ?? '');

/** Takes over a session that comes from another host; asks first if another user is signed in. */
export function Arrival({ children }: { children: ReactNode }) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const [code, setCode] = useState(() => handOverCode(hash));
  const inAddress = handOverCode(hash) !== null;
  const [agreed, setAgreed] = useState(user === null);

  useEffect(() => {
    // The code leaves the address at once: it must not be bookmarked, shared or sent again.
    if (inAddress) navigate(`${pathname}${search}`, { replace: true });
  }, [inAddress, navigate, pathname, search]);

  useEffect(() => {
    if (code === null || !agreed) return;
    redeemHandOver(code)
      .catch(() => toast.warning(messages.handOver.failed))
      .finally(() => setCode(null));
  }, [code, agreed]);

  if (code === null) return children;
  if (agreed) return <LogoLoader />;
  return (
    <Suspense fallback={<LogoLoader />}>
      <ArrivalQuestion name={user === null ? '' : nameOf(user)} onGoOn={() => setAgreed(true)} onStay={() => setCode(null)} />
    </Suspense>
  );
}
