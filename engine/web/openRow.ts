import type { MouseEvent } from 'react';

/** What answers a press by itself. */
const controls = 'a, button, input, select, textarea, label, summary, [role="button"], [role="checkbox"], [role="switch"], [contenteditable]';

/**
 * For a table row: a press anywhere on it opens the target of its `.row-link`. Presses on controls are theirs, overlays opened over the row do not count, and
 * selecting text does not open it. Keyboard users reach the link itself and open it with Enter.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return;
  if (window.getSelection()?.toString()) return;
  const link = currentTarget.querySelector<HTMLAnchorElement>('a.row-link');
  if (!link) return;
  // With the keys held that open another tab, another tab is opened.
  link.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: event.ctrlKey, metaKey: event.metaKey, shiftKey: event.shiftKey }),
  );
}
