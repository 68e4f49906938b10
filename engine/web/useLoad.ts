import { useEffect, useState } from 'react';

/** The result of one call so far. */
export type Loaded<T> =
  | { state: 'loading'; data: undefined; error: undefined; retry: () => void }
  | { state: 'failed'; data: undefined; error: unknown; retry: () => void }
  | { state: 'loaded'; data: T; error: undefined; retry: () => void };

/**
 * One call when the screen opens, for public pages, where the query client would weigh more than the page.
 * `load` must stay the same function as long as the call does.
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ of: unknown; attempt: number; data?: T; error?: unknown } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const settle = (outcome: { data: T } | { error: unknown }) => {
      if (!stop.signal.aborted) setResult({ of: load, attempt, ...outcome });
    };
    load(stop.signal).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error }),
    );
    return () => stop.abort();
  }, [load, attempt]);
  const retry = () => setAttempt((count) => count + 1);
  if (result === null || result.of !== load || result.attempt !== attempt) return { state: 'loading', data: undefined, error: undefined, retry };
  return result.data === undefined
    ? { state: 'failed', data: undefined, error: result.error, retry }
    : { state: 'loaded', data: result.data, error: undefined, retry };
}
