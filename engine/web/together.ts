// Several calls of a moment as one: what an event lets a page ask, however many of its parts show what changed.
import { takeFirstCall } from './first-calls.ts';

/** A call that waits to go out with others. */
interface Waiting {
  request: Request;
  answered: (response: Response) => void;
  failed: (reason: unknown) => void;
}

/** Sends them as one call. @returns the answers in the order of the requests; null where the server knows no such call */
export type SendTogether = (requests: readonly Request[]) => Promise<readonly Response[] | null>;

let gathering: { waiting: Waiting[]; takesChange: boolean } | undefined;

/**
 * What `begin` reads, and what follows from that before the next task, goes out as one call; a single one as itself.
 * @param withChange one change may be among them: it is made before anything is read
 */
export function together(begin: () => void, send: SendTogether, { withChange = false }: { withChange?: boolean } = {}): void {
  if (gathering) {
    begin();
    return;
  }
  const waiting: Waiting[] = [];
  gathering = { waiting, takesChange: withChange };
  try {
    begin();
  } finally {
    setTimeout(() => {
      gathering = undefined;
      void sendAll(waiting, send);
    });
  }
}

/** A call to the network, or a place in the one that is being gathered. */
export function fetchOrGather(request: Request): Promise<Response> {
  const isChange = request.method === 'POST' && request.headers.get('content-type') === 'application/json';
  // What is gathered follows from a change: an answer from before knows nothing of it.
  if (!gathering) return takeFirstCall(request) ?? globalThis.fetch(request);
  if (!(request.method === 'GET' || (isChange && gathering.takesChange))) return globalThis.fetch(request);
  const { waiting } = gathering;
  if (isChange) gathering.takesChange = false;
  return new Promise((answered, failed) => {
    const place = { request, answered, failed };
    if (isChange) waiting.unshift(place);
    else waiting.push(place);
    request.signal.addEventListener('abort', () => failed(request.signal.reason), { once: true });
  });
}

async function sendAll(all: readonly Waiting[], send: SendTogether): Promise<void> {
  const waiting = all.filter(({ request }) => !request.signal.aborted);
  const alone = () => {
    for (const { request, answered, failed } of waiting) globalThis.fetch(request).then(answered, failed);
  };
  if (waiting.length < 2) {
    alone();
    return;
  }
  try {
    const responses = await send(waiting.map(({ request }) => request));
    if (responses === null) alone();
    else
      waiting.forEach(({ answered, failed }, at) => {
        const response = responses[at];
        if (response) answered(response);
        else failed(new TypeError('Fewer answers came than were asked for.'));
      });
  } catch (error) {
    for (const { failed } of waiting) failed(error);
  }
}
