import createClient, { type Client } from 'openapi-fetch';
import { dropFirstCalls } from './first-calls.ts';
import { ownChanges } from './own-changes.ts';
import { fetchOrGather } from './together.ts';
import { traceparent } from './trace.ts';
import { serialiseQuery } from './query.ts';
import { Problem, problemOf, somethingWentWrong } from './problem.ts';

/** Makes a call; one that changes something is this page's own. */
function noticed(request: Request): Promise<Response> {
  if (request.method === 'GET') return fetchOrGather(request);
  dropFirstCalls();
  const answered = ownChanges.begin();
  const call = fetchOrGather(request);
  call.then(answered, () => answered());
  return call;
}

/** A call that never arrived, as a Problem; one that was given up on purpose stays what it is. */
export function lostCall(error: unknown): unknown {
  return error instanceof Problem || (error instanceof DOMException && error.name === 'AbortError') ? error : new Problem(somethingWentWrong, { status: 0 });
}

/**
 * The client of an API in the contract's dialect: sets no timeout, takes 200 to 299 as success and throws a Problem for anything else,
 * also for a call that never arrived. Tokens and what else a caller makes of its calls are added with `use`.
 */
export function contractClient<Paths extends object>(baseUrl: string): Client<Paths> {
  const client = createClient<Paths>({
    baseUrl,
    querySerializer: serialiseQuery,
    headers: { Accept: 'application/json' },
    // Looked up at each call, so that tests can replace the network.
    fetch: noticed,
  });
  client.use({
    onRequest({ request }) {
      request.headers.set('traceparent', traceparent());
    },
    async onResponse({ response }) {
      if (!response.ok) throw await problemOf(response);
      return undefined;
    },
    onError({ error }) {
      const lost = lostCall(error);
      return lost instanceof Problem && lost !== error ? lost : undefined;
    },
  });
  return client;
}
