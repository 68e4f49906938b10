import { useEffect, useRef } from 'react';
import { isUnder } from '../../../kit/keys/useScreenKeys.ts';

/** Control Enter, or Command Enter, anywhere on the page. */
export function useCommandEnter(act: () => void): void {
  const now = useRef(act);
  useEffect(() => {
    now.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isUnder()) return;
      event.preventDefault();
      now.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
