import type { Query, QueryClient } from '@tanstack/react-query';
import type { PublicSettings } from '../../../generated/api.ts';
import { Problem } from '../../../engine/web/problem.ts';
import { recallInto, settingsName, type SeenQuery } from './recall.ts';
import { saidOf } from './said-of.ts';
import { seenAt } from './seen-at.ts';
import { openSeen } from './store.ts';

/** So long answers gather before they are kept, in ms: a screen brings several at once. */
const gatherMs = 1_000;

/** What is about who is signed in where, or good for a minute, is of no use without the server. */
const leftOut = /^\/(?:auth|files|uploads|push|together|users\/check|second-factor)(?:\/|$)/;
const kept = '/auth/get/me';

/** Plain data that the server answered, and that may be shown again. */
function isKept({ queryKey: [path], state, options }: Query): boolean {
  const { data } = state;
  if (typeof data !== 'object' || data === null || options.gcTime === 0 || (leftOut.test(path) && path !== kept)) return false;
  const prototype: unknown = Object.getPrototypeOf(data);
  return prototype === Object.prototype || prototype === Array.prototype;
}

/** Nobody answered: what is shown stays shown, and the line at the top says since when. */
const isUnanswered = (error: unknown): boolean => !(error instanceof Problem) || error.status === 0 || (error.status >= 502 && error.status <= 504);

/**
 * Keeps what the portal shows on the device, sealed, to be read without a connection (recall.ts), and has it shown as soon as there is none.
 * @returns how to stop
 */
export async function keepSeen(queries: QueryClient, account: string, settings: PublicSettings): Promise<() => void> {
  const store = await openSeen(account);
  if (!store) return () => {};
  await store.put(settingsName, settings, Date.now());
  const cache = queries.getQueryCache();
  const changed = new Set(cache.getAll().filter(isKept));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = async () => {
    clearTimeout(timer);
    timer = undefined;
    const due = [...changed];
    changed.clear();
    for (const { queryKey, queryHash, state } of due) {
      const { data, dataUpdatedAt } = state;
      if (data !== undefined) await store.put(queryHash, { queryKey, queryHash, data, dataUpdatedAt } satisfies SeenQuery, dataUpdatedAt);
    }
  };
  const stopFollowing = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'success' && isKept(query)) {
      changed.add(query);
      timer ??= setTimeout(() => void keep(), gatherMs);
    } else if (action.type === 'error' && query.state.data !== undefined && isUnanswered(query.state.error)) {
      query.setState({ status: 'success', error: null });
    }
  });
  seenAt.tellFrom({
    subscribe: (listener) => cache.subscribe(listener),
    when: () => {
      const shown = cache.findAll({ type: 'active' }).filter(isKept);
      return shown.length === 0 ? null : saidOf(new Date(Math.min(...shown.map(({ state }) => state.dataUpdatedAt))));
    },
  });
  const onHidden = () => void (document.visibilityState === 'hidden' && keep());
  const onOffline = () => void recallInto(queries, account);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('offline', onOffline);
  await keep();
  return () => {
    clearTimeout(timer);
    stopFollowing();
    seenAt.tellFrom(undefined);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('offline', onOffline);
    store.close();
  };
}
