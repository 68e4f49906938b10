import { api } from '../../api/client.ts';

/** While the server is away, this often it is asked whether it is back, in ms. */
export const askAgainMs = 3000;

/** A call that has no answer after this long, in ms, has the server asked its simplest question. Calls themselves have no end: a report may take its time. */
export const patienceMs = 1_500;
/** As long that question may take, in ms: a server that stands still takes calls and answers none. */
export const answersWithinMs = 3_500;
/** As long while files are on their way. */
const besideFilesMs = 30_000;

/** Whether the server can be reached, as far as calls have shown. */
export const reach = { isAway: () => away, subscribe };

let away = false;
let asking = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether anybody is told: where nobody is, nothing is asked in time. */
const isShown = (): boolean => listeners.size > 0;

function set(next: boolean): void {
  clearTimeout(timer);
  if (next) timer = setTimeout(() => void ask(), askAgainMs);
  if (next === away) return;
  away = next;
  for (const listener of listeners) listener();
}

/** Whether the simplest question is answered well. Never fails: what cannot be asked is not answered. */
async function isAnswering(): Promise<boolean> {
  const patience = new AbortController();
  // A file on its way may leave little room beside it on a slow line.
  const limit = setTimeout(() => patience.abort(), sending.size > 0 ? besideFilesMs : answersWithinMs);
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: patience.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(limit);
  }
}

/** One call that fails may be a call that was blocked: only a server that does not answer its simplest question is away. */
async function ask(): Promise<void> {
  if (asking) return;
  asking = true;
  const answers = await isAnswering();
  asking = false;
  set(!answers);
}

/** What stands in front of a server that is away answers with these. */
const gateway = new Set([502, 503, 504]);

const waiting = new WeakMap<Request, ReturnType<typeof setTimeout>>();
/** Files on their way. */
const sending = new Set<Request>();
const settled = (request: Request) => {
  clearTimeout(waiting.get(request));
  sending.delete(request);
};

api.use({
  onRequest({ request }) {
    if (request.headers.get('content-type')?.startsWith('multipart')) sending.add(request);
    else
      waiting.set(
        request,
        setTimeout(() => void (isShown() && ask()), patienceMs),
      );
    return undefined;
  },
  onResponse({ request, response }) {
    settled(request);
    if (gateway.has(response.status)) void ask();
    else if (away) set(false);
    return undefined;
  },
  onError({ request, error }) {
    settled(request);
    const givenUp = error instanceof DOMException && error.name === 'AbortError';
    if (!givenUp && !away) void ask();
    return undefined;
  },
});
