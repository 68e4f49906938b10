import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from './useLatest.ts';

/**
 * A value, once the frame that follows its change is painted: for what says it beside what has changed, and need not delay it.
 * @returns the value, and what brings it up to now at once, for a press on what says it
 */
export function useOnceSeen<T>(value: T): [T, () => void] {
  const [seen, setSeen] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = setTimeout(() => startTransition(() => setSeen(() => value)));
    };
    // Nothing is painted of a page in the background.
    const frame = document.hidden ? undefined : requestAnimationFrame(show);
    if (frame === undefined) show();
    return () => {
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [value]);
  return [seen, useLatest(() => flushSync(() => setSeen(() => value)))];
}
