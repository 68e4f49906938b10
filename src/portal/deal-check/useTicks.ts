import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../api/session.ts';
import { openKept } from '../../kit/kept/kept.ts';

const kind = 'desk-ticks';

/** Ticks by line, over those that stood before. */
const merge = (before: Iterable<string>, changes: ReadonlyMap<string, boolean>): Set<string> =>
  new Set([...before, ...changes.keys()].filter((key) => changes.get(key) ?? true));

let writing: Promise<unknown> = Promise.resolve();

/** Keeps a tick on this device, one after the other: a page that closes before the storage is open loses none. Without storage they live in the page. */
function keep(account: string, report: string, key: string, on: boolean): void {
  writing = writing
    .then(async () => {
      const kept = await openKept(account);
      const before = await kept.get<string[]>(kind, report);
      await kept.put(kind, report, [...merge(before?.value ?? [], new Map([[key, on]]))]);
    })
    .catch(() => undefined);
}

/** What the dealer gave, ticked by line and kept on this device. @param report the offer and its version */
export function useTicks(report: string): { ticked: ReadonlySet<string>; onTick: (key: string, on: boolean) => void } {
  const { id: account } = useUser();
  // What was ticked here, also while what the device knows is still being read.
  const here = useRef(new Map<string, boolean>());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isGone = false;
    void writing
      .then(() => openKept(account))
      .then((kept) => kept.get<string[]>(kind, report))
      .then((found) => {
        if (!isGone && found) setTicked(merge(found.value, here.current));
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [account, report]);
  return {
    ticked,
    onTick: (key, on) => {
      here.current.set(key, on);
      setTicked(merge(ticked, here.current));
      keep(account, report, key, on);
    },
  };
}
