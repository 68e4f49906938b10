import { api } from '../../api/client.ts';

/** While the server is away, this often it is asked whether it is back, in ms. */
export const askAgainMs = 3000;

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

function set(next: boolean): void {
  clearTimeout(timer);
  if (next) timer = setTimeout(() => void ask(), askAgainMs);
  if (next === away) return;
  away = next;
  for (const listener of listeners) listener();
}

/** One call that fails may be a call that was blocked: only a server that does not answer its simplest question is away. */
async function ask(): Promise<void> {
  if (asking) return;
  asking = true;
  const answers = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  asking = false;
  set(!answers);
}

/** What stands in front of a server that is away answers with these. */
const gateway = new Set([502, 503, 504]);

api.use({
  onResponse({ response }) {
    if (gateway.has(response.status)) void ask();
    else if (away) set(false);
    return undefined;
  },
  onError({ error }) {
    const givenUp = error instanceof DOMException && error.name === 'AbortError';
    if (!givenUp && !away) void ask();
    return undefined;
  },
});
