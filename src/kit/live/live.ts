import { useSyncExternalStore } from 'react';

/** Whether changes arrive by push. While they do not, screens ask again by themselves. */
interface Live {
  /** Called by the owner of the push connection. */
  setPushing: (pushing: boolean) => void;
  isPushing: () => boolean;
  /** Until the returned function is called, changes are queued: a record being deleted here must not be refetched. */
  hold: () => () => void;
  isHeld: () => boolean;
  /**
   * A record stands on this page and is marked as seen as it changes. While `isSeen`, a notice about it lets only what shows the record be asked at once; the
   * rest is asked with the mark (`askTheRest`), or a moment later where none is made. Returns how to end it.
   */
  attend: (record: { id: string; isSeen: () => boolean }) => () => void;
  isSeen: (id: string) => boolean;
  /** Asks what waits for the mark, and for the notices that it ends. */
  askTheRest: () => void;
  /** Set by who follows the pushes. */
  onAskTheRest: (ask: () => void) => void;
  subscribe: (listener: () => void) => () => void;
}

/** As long as a page that has just begun waits for its first connection before its queries ask often by themselves, in ms. */
export const firstPatienceMs = 5_000;

let pushing = false;
/** Whether queries must ask often: not yet while the first connection is awaited, so that nothing is drawn anew when it comes. */
let isAwaited = true;
let patience: ReturnType<typeof setTimeout> | undefined;
let holding = 0;
let askTheRest = () => {};
const attended = new Set<{ id: string; isSeen: () => boolean }>();
const listeners = new Set<() => void>();

export const live: Live = {
  setPushing: (next) => {
    clearTimeout(patience);
    patience = undefined;
    if (next === pushing && !isAwaited) return;
    pushing = next;
    isAwaited = false;
    for (const listener of listeners) listener();
  },
  isPushing: () => pushing,
  hold: () => {
    holding += 1;
    let held = true;
    return () => {
      if (held) holding -= 1;
      held = false;
    };
  },
  isHeld: () => holding > 0,
  attend: (record) => {
    attended.add(record);
    return () => void attended.delete(record);
  },
  isSeen: (id) => [...attended].some((record) => record.id === id && record.isSeen()),
  askTheRest: () => askTheRest(),
  onAskTheRest: (ask) => {
    askTheRest = ask;
  },
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const isToldOrWaits = (): boolean => pushing || isAwaited;

/** Tells when queries begin to ask often, or end it. The first who listens lets the page's patience for its first connection begin. */
function subscribeToPace(listener: () => void): () => void {
  if (isAwaited) patience ??= setTimeout(() => live.setPushing(false), firstPatienceMs);
  return live.subscribe(listener);
}

/** When a query asks again by itself, in ms; false for never. */
export type Pace = (query: { state: { status: string } }) => number | false;

/** What failed is asked again, with push too, as nothing may be told of it: this long after, in ms. */
const failedMs = 60_000;

/**
 * How often a query asks again by itself: every `ms` without push. With it not at all, because what changes is told; only what failed is
 * tried again. For `refetchInterval`; TanStack Query pauses it while the page is hidden.
 */
export function usePollEvery(ms: number, againMs = failedMs): Pace {
  const isTold = useSyncExternalStore(subscribeToPace, isToldOrWaits, isToldOrWaits);
  return ({ state }) => (state.status === 'error' ? (isTold ? againMs : Math.min(ms, againMs)) : !isTold && ms);
}

/** The longest that a count which could not be asked for stays unknown before it is asked for again, in ms. */
const unknownMs = 10_000;

/** As `usePollEvery`, but a failed query retries soon, with push too: for small counts that show that they are unknown. */
export const usePollUntilKnown = (ms: number): Pace => usePollEvery(ms, unknownMs);
