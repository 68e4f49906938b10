import { Problem } from '../../../engine/web/problem.ts';

/** How long until the next try while there is a connection, in ms; after the last of them the person decides. */
const waits = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 30_000, 30_000, 60_000];

export interface Patience {
  signal?: AbortSignal | undefined;
  /** The line was cut; it is tried again by itself. */
  onCut?: (() => void) | undefined;
  /** Whether a further try can do no harm: where everything had been sent, it may have arrived. */
  mayRepeat?: (problem: Problem) => boolean;
}

/** The line was cut. */
export const isCut = (problem: Problem): boolean => problem.status === 0;

/** The line was cut, or the server is not there at the moment: it restarts, or has too much to do. */
export const isPassing = (problem: Problem): boolean => [0, 429, 502, 503, 504].includes(problem.status);

/** Makes a call again whose line was cut, by itself: as soon as the connection is back, and while there is one after a while in any case. */
export async function patiently<Answer>(call: () => Promise<Answer>, { signal, onCut, mayRepeat = isCut }: Patience = {}): Promise<Answer> {
  for (const wait of waits) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Problem) || signal?.aborted || !mayRepeat(error)) throw error;
      onCut?.();
      await connectionOr(Math.max(wait, (error.retryAfter ?? 0) * 1_000), signal);
    }
  }
  return call();
}

function connectionOr(wait: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', onLine);
      signal?.removeEventListener('abort', onStop);
      settle();
    };
    const onLine = done(resolve);
    const onStop = done(() => reject(new DOMException('Stopped', 'AbortError')));
    // Without any connection no try is lost: the browser says when there is one.
    const timer = navigator.onLine ? setTimeout(onLine, wait) : undefined;
    window.addEventListener('online', onLine);
    signal?.addEventListener('abort', onStop);
  });
}
