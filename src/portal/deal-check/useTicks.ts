import { useEffect, useState } from 'react';
import { useKept } from '../../kit/kept/useKept.ts';

const kind = 'desk-ticks';

/** What the dealer gave, ticked by line and kept on this device. @param report the offer and its version */
export function useTicks(report: string): { ticked: ReadonlySet<string>; onTick: (key: string, on: boolean) => void } {
  const kept = useKept();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isGone = false;
    // A device without storage: the ticks live in the page.
    void kept
      ?.get<string[]>(kind, report)
      .catch(() => undefined)
      .then((found) => {
        if (!isGone && found) setTicked((here) => new Set([...found.value, ...here]));
      });
    return () => {
      isGone = true;
    };
  }, [kept, report]);
  return {
    ticked,
    onTick: (key, on) => {
      const next = new Set([...ticked].filter((each) => each !== key).concat(on ? [key] : []));
      setTicked(next);
      void kept?.put(kind, report, [...next]).catch(() => undefined);
    },
  };
}
