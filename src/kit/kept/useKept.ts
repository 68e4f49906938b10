import { useEffect, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { openKept, type Kept } from './kept.ts';

/** How long after a failure the store is opened again, in ms. */
const again = 3000;

/** The signed-in user's storage on this device; null until it is open, and while no one is signed in. */
export function useKept(): Kept | null {
  const account = useSession().user?.id ?? null;
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    if (account === null) return undefined;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      openKept(account).then(
        (opened) => {
          if (!gone) setKept(opened);
        },
        () => {
          if (!gone) timer = setTimeout(open, again);
        },
      );
    };
    open();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [account]);
  return kept?.account === account ? kept : null;
}
