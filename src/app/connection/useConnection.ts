import { useEffect, useState, useSyncExternalStore } from 'react';
import { live } from '../../kit/live/live.ts';
import { useOnline } from '../../kit/live/useOnline.ts';
import { reach } from './reach.ts';

/** What a person is told of their connection; null where it is as it should be. */
export type Trouble = 'offline' | 'away' | 'polling';

/** So long a live channel may take to open before it counts as blocked, in ms: a restart or a change of networks is no blockade. */
export const blockedAfterMs = 15_000;

const isVisible = () => document.visibilityState !== 'hidden';

function watchVisible(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** What is wrong with the connection now. @param isSignedIn only then there is a live channel */
export function useConnection(isSignedIn: boolean): Trouble | null {
  const isOnline = useOnline();
  const isAway = useSyncExternalStore(reach.subscribe, reach.isAway, reach.isAway);
  const isPushing = useSyncExternalStore(live.subscribe, live.isPushing, live.isPushing);
  const isSeen = useSyncExternalStore(watchVisible, isVisible, () => true);
  const mayBeBlocked = isSignedIn && isSeen && isOnline && !isAway && !isPushing;
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    if (!mayBeBlocked) return undefined;
    const timer = setTimeout(() => setIsBlocked(true), blockedAfterMs);
    return () => {
      clearTimeout(timer);
      setIsBlocked(false);
    };
  }, [mayBeBlocked]);
  if (!isOnline) return 'offline';
  if (isAway) return 'away';
  return isBlocked ? 'polling' : null;
}
