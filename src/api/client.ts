import type { paths } from '../../generated/api.ts';
import { publicCalls } from '../../generated/public-calls.ts';
import { contractClient } from '../../engine/web/client.ts';
import { Problem, somethingWentWrong } from '../../engine/web/problem.ts';
import { confirmAgain, secondStepIn } from './second-step.ts';
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
    // Not of forms with files: none of them is asked to be confirmed.
    if (!request.headers.get('content-type')?.startsWith('multipart')) copies.set(request, request.clone());
    return request;
  },
  async onResponse({ response: first, request, schemaPath }) {
    const response = first.status === 403 ? await unlessConfirmed(first, request) : first;
    if (response.ok) return (await whole(response, schemaPath)) ?? response;
    if (response.status === 401) unauthorised(request);
    return response;
  },
});

/** Calls that may be asked to be confirmed, as they were sent: the body of a sent one is gone. */
const copies = new WeakMap<Request, Request>();

/**
 * What becomes of a 403 that a second step ends. An act that asks again is confirmed and sent once more, just as it was; a sign-in that waits says so in the
 * session, which leads to its page.
 */
async function unlessConfirmed(refusal: Response, request: Request): Promise<Response> {
  const step = secondStepIn(
    await refusal
      .clone()
      .json()
      .catch(() => undefined),
  );
  if (step === null) return refusal;
  if (step !== 'again') {
    if (isOfThisSession(request)) session.updateUser('second_step', step);
    return refusal;
  }
  const copy = copies.get(request);
  return copy !== undefined && (await confirmAgain()) ? globalThis.fetch(copy) : refusal;
}

/** The answer without rows that can't be shown; itself, where there are none. */
async function whole(response: Response, schemaPath: string): Promise<Response | undefined> {
  const pointers = unshowableIn(response.headers);
  tellUnshowable(schemaPath, pointers.length);
  if (pointers.length === 0) return undefined;
  const { status, headers } = response;
  return new Response(JSON.stringify(withoutUnshowable(await response.json(), pointers)), { status, headers });
}

const refused = new Set<() => void>();

/** Only the present token's refusal matters: a late answer to an older one says nothing about this session. */
function isOfThisSession(request: Request): boolean {
  const token = session.get()?.token;
  return token !== undefined && request.headers.get('Authorization') === `Bearer ${token}`;
}

function unauthorised(request: Request): void {
  if (!isOfThisSession(request)) return;
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
