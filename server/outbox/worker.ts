/** Works through one queue. */
export interface Worker<Entry> {
  /** Claims due jobs. @returns once they are claimed, not once they are done */
  fill(): Promise<void>;
  /** The same, for those who do not wait for it: a claim that fails is told once, however many woke it meanwhile. */
  wake(): void;
  /** Works until nothing is due and nothing runs. @returns how many entries succeeded */
  drain(): Promise<number>;
  /** Whether there is room for so many entries that this process is about to write; if so, each is taken or left. */
  keepPlaces(count: number): boolean;
  /** Entries that places were kept for: claimed, and written. */
  take(entries: readonly Entry[]): void;
  /** Those entries were not written. */
  leave(count: number): void;
  /** Takes up nothing more. @returns what still runs */
  stop(): Promise<unknown>;
}

export interface WorkerOptions<Entry> {
  atOnce: number;
  inBatches?: boolean;
  /** How many entries may wait here beside those that run. */
  waiting?: number;
  /** Takes up to so many entries that are due. */
  claim: (most: number) => Promise<Entry[]>;
  /** Never throws. @returns whether it succeeded */
  perform: (entry: Entry) => Promise<boolean>;
  /** Entries that were taken and will not be begun. */
  giveBack?: (entries: readonly Entry[]) => Promise<void>;
  /** What could not be claimed stays due. */
  onError: (error: unknown) => void;
}

/** A worker keeps its slots filled: a slow entry occupies one slot and does not block the entries behind it. */
export function createWorker<Entry>({ atOnce, inBatches, waiting = 0, claim, perform, giveBack, onError }: WorkerOptions<Entry>): Worker<Entry> {
  const running = new Set<Promise<void>>();
  let filling: Promise<void> | undefined;
  /** Taken, and not begun yet. */
  const taken: Entry[] = [];
  /** Places kept for entries that are not committed yet. */
  let kept = 0;
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
      // A finished entry makes room for the next: for what waits in the table before what waits here.
      if (isDry) beginTaken();
      else wake();
    });
    running.add(job);
  };

  const beginTaken = () => {
    // While older ones are looked for, it waits for them.
    if (filling || taken.length === 0) return;
    for (const entry of taken.splice(0, Math.max(0, free()))) begin(entry);
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
        // Woken since it last looked.
        if (again) wake();
        else beginTaken();
      });
    return filling;
  };

  const wake = () => {
    const isUnderWay = filling !== undefined;
    const filled = fill();
    if (!isUnderWay) filled.catch(onError);
  };

  return {
    fill,
    wake,
    drain: async () => {
      const before = succeeded;
      await fill();
      while (running.size > 0) {
        await Promise.race(running);
        await fill();
      }
      return succeeded - before;
    },
    keepPlaces: (count) => {
      if (stopped || running.size + taken.length + kept + count > atOnce + waiting) return false;
      kept += count;
      return true;
    },
    take: (entries) => {
      kept -= entries.length;
      if (stopped) giveBack?.(entries).catch(onError);
      else {
        taken.push(...entries);
        beginTaken();
      }
    },
    leave: (count) => {
      kept -= count;
    },
    stop: async () => {
      // They are claimed: what there is a slot for is sooner done than given back.
      for (const entry of taken.splice(0, Math.max(0, free()))) begin(entry);
      stopped = true;
      const left = taken.splice(0);
      if (left.length > 0) await giveBack?.(left);
      await filling?.catch(() => {});
      await Promise.all(running);
    },
  };
}
