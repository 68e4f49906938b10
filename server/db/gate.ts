// The queue in front of the database: a caller who cannot get a connection soon is told so instead of waiting for a minute.
import { AsyncVariable } from '../../engine/server/async-variable.ts';

/** How long a call waits for a connection before it is asked to retry, in ms. */
export const patienceMs = 2_000;

/** Every connection was busy for longer than a call waits. Nothing was started. Answered as 503 with `Retry-After` (`http/errors.ts`). */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
  constructor() {
    super('Every connection to the database is taken.');
  }
}

const patient = new AsyncVariable<true>();

/**
 * Every query of the work waits for a connection as long as it takes, and goes before work that has not begun. For recording what already happened outside the
 * database: giving up would help no one, and what a crash finds unrecorded is done again.
 */
export function patiently<T>(work: () => T): T {
  return patient.run(true, work);
}

export interface Gate {
  /**
   * Runs the work when there is a free connection, in order of arrival. Only work that has not started is turned away.
   * @throws DatabaseBusyError
   */
  pass<T>(work: () => Promise<T>): Promise<T>;
  /** Whether any work waits. */
  isBusy(): boolean;
}

interface Waiting {
  enter: () => void;
  /** It records what has happened already: nothing new begins before it. */
  isRecord: boolean;
}

/** @param places how many may be inside at once */
export function createGate(places: number, limitMs: number = patienceMs): Gate {
  const queue = new Set<Waiting>();
  let inside = 0;

  const wait = () =>
    new Promise<void>((enter, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const isRecord = patient.get() === true;
      const waiting: Waiting = {
        isRecord,
        enter: () => {
          clearTimeout(timer);
          enter();
        },
      };
      const sendAway = () => {
        if (queue.delete(waiting)) reject(new DatabaseBusyError());
      };
      queue.add(waiting);
      if (isRecord) return;
      const due = Date.now() + limitMs;
      timer = setTimeout(() => {
        // While the process itself was paused, the queue could not move: that time is added once more.
        const stoodStill = Date.now() - due;
        if (stoodStill < 100) sendAway();
        else timer = setTimeout(sendAway, Math.min(stoodStill, limitMs));
      }, limitMs);
    });

  const leave = () => {
    const [longest] = queue;
    const next = [...queue].find(({ isRecord }) => isRecord) ?? longest;
    if (next) {
      // The place goes over to what has to be recorded, then to the one that has waited longest.
      queue.delete(next);
      next.enter();
    } else {
      inside -= 1;
    }
  };

  return {
    pass: async (work) => {
      if (inside < places) inside += 1;
      else await wait();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    isBusy: () => queue.size > 0,
  };
}
