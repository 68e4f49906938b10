/** Works through one queue. */
export interface Worker {
  /** Claims due jobs. @returns once they are claimed, not once they are done */
  fill(): Promise<void>;
  /** Works until nothing is due and nothing runs. @returns how many entries succeeded */
  drain(): Promise<number>;
  /** Takes up nothing more. @returns what still runs */
  stop(): Promise<unknown>;
}

export interface WorkerOptions<Entry> {
  atOnce: number;
  inBatches?: boolean;
  /** Takes up to so many entries that are due. */
  claim: (most: number) => Promise<Entry[]>;
  /** Never throws. @returns whether it succeeded */
  perform: (entry: Entry) => Promise<boolean>;
  /** What could not be claimed stays due. */
  onError: (error: unknown) => void;
}

/** A worker keeps its slots filled: a slow entry occupies one slot and does not block the entries behind it. */
export function createWorker<Entry>({ atOnce, inBatches, claim, perform, onError }: WorkerOptions<Entry>): Worker {
  const running = new Set<Promise<void>>();
  let filling: Promise<void> | undefined;
  let again = false;
  /** The last claim found less than there was room for, and nobody has woken the worker since: a finished entry has nothing to make room for. */
  let isDry = false;
  let stopped = false;
  let succeeded = 0;

  const free = () => (inBatches && running.size > 0 ? 0 : atOnce - running.size);

  const begin = (entry: Entry) => {
    const job = perform(entry).then((success) => {
      if (success) succeeded += 1;
      running.delete(job);
      // A finished entry makes room for the next.
      if (!isDry) fill().catch(onError);
    });
    running.add(job);
  };

  const fillPlaces = async () => {
    while (again) {
      again = false;
      const places = stopped ? 0 : free();
      if (places <= 0) return;
      const entries = await claim(places);
      isDry = entries.length < places && !again;
      for (const entry of entries) begin(entry);
    }
  };

  const fill = (): Promise<void> => {
    again = true;
    isDry = false;
    // A moment later: a commit that leaves several entries wakes several times, and claims them together.
    filling ??= Promise.resolve()
      .then(fillPlaces)
      .finally(() => {
        filling = undefined;
      });
    return filling;
  };

  return {
    fill,
    drain: async () => {
      const before = succeeded;
      await fill();
      while (running.size > 0) {
        await Promise.race(running);
        await fill();
      }
      return succeeded - before;
    },
    stop: async () => {
      stopped = true;
      await filling?.catch(() => {});
      await Promise.all(running);
    },
  };
}
