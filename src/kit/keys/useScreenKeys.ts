import { useEffect, useRef } from 'react';
import { singleKeys } from './single-keys.ts';

/** What each key does; letters in lower case. */
export type Keys = Readonly<Record<string, () => void>>;

/** Something lies over the page and has the keys. */
export const isUnder = (): boolean =>
  // One that was closed stays for a moment, hidden from everybody.
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].some((each) => each.closest('[aria-hidden="true"]') === null);

/** Whether what has the focus takes letters. */
export const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/**
 * Keys of the whole page, while no field has the focus and nothing lies over it; Esc leaves a field. Characters do nothing where the user has turned them
 * off, and Enter is left to the link or button that has the focus.
 */
export function useScreenKeys(keys: Keys, isOff: boolean): void {
  const now = useRef({ keys, isOff });
  useEffect(() => {
    now.current = { keys, isOff };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (now.current.isOff || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isUnder()) return;
      if (isTyping(event.target)) {
        if (event.key === 'Escape') event.target.blur();
        return;
      }
      if (event.key.length === 1 && !singleKeys.isOn()) return;
      if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.closest('a, button, summary') !== null) return;
      const act = now.current.keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
