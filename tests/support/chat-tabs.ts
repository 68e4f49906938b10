// What the tabs of one device share, and chance that can be had again.
import type { OpenChannel, ChannelMessage } from '../../src/kit/kept/store.ts';

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One tab at a time, as the browser's locks have it: a tab that crashes lets go. */
export function makeLocks() {
  let holder: object | undefined;
  const queue: { tab: object; go: () => void }[] = [];
  const next = () => {
    const first = queue.shift();
    holder = first?.tab;
    first?.go();
  };
  return {
    request: async (tab: object, work: () => Promise<void>) => {
      if (holder === undefined) holder = tab;
      else await new Promise<void>((go) => queue.push({ tab, go }));
      await work();
      if (holder === tab) next();
    },
    crash: (tab: object) => {
      for (let index = queue.length - 1; index >= 0; index -= 1) if (queue[index]?.tab === tab) queue.splice(index, 1);
      if (holder === tab) next();
    },
  };
}

/** What one tab posts reaches every open tab of the device, as a BroadcastChannel does. */
export function makeHub(): { open: OpenChannel } {
  const ends = new Set<(message: ChannelMessage) => void>();
  return {
    open: (onMessage) => {
      ends.add(onMessage);
      return {
        post: (message) => {
          for (const end of ends) if (end !== onMessage) end(message);
        },
        close: () => ends.delete(onMessage),
      };
    },
  };
}
