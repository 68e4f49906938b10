import { useRef, type TouchEvent } from 'react';

/** A finger that goes so far sideways, in px, and at least twice as far as up or down, means it. */
const far = 64;

/** Where sideways is something else: a slider, a map, a text field. */
const ownSideways = 'input, textarea, select, [data-own-sideways]';

/** Swipes over an area: to the left goes on, to the right goes back. */
export function useSwipe(onNext: () => void, onBack: () => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      const isOwn = event.target instanceof Element && event.target.closest(ownSideways) !== null;
      from.current = touch && event.touches.length === 1 && !isOwn ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const begun = from.current;
      from.current = undefined;
      if (!touch || !begun) return;
      const [right, down] = [touch.clientX - begun.x, touch.clientY - begun.y];
      if (Math.abs(right) < far || Math.abs(right) < 2 * Math.abs(down)) return;
      if (right < 0) onNext();
      else onBack();
    },
  };
}
