import { useEffect, useState } from 'react';

/** Asks which names might be meant, best first. */
export type Suggest = (typed: string, signal: AbortSignal) => Promise<readonly string[]>;

/** How long typing must rest before it is asked, in ms. */
const rest = 120;
const none: readonly string[] = [];

/** The suggestions for what is typed, while asked for; those before stay until the next are there. What cannot be asked has none. */
export function useSuggestions(suggest: Suggest, typed: string, wanted: boolean): readonly string[] {
  const [found, setFound] = useState<{ by: Suggest; names: readonly string[] }>();
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      suggest(typed.trim(), stop.signal).then(
        (names) => !stop.signal.aborted && setFound({ by: suggest, names }),
        // Suggestions only help: without them it is typed.
        () => undefined,
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [suggest, typed, wanted]);
  return found?.by === suggest ? found.names : none;
}
