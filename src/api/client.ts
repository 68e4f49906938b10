import type { paths } from '../../generated/api.ts';
import { publicCalls } from '../../generated/public-calls.ts';
import { contractClient } from '../../engine/web/client.ts';
import { Problem, somethingWentWrong } from '../../engine/web/problem.ts';
import { session } from './session-store.ts';
import { tellUnshowable, unshowableIn, withoutUnshowable } from '../../engine/web/unshowable.ts';

/** The API base address, as the brief has it. */
export const apiBase = '/api';

const origin = typeof window === 'undefined' ? '' : window.location.origin;

/**
 * The typed client: `api.GET('/coupons/{id}', { params: { path: { id } } })`.
 * Sends the session's bearer token but with public calls (docs/brief.md, section 7).
 */
export const api = contractClient<paths>(`${origin}${apiBase}`);

api.use({
  onRequest({ request, schemaPath }) {
    const token = publicCalls.has(`${request.method} ${schemaPath}`) ? undefined : session.get()?.token;
    if (token !== undefined && !request.headers.has('Authorization')) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
  onResponse({ response, request, schemaPath }) {
    if (response.ok) return whole(response, schemaPath);
    if (response.status === 401) unauthorised(request);
    return undefined;
  },
});

/** The answer without rows that can't be shown; itself, where there are none. */
async function whole(response: Response, schemaPath: string): Promise<Response | undefined> {
  const pointers = unshowableIn(response.headers);
  tellUnshowable(schemaPath, pointers.length);
  if (pointers.length === 0) return undefined;
  const { status, headers } = response;
  return new Response(JSON.stringify(withoutUnshowable(await response.json(), pointers)), { status, headers });
}

const refused = new Set<() => void>();

function unauthorised(request: Request): void {
  const token = session.get()?.token;
  // Only the present token's refusal matters: a late answer to an older one says nothing about this session.
  if (token === undefined || request.headers.get('Authorization') !== `Bearer ${token}`) return;
  for (const listener of refused) listener();
}

/** Calls `listener` whenever the session's own token is refused with 401; returns how to stop. */
export function onTokenRefused(listener: () => void): () => void {
  refused.add(listener);
  return () => refused.delete(listener);
}

/** The data of a call of `api`; its type no longer admits a missing body, because a failed call has thrown. */
export async function dataOf<T>(call: Promise<{ data?: T; response: Response }>): Promise<T> {
  const { data, response } = await call;
  if (data === undefined) throw new Problem(somethingWentWrong, { status: response.status });
  return data;
}
