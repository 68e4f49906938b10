import { together, type SendTogether } from '../../engine/web/together.ts';
import { Problem } from '../../engine/web/problem.ts';
import { api, apiBase } from './client.ts';

/** What `begin` reads, as one call of the contract's `askTogether`. */
export const askTogether = (begin: () => void): void => together(begin, send);

/** A change that `begin` makes, and what it reads, as one call: the change first. */
export const changeAndAsk = (begin: () => void): void => together(begin, send, { withChange: true });

/** As many as the contract takes. */
const most = 40;

const send: SendTogether = async (requests) => {
  const reads = requests.filter(({ method }) => method === 'GET');
  if (reads.length === 0 || reads.length > most) return null;
  const change = requests.find(({ method }) => method !== 'GET');
  const body = { paths: reads.map(pathOf), ...(change ? { first: { path: pathOf(change), body: await change.clone().text() } } : {}) };
  const result = await api.POST('/together', { body }).catch((error: unknown) => {
    // A server of before, while it is replaced, or one that refuses the call as a whole: each goes by itself.
    if (error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 401) return null;
    throw error;
  });
  const answers = result?.data?.answers;
  return (
    answers?.map(({ status, body: text, ...headers }) => {
      const sent = new Headers({ 'content-type': headers.content_type, 'x-request-id': headers.request_id });
      if (headers.content_range !== null) sent.set('content-range', headers.content_range);
      if (headers.total_capped) sent.set('x-total-capped', 'true');
      if (headers.unshowable !== null) sent.set('x-unshowable', headers.unshowable);
      return new Response(text, { status, headers: sent });
    }) ?? null
  );
};

/** As the contract has it: below the API's address. */
function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return `${pathname.slice(apiBase.length)}${search}`;
}
