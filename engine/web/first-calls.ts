// Calls that the page began before its code was there: what an address reads first, taken once by whoever asks for the same.

/** A call under way since the page was opened. */
interface FirstCall {
  /** The header it was sent with; missing where it was sent without. */
  authorization?: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    /** By address, from the host on; missing where a page begins none. */
    firstCalls?: Map<string, FirstCall>;
  }
}

/** How long after the page was opened their answers may be shown, in ms. */
const freshFor = 10_000;

/** The answer to the same call, where the page has begun it for the same person and nobody has taken it yet. */
export function takeFirstCall(request: Request): Promise<Response> | undefined {
  const calls = globalThis.window?.firstCalls;
  if (!calls?.size || request.method !== 'GET') return undefined;
  if (performance.now() > freshFor) {
    dropFirstCalls();
    return undefined;
  }
  const { pathname, search } = new URL(request.url);
  const call = calls.get(pathname + search);
  if (call === undefined || call.authorization !== (request.headers.get('authorization') ?? undefined)) return undefined;
  calls.delete(pathname + search);
  return new Promise((answered, failed) => {
    call.answer.then(answered, failed);
    request.signal.addEventListener('abort', () => failed(request.signal.reason), { once: true });
  });
}

/** What changes afterwards is not in them. */
export function dropFirstCalls(): void {
  globalThis.window?.firstCalls?.clear();
}
