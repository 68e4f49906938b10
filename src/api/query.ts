import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { paths } from '../../generated/api.ts';
import { afterFirstScreen } from '../../engine/web/first-screen.ts';
import { dataOf } from './client.ts';
import { Problem, somethingWentWrong } from '../../engine/web/problem.ts';

/** How the paths of a resource begin. */
type Resource<Path> = Path extends `/${infer First}/${string}` ? `/${First}` : never;

/** What a push calls a resource. */
type Name<Path> = Path extends `/${infer First}/${string}` ? First : Path extends `/${infer First}` ? First : never;

/** A query's key begins with a path of the contract. */
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [keyof paths | Resource<keyof paths>, ...unknown[]];
    /** `counts`: of what records it is made without showing each of them. A change of any lets it be asked again, not more often than `follow` has it. */
    queryMeta: { counts?: readonly Name<keyof paths>[]; [more: string]: unknown };
  }
}

type Call<T> = Promise<{ data?: T; response: Response }>;

/** No answer, or the server's own failure: worth another try. What the server refused stays refused. */
function worthRetrying(failures: number, error: Error): boolean {
  const status = error instanceof Problem ? error.status : 0;
  return failures < 2 && (status === 0 || status >= 500);
}

/** The delay before each retry, in ms: a user learns within about two seconds that a screen will not load. */
const retryDelay = (failures: number): number => 500 * 2 ** failures;

/**
 * A query client with the defaults of every area. Offline, a call is made all the same and fails: one that waits for the connection would leave a screen
 * loading for as long. Failed or stale queries are refetched once online.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, retryDelay, staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Options for `useQuery` from one call. The key starts with the contract's path, so that a push can invalidate by it: `useQuery(apiQuery(['/coupons/{id}', id],
 * (signal) => api.GET('/coupons/{id}', { params: { path: { id } }, signal })))`.
 */
export function apiQuery<T>(queryKey: QueryKey, call: (signal: AbortSignal) => Call<T>) {
  return queryOptions<T>({ queryKey, queryFn: ({ signal }) => dataOf(call(signal)) });
}

/** The same for what the first screen does not need: asked once that is painted. */
export function laterQuery<T>(queryKey: QueryKey, call: (signal: AbortSignal) => Call<T>) {
  return queryOptions<T>({
    queryKey,
    queryFn: async ({ signal }) => {
      await afterFirstScreen();
      return dataOf(call(signal));
    },
  });
}

/** One page of a list. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  /** The total exceeds the count: shown as "10,000+". */
  capped: boolean;
}

/** Rows and total of a list call: the array and its Content-Range. */
export async function pageOf<Row>(call: Call<Row[]>): Promise<Page<Row>> {
  const { data, response } = await call;
  if (data === undefined) throw new Problem(somethingWentWrong, { status: response.status });
  const total = Number(response.headers.get('Content-Range')?.split('/').at(1) ?? Number.NaN);
  return { rows: data, total: Number.isFinite(total) ? total : data.length, capped: response.headers.get('X-Total-Capped') === 'true' };
}
