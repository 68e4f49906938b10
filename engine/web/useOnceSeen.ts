import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { oncePainted } from './oncePainted.ts';
import { useLatest } from './useLatest.ts';

/**
 * A value, once the frame that follows its change is painted: for what says it beside what has changed, and need not delay it.
 * @returns the value, and what brings it up to now at once, for a press on what says it
 */
export function useOnceSeen<T>(value: T): [T, () => void] {
  const [seen, setSeen] = useState(value);
  useEffect(() => oncePainted(() => startTransition(() => setSeen(() => value))), [value]);
  return [seen, useLatest(() => flushSync(() => setSeen(() => value)))];
}
