import { useState, type PointerEvent } from 'react';
import { whenReleased } from '../pressed.ts';

/** The options as they were when one of them was pressed, until the press ends: what is fetched meanwhile must not take it away from under the pointer. */
export function useHeld<Option>(options: readonly Option[]) {
  const [held, setHeld] = useState<readonly Option[]>();
  const onPointerDown = ({ target }: PointerEvent<HTMLElement>) => {
    // A list that is scrolled by its bar gets its next page as ever.
    if (!(target instanceof Element) || target.closest('[role=option]') === null) return;
    setHeld(options);
    whenReleased(() => setHeld(undefined));
  };
  return { offered: held ?? options, onPointerDown };
}
