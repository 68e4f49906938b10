import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** So far a finger moves before it is a swipe and no scroll, and before letting go decides, in px. */
const begins = 14;
const decides = 110;

/** Which way; the buttons of the card carry it as `data-swipe`. */
type Side = 'no' | 'yes';

interface Drag {
  id: number;
  x: number;
  y: number;
  isSwipe: boolean;
}

/** Where sideways is something else: photos that scroll, a text field. */
const ownSideways = 'input, textarea, [data-own-sideways]';

const sideOf = (by: number): Side => (by < 0 ? 'no' : 'yes');

/** Across the top of what is swiped: what letting go would press. */
export const swipedLabel = {
  '&[data-swiped]::after': {
    content: 'attr(data-label)',
    position: 'absolute',
    zIndex: 1,
    inset: '0 0 auto',
    padding: 14,
    textAlign: 'center',
    fontWeight: 'var(--w-strong)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '&[data-swiped="no"]::after': { background: 'var(--text)', color: 'var(--surface)' },
} as const;

/**
 * Decides by a swipe on a touch screen: to the left presses the card's `[data-swipe="no"]`, to the right its `[data-swipe="yes"]`, which then ask and can be
 * undone like any press. A card without that button moves back. While it moves, `data-swiped` says what letting go would press, in the words of `data-label`.
 * Buttons that stand beside what moves are found, and the two attributes put, at the nearest `[data-swipes]` around both.
 */
export function useSwipe() {
  const drag = useRef<Drag | null>(null);
  const around = (card: HTMLElement) => card.closest<HTMLElement>('[data-swipes]') ?? card;
  const buttonOf = (card: HTMLElement, side: Side) => around(card).querySelector<HTMLButtonElement>(`[data-swipe="${side}"]:not(:disabled)`);
  const rest = (card: HTMLElement) => {
    drag.current = null;
    card.style.transform = '';
    const { dataset } = around(card);
    delete dataset['swiped'];
    delete dataset['label'];
  };
  return {
    onPointerDown: ({ target, pointerType, isPrimary, pointerId: id, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      const isOwn = target instanceof Element && target.closest(ownSideways) !== null;
      if (pointerType === 'touch' && isPrimary && !isOwn) drag.current = { id, x, y, isSwipe: false };
    },
    onPointerMove: ({ currentTarget: card, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const from = drag.current;
      if (from === null || from.id !== pointerId) return;
      const [by, down] = [clientX - from.x, Math.abs(clientY - from.y)];
      if (!from.isSwipe && (Math.abs(by) < begins || Math.abs(by) < down * 1.5)) return;
      if (!from.isSwipe) card.setPointerCapture(pointerId);
      from.isSwipe = true;
      const button = buttonOf(card, sideOf(by));
      card.style.transform = `translateX(${button ? by : by / 6}px)`;
      const { dataset } = around(card);
      if (button && Math.abs(by) >= decides) {
        dataset['swiped'] = sideOf(by);
        dataset['label'] = button.textContent;
      } else delete dataset['swiped'];
    },
    onPointerUp: ({ currentTarget: card, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      const from = drag.current;
      if (from === null || from.id !== pointerId) return;
      const by = clientX - from.x;
      rest(card);
      if (from.isSwipe && Math.abs(by) >= decides) buttonOf(card, sideOf(by))?.click();
    },
    onPointerCancel: ({ currentTarget: card }: PointerEvent<HTMLElement>) => rest(card),
  };
}
