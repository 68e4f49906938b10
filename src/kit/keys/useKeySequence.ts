import { useEffect, useRef } from 'react';
import { isTyping, isUnder } from './useScreenKeys.ts';
import { singleKeys } from './single-keys.ts';

/** How long the second letter may take, in ms. */
const patience = 1200;

/** A letter after another one, such as `g` then `c`: the second goes to nobody else. Off where single letters are. */
export function useKeySequence(first: string, acts: Readonly<Record<string, () => void>>): void {
  const now = useRef(acts);
  useEffect(() => {
    now.current = acts;
  });
  useEffect(() => {
    let since = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isUnder() || !singleKeys.isOn()) return;
      const key = event.key.toLowerCase();
      const act = event.timeStamp - since < patience && since > 0 ? now.current[key] : undefined;
      since = key === first ? event.timeStamp : 0;
      if (!act) return;
      event.preventDefault();
      // Before the keys of the screen hear of it.
      event.stopImmediatePropagation();
      act();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [first]);
}
