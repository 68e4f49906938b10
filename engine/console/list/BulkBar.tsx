import Box from '@mui/material/Box';
import { Suspense, useEffect } from 'react';
import { atFirstSign } from '../../web/first-sign.ts';
import { lazyScreen } from '../../web/lazy-screen.tsx';
import { useOnceSeen } from '../../web/useOnceSeen.ts';
import { useDescriptor } from '../ContractContext.tsx';
import { useTicks } from './ticks.ts';

const load = () => import('./BulkBarFrame.tsx');
const Frame = lazyScreen(load);

/**
 * The bar of what can be done to the chosen rows, fetched at the first sign of work on the page. It comes with the first tick and goes with the last; what it
 * says in between is drawn once the frame of the row's own tick is painted.
 */
export function BulkBar() {
  const ticks = useTicks(useDescriptor().segment);
  const [later, catchUp] = useOnceSeen(ticks);
  // Choosing a row tries again, and tells where it still fails.
  useEffect(() => atFirstSign(() => void load().catch(() => undefined)), []);
  if (ticks.length === 0) return null;
  return (
    <Suspense fallback={<Box sx={{ minHeight: 48, background: 'var(--selected)', borderRadius: '7px 7px 0 0' }} />}>
      <Frame ids={later.length === 0 ? ticks : later} onPress={catchUp} />
    </Suspense>
  );
}
