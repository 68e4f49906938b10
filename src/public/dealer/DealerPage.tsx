import { Suspense } from 'react';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { useLocation } from '../../kit/router/router.ts';
import { LogoLoader } from '../../kit/ui/LogoLoader.tsx';

// In files of its own: what it shares with other public pages would otherwise cut theirs into more.
const Dealer = lazyScreen(async () => ({ default: (await import('./Dealer.tsx')).Dealer }));

/** A dealer's answer to one price request: the address mailed to them is all they need (docs/rules.md, Dealers and bids). */
export default function DealerPage() {
  const { hash } = useLocation();
  return (
    <Suspense fallback={<LogoLoader />}>
      <Dealer token={new URLSearchParams(hash.replace(/^#/, '')).get('t')} />
    </Suspense>
  );
}
