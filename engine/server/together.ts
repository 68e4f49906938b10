// Several calls in one: each goes through all that it would go through alone.
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { OperationSpec } from './contract.ts';
import type { CallInfo } from './handler.ts';
import { invalid } from './problem.ts';

/** The calls: what is changed first, then what is read. Paths are the contract's, with their queries. */
export interface CallsTogether {
  paths: readonly string[];
  first?: { path: string; body: string };
}

/** An answer with the headers that callers read. */
export interface AnswerTogether {
  status: number;
  request_id: string;
  content_type: string;
  content_range: string | null;
  total_capped: boolean;
  unshowable: string | null;
  /** JSON */
  body: string;
}

/**
 * Makes the calls on the server's own routes, as the caller: with their token and from their address.
 * @param app where the contract's routes are, under `prefix`
 * @param itself the operation that takes several calls, which is none of them
 * @returns what answers them, the change first; throws a Problem 422 for a path that is not one operation's
 */
export function callsTogether(
  app: FastifyInstance,
  { prefix, operations, itself }: { prefix: string; operations: readonly OperationSpec[]; itself: string },
): (calls: CallsTogether, caller: CallInfo) => Promise<AnswerTogether[]> {
  const read = pathsOf(operations.filter(({ method, success }) => method === 'get' && success.schema !== undefined));
  const changed = pathsOf(operations.filter(({ id, method, contentType }) => method === 'post' && contentType === 'application/json' && id !== itself));
  return async ({ paths, first }, caller) => {
    if (first && !changed(first.path)) throw invalid({ 'first.path': 'This path isn’t an operation of the contract.' });
    if (!paths.every(read)) throw invalid({ paths: 'One of them is no operation that reads.' });
    const call = async (options: Pick<InjectOptions, 'method' | 'payload'> & { path: string }): Promise<AnswerTogether> => {
      const { path, ...sent } = options;
      const headers = {
        host: caller.header('host') ?? caller.host,
        'user-agent': caller.userAgent,
        ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
        ...(sent.payload === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const answer = await app.inject({ ...sent, url: `${prefix}${path}`, headers, remoteAddress: caller.ip });
      return {
        status: answer.statusCode,
        request_id: headerOf(answer.headers['x-request-id']) ?? '',
        content_type: headerOf(answer.headers['content-type']) ?? '',
        content_range: headerOf(answer.headers['content-range']) ?? null,
        total_capped: answer.headers['x-total-capped'] !== undefined,
        unshowable: headerOf(answer.headers['x-unshowable']) ?? null,
        body: answer.payload,
      };
    };
    const done = first ? [await call({ method: 'POST', path: first.path, payload: first.body })] : [];
    return [...done, ...(await Promise.all(paths.map((path) => call({ method: 'GET', path }))))];
  };
}

const headerOf = (value: number | string | string[] | undefined): string | undefined => (value === undefined ? undefined : String(value));

/** Whether a path with its query is one of these operations'. */
function pathsOf(operations: readonly OperationSpec[]): (path: string) => boolean {
  const patterns = operations.map(({ path }) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/?#]+')}(?:\\?[^#]*)?$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}
