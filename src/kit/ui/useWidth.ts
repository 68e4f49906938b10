import { useEffect, useState } from 'react';

/**
 * How wide an element is shown, in px, as it is: for drawings whose words are as large on a phone as on a desk.
 * @param first until it is measured
 * @returns the ref to put on it, and the width
 */
export function useWidth(first: number): [(element: Element | null) => void, number] {
  const [element, setElement] = useState<Element | null>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.getBoundingClientRect().width || first));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, first]);
  return [setElement, width];
}
