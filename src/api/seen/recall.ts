import { hydrate, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { PublicSettings } from '../../../generated/api.ts';
import { forgetSeen } from './forget.ts';
import { openSeen } from './store.ts';

/** An answer as it is kept. */
export interface SeenQuery {
  queryKey: QueryKey;
  queryHash: string;
  data: unknown;
  /** In ms. */
  dataUpdatedAt: number;
}

/** What the installation tells every browser is kept with the rest: without it no session opens. */
export const settingsName = 'settings';

const isQuery = (value: unknown): value is SeenQuery => typeof value === 'object' && value !== null && 'queryHash' in value;

/** The installation's settings as this device last had them; undefined where nobody is remembered here. */
export async function recallSettings(): Promise<PublicSettings | undefined> {
  const store = await openSeen();
  try {
    // Sealed by this page itself, for itself.
    return (await store?.get(settingsName)) as PublicSettings | undefined;
  } finally {
    store?.close();
  }
}

/** Puts what an account has seen on this device among the answers, where there is no newer one. What anybody else has left is deleted. */
export async function recallInto(queries: QueryClient, account: string | undefined): Promise<void> {
  const store = await openSeen();
  if (store === undefined) return;
  if (store.account !== account) {
    store.close();
    return forgetSeen();
  }
  const seen = (await store.all()).filter(isQuery);
  store.close();
  const state = seen.map(({ queryKey, queryHash, data, dataUpdatedAt }) => ({
    queryKey,
    queryHash,
    dehydratedAt: dataUpdatedAt,
    state: {
      data,
      dataUpdatedAt,
      dataUpdateCount: 1,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      // It is old: once somebody answers, it is asked again.
      isInvalidated: true,
      status: 'success' as const,
      fetchStatus: 'idle' as const,
    },
  }));
  // However long there is no connection, it stays.
  hydrate(queries, { queries: state, mutations: [] }, { defaultOptions: { queries: { gcTime: Infinity } } });
}
