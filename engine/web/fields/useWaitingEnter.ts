import { useEffect, useRef, type KeyboardEvent } from 'react';

/**
 * Enter in a field whose list is still searched takes what is marked once the answer is here, and sends no form meanwhile. Another key, or leaving the field,
 * takes it back.
 * @param isSearching nothing that may be chosen is here, and the answer to what is typed is on its way
 * @returns what the field, or what is around it, listens with
 */
export function useWaitingEnter(isSearching: boolean) {
  const pressedIn = useRef<EventTarget>(undefined);
  useEffect(() => {
    if (isSearching) return;
    const field = pressedIn.current;
    pressedIn.current = undefined;
    // Pressed again, now that there is something to take: what the list does with Enter is its own.
    field?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }, [isSearching]);
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      const waits = event.key === 'Enter' && isSearching && !event.nativeEvent.isComposing;
      pressedIn.current = waits ? event.target : undefined;
      if (!waits) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlurCapture: () => {
      pressedIn.current = undefined;
    },
  };
}
