import { useEffect, useState } from 'react';

/** How long typing must rest before it is searched, in ms. */
export const typingRest = 250;

/** The value as it was when it last rested. */
export function useDebounced<Value>(value: Value, rest: number = typingRest): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rested;
}
