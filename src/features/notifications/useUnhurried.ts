import { useEffect, useState } from 'react';

/** So long it takes until a message that is read as it comes has been marked as read, in ms. */
export const readingMs = 1500;

/**
 * A count that is shown at once, but where something is read as it comes rises only if it still is higher a moment later:
 * a notice of what one sees is none.
 */
export function useUnhurried(count: number | undefined, isReading: boolean): number | undefined {
  const [shown, setShown] = useState(count);
  const waits = isReading && shown !== undefined && count !== undefined && count > shown;
  if (!waits && shown !== count) setShown(count);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setShown(count), readingMs);
    return () => clearTimeout(timer);
  }, [waits, count]);
  return waits ? shown : count;
}
