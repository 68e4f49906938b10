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

const sideOf = (by: number): Side => (by < 0 ? 'no' : 'yes');

/**
 * Decides by a swipe on a touch screen: to the left presses the card's `[data-swipe="no"]`, to the right its `[data-swipe="yes"]`, which then ask and can be
 * undone like any press. A card without that button moves back. While it moves, `data-swiped` says what letting go would press.
 */
export function useSwipe() {
  const drag = useRef<Drag | null>(null);
  const buttonOf = (card: HTMLElement, side: Side) => card.querySelector<HTMLButtonElement>(`[data-swipe="${side}"]:not(:disabled)`);
  const rest = (card: HTMLElement) => {
    drag.current = null;
    card.style.transform = '';
    delete card.dataset['swiped'];
    delete card.dataset['label'];
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId: id, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch' && isPrimary) drag.current = { id, x, y, isSwipe: false };
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
      if (button && Math.abs(by) >= decides) {
        card.dataset['swiped'] = sideOf(by);
        card.dataset['label'] = button.textContent;
      } else delete card.dataset['swiped'];
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
