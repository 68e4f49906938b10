import { useEffect, useMemo, useState } from 'react';
import { choosable } from './choosable.ts';

/** Asks which names might be meant, best first. */
export type Suggest = (typed: string, signal: AbortSignal) => Promise<readonly string[]>;

/** How long typing must rest before it is asked, in ms. */
const rest = 120;
const none: readonly string[] = [];

/** The suggestions for what is typed, while asked for; those before stay until the next are there, as far as they have what is typed. What cannot be asked has none. */
export function useSuggestions(suggest: Suggest, typed: string, wanted: boolean): readonly string[] {
  const [found, setFound] = useState<{ by: Suggest; typed: string; names: readonly string[] }>();
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      suggest(typed.trim(), stop.signal).then(
        (names) => !stop.signal.aborted && setFound({ by: suggest, typed, names }),
        // Suggestions only help: without them it is typed.
        () => undefined,
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [suggest, typed, wanted]);
  return useMemo(
    () =>
      found?.by === suggest ? choosable(found.names, { typed: typed.trim(), isAnswer: found.typed.trim() === typed.trim(), textOf: (name) => name }) : none,
    [found, suggest, typed],
  );
}
