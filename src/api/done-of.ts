import { unshowableIn } from '../../engine/web/unshowable.ts';

/** The ids from `field` of a bulk call of `api` that were processed: rows that can't be shown were left unchanged. */
export async function doneOf<T>(ids: readonly string[], field: string, call: Promise<{ data?: T; response: Response }>): Promise<string[]> {
  const { response } = await call;
  const left = new Set(unshowableIn(response.headers));
  return ids.filter((_id, index) => !left.has(`/${field}/${index}`));
}
