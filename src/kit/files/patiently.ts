import { Problem } from '../../../engine/web/problem.ts';

/** How long until the next try, in ms; after the last of them the person decides. */
const waits = [1_000, 3_000, 10_000, 30_000, 60_000];

interface Patience {
  signal: AbortSignal;
  /** The line was cut; it is tried again by itself. */
  onCut: () => void;
  /** Whether a further try can do no harm: where everything had been sent, it may have arrived. */
  mayRepeat?: () => boolean;
}

/** Sends a file again whose line was cut, by itself: as soon as the connection is back, and after a while in any case. */
export async function patiently<Stored>(send: () => Promise<Stored>, { signal, onCut, mayRepeat = () => true }: Patience): Promise<Stored> {
  for (const wait of waits) {
    try {
      return await send();
    } catch (error) {
      const isCut = error instanceof Problem && error.status === 0;
      if (!isCut || signal.aborted || !mayRepeat()) throw error;
      onCut();
      await connectionOr(wait, signal);
    }
  }
  return send();
}

function connectionOr(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', onLine);
      signal.removeEventListener('abort', onStop);
      settle();
    };
    const onLine = done(resolve);
    const onStop = done(() => reject(new DOMException('Stopped', 'AbortError')));
    const timer = setTimeout(onLine, wait);
    window.addEventListener('online', onLine);
    signal.addEventListener('abort', onStop);
  });
}
