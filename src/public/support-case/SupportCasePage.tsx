import { Suspense } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { useLocation } from '../../kit/router/router.ts';
import { LogoLoader } from '../../kit/ui/LogoLoader.tsx';

// In files of its own: what it shares with other public pages would otherwise cut theirs into more.
const SupportCase = lazyScreen(async () => ({ default: (await import('./SupportCase.tsx')).SupportCase }));

/** A question to the firm as its writer sees it: the address mailed to them is all they need (docs/rules.md, Fields). */
export default function SupportCasePage() {
  const { hash } = useLocation();
  return (
    <Suspense fallback={<LogoLoader />}>
      <SupportCase token={new URLSearchParams(hash.replace(/^#/, '')).get('token')} />
    </Suspense>
  );
}
