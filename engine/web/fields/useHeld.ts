import { useState, type PointerEvent } from 'react';

/** The options as they were when one of them was pressed, until the press ends: what is fetched meanwhile must not take it away from under the pointer. */
export function useHeld<Option>(options: readonly Option[]) {
  const [held, setHeld] = useState<readonly Option[]>();
  const onPointerDown = ({ target }: PointerEvent<HTMLElement>) => {
    // A list that is scrolled by its bar gets its next page as ever.
    if (!(target instanceof Element) || target.closest('[role=option]') === null) return;
    const ended = new AbortController();
    const release = () => {
      ended.abort();
      setHeld(undefined);
    };
    // Not when the pointer is let go: the click comes after that. A press that becomes something else has no click.
    for (const end of ['click', 'pointercancel', 'contextmenu', 'keydown']) window.addEventListener(end, release, { signal: ended.signal });
    setHeld(options);
  };
  return { offered: held ?? options, onPointerDown };
}
