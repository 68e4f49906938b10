import { useEffect, useState } from 'react';
import { keepTrying } from '../../../engine/web/keepTrying.ts';
import { useSession } from '../../api/session.ts';
import { openKept, type Kept } from './kept.ts';

/** The signed-in user's storage on this device; null until it is open, and while no one is signed in. */
export function useKept(): Kept | null {
  const account = useSession().user?.id ?? null;
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    if (account === null) return undefined;
    let gone = false;
    const end = keepTrying(async () => {
      const opened = await openKept(account);
      if (!gone) setKept(opened);
    });
    return () => {
      gone = true;
      end();
    };
  }, [account]);
  return kept?.account === account ? kept : null;
}
