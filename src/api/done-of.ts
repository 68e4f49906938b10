import { unshowableIn } from '../../engine/web/unshowable.ts';

/** Of the ids that a call of `api` on several records was sent in `field`, those it was done to: what can't be shown was left as it is. */
export async function doneOf<T>(ids: readonly string[], field: string, call: Promise<{ data?: T; response: Response }>): Promise<string[]> {
  const { response } = await call;
  const left = new Set(unshowableIn(response.headers));
  return ids.filter((_id, index) => !left.has(`/${field}/${index}`));
}
