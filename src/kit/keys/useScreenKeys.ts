import { useEffect, useRef } from 'react';
import { singleKeys } from './single-keys.ts';

/** What each key does; letters in lower case, `shift x` where Shift makes it another. One that answers false leaves the key to others. */
export type Keys = Readonly<Record<string, () => unknown>>;

/** Whether a field may take the focus by itself: on a phone the keyboard would cover the page. */
export const hasKeyboard = (): boolean => !window.matchMedia('(pointer: coarse)').matches;

/** Something lies over the page and has the keys. @param panels whether what only shows a record counts (`ResponsiveDrawer`’s `isRecord`) */
export const isUnder = (panels = true): boolean =>
  // One that was closed stays for a moment, hidden from everybody.
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].some(
    (each) => each.closest('[aria-hidden="true"]') === null && (panels || !each.hasAttribute('data-record')),
  );

/** Whether what has the focus takes letters. */
export const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/**
 * Keys of the whole page, while no field has the focus and nothing lies over it; Esc leaves a field. Characters do nothing where the user has turned them
 * off, and Enter is left to the link or button that has the focus.
 * @param overRecords also while a record lies over the page, to be read
 */
export function useScreenKeys(keys: Keys, isOff: boolean, overRecords = false): void {
  const now = useRef({ keys, isOff });
  useEffect(() => {
    now.current = { keys, isOff };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (now.current.isOff || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isUnder(!overRecords)) return;
      if (isTyping(event.target)) {
        if (event.key === 'Escape') event.target.blur();
        return;
      }
      if (event.key.length === 1 && !singleKeys.isOn()) return;
      if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.closest('a, button, summary') !== null) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = (event.shiftKey ? now.current.keys[`shift ${key}`] : undefined) ?? now.current.keys[key];
      if (act && act() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [overRecords]);
}
