import { loadScreen } from '../lazy-screen.tsx';

/** So long a fetch has failed before it is said, in ms: a connection that drops for a moment is not worth a word. */
export const saidAfterMs = 2_500;

/** What is fetched once, and how it is going. */
export interface Fetched<Value> {
  /** It, however long that takes; fails where the code is of another release, and reloading the page did not help. */
  coming: Promise<Value>;
  /** Settles once there is something to show: it, or that it could not be fetched for a moment. Fails as `coming` does. */
  told: Promise<unknown>;
  value: () => Value | undefined;
  /** Why it failed for good. */
  failure: () => { reason: unknown } | undefined;
  /** Whether it has failed for a moment now, and is tried again. */
  isLate: () => boolean;
  /** Tries at once, beside the tries it makes by itself. Never fails. */
  again: () => Promise<void>;
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Fetches code, and tells when that has failed for a moment. It keeps trying by itself (lazy-screen.tsx). */
export function fetched<Value>(load: () => Promise<Value>): Fetched<Value> {
  let there: { value: Value } | undefined;
  let failure: { reason: unknown } | undefined;
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let sayLate = () => {};
  const late = new Promise<void>((resolve) => {
    sayLate = resolve;
  });
  const settle = () => {
    clearTimeout(timer);
    isLate = false;
    tell();
  };
  const arrived = (value: Value) => {
    there = { value };
    settle();
  };
  const watched = async () => {
    try {
      return await load();
    } catch (error) {
      timer ??= setTimeout(() => {
        isLate = true;
        sayLate();
        tell();
      }, saidAfterMs);
      throw error;
    }
  };
  const coming = loadScreen(watched);
  const settled = coming.then(arrived, (reason: unknown) => {
    failure = { reason };
    settle();
    throw reason;
  });
  // Told to who waits; where nobody does, it is no failure of the page.
  const told = Promise.race([settled, late]);
  told.catch(() => undefined);
  settled.catch(() => undefined);
  return {
    coming,
    told,
    value: () => there?.value,
    failure: () => failure,
    isLate: () => isLate,
    again: () => load().then(arrived, () => undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
