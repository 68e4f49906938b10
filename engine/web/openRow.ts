import type { MouseEvent } from 'react';

/** What answers a press by itself. */
const controls = 'a, button, input, select, textarea, label, summary, [role="button"], [role="checkbox"], [role="switch"], [contenteditable]';

/**
 * For a table row: a press anywhere on it opens what its `.row-link` leads to. Presses on controls are theirs, what is opened over
 * the row is not the row, and whoever selects text reads. By keyboard the link itself is reached and opened with Enter.
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
