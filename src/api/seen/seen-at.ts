/** Tells from when what the page shows is. */
interface SeenAt {
  /** As a person says it: `10:42 AM`; null where the page shows no answer. */
  when: () => string | null;
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

let source: SeenAt | undefined;
let stop: (() => void) | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** From when what the page shows is, for who is told that it is not from now. */
export const seenAt = {
  when: () => source?.when() ?? null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Undefined: nobody tells any more. */
  tellFrom: (told: SeenAt | undefined) => {
    stop?.();
    source = told;
    stop = told?.subscribe(tell);
    tell();
  },
};
