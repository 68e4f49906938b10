// Fetched after sign-in with the push library, so that no first screen waits for it.
import type { Query, QueryClient } from '@tanstack/react-query';
import { ownChanges } from '../../../engine/web/own-changes.ts';
import type { PublicSettings } from '../../../generated/api.ts';
import { askTogether } from '../../api/ask-together.ts';
import { alsoChanged, holds, resourceOf, shows, type Changed } from './affected.ts';
import { connect, type Word } from './connect.ts';
import { justAskedMs } from './justAsked.ts';
import { live } from './live.ts';
import { presenceHeard } from './presence.ts';

/** Changes that follow each other this closely are asked for together, in ms. */
const togetherMs = 250;
/** As long as a page's own change is waited for, and what its screen asks after it, in ms. */
const ownPatienceMs = 2_000;
const afterOwnMs = 100;
/** As long as what is seen may take to be marked so, in ms: a slow machine takes its time until the mark leaves. */
const markPatienceMs = 3_000;
/** What a mark as seen changes besides what it marks: notices of it are seen with it. */
const notices = 'notifications';
/** What is counted of many records is counted again this long after the last time at the soonest, in ms: a busy firm tells of a change each second. */
export const countAgainMs = 15_000;
/** People wait for these: what changes them is asked at once. */
const awaited: ReadonlySet<string | undefined> = new Set([notices, 'chats']);

/** What changed, by when it was asked for: of the page's own change, what was asked since the answer is not asked again. */
interface Heard {
  changed: Changed;
  since: number;
}

/**
 * Follows the pushes for a person: an event names resources, or records of them, and every query that shows one is refetched, all of them in one call. Returns
 * how to end it.
 */
export function follow(queries: QueryClient, settings: PublicSettings['push'], userId: string): () => void {
  let words: Word[] = [];
  /** What changes counts alone, or with them what nobody waits for: all of it is asked together once counts may be asked again. */
  let slow: Word[] = [];
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let countedAt = -Infinity;
  /** What a mark as seen is waited with. */
  let rest: Heard[] = [];
  let wasConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let heldSince: number | undefined;

  const begun = new WeakMap<Query, number>();
  /** When its data, or the data it waits for, was asked for. */
  const askedAt = (query: Query): number => Math.max(query.state.fetchStatus === 'fetching' ? (begun.get(query) ?? 0) : 0, query.state.dataUpdatedAt);
  const isShown = ({ queryKey: key, state: { data } }: Query, changed: Changed) => shows({ key, data }, changed);
  const counts = ({ meta }: Query, changed: Changed): boolean => meta?.counts?.some((resource) => changed.get(resource) === 'all') ?? false;
  const concerns = (query: Query, heard: readonly Heard[]): boolean =>
    heard.some(({ changed, since }) => askedAt(query) < since && (isShown(query, changed) || counts(query, changed)));
  const refetch = (wanted: (query: Query) => boolean) => askTogether(() => void queries.invalidateQueries({ predicate: wanted }));

  const askTheRest = () => {
    clearTimeout(restTimer);
    restTimer = undefined;
    const waiting = rest;
    rest = [];
    if (waiting.length > 0) refetch((query) => concerns(query, waiting));
  };
  /** Leaves for later what changes counts that were asked a moment ago, unless something with it is waited for: then counts are asked with that. */
  const leaveSlow = () => {
    const shown = queries.getQueryCache().findAll({ type: 'active' });
    const counted = words.filter((word) => shown.some((query) => counts(query, alsoChanged(new Map(), word))));
    if (counted.length === 0) return;
    const isAwaited = (word: Word) => shown.some((query) => awaited.has(resourceOf(query.queryKey)) && isShown(query, alsoChanged(new Map(), word)));
    const left = countedAt + countAgainMs - Date.now();
    if (left > 0 && !counted.some(isAwaited)) {
      words = words.filter((word) => !counted.includes(word));
      slow.push(...counted);
      slowTimer ??= setTimeout(askSlow, left);
      return;
    }
    words = [...slow, ...words];
    slow = [];
    clearTimeout(slowTimer);
    slowTimer = undefined;
    countedAt = Date.now();
  };
  const ask = () => {
    timer = undefined;
    if (words.length === 0) return;
    const waitsForOwn = ownChanges.isUnderWay() && Date.now() - (heldSince ??= Date.now()) < ownPatienceMs;
    // Its answer may have come this moment: what came with it is not with the queries yet, and what the screen asks after it is still to be asked.
    const justAnswered = words.some(({ call }) => call !== undefined && Date.now() - (ownChanges.answeredAt(call) ?? 0) < afterOwnMs);
    if (live.isHeld() || waitsForOwn || justAnswered) {
      timer = setTimeout(ask, waitsForOwn || justAnswered ? afterOwnMs : togetherMs);
      return;
    }
    heldSince = undefined;
    leaveSlow();
    if (words.length === 0) return;
    const now: Heard[] = [];
    const marked: Heard[] = [];
    const seen = new Set<string>();
    for (const word of words) {
      const own = word.call === undefined ? undefined : ownChanges.answeredAt(word.call);
      // A notice of what is in view: it will be marked as seen, and what counts such notices is asked after that.
      const inView = own === undefined && word.resources.includes(notices) ? (word.about ?? []).filter(live.isSeen) : [];
      for (const id of inView) seen.add(id);
      (inView.length > 0 ? marked : now).push({ changed: alsoChanged(new Map(), word), since: own ?? Infinity });
    }
    words = [];
    timer = setTimeout(ask, togetherMs);
    refetch((query) => concerns(query, now) || (concerns(query, marked) && holds([query.queryKey, query.state.data], seen)));
    if (marked.length === 0) return;
    // Not what is asked now.
    const askedNow = Date.now();
    rest = [...rest, ...marked.map(({ changed }) => ({ changed, since: askedNow }))];
    clearTimeout(restTimer);
    restTimer = setTimeout(askTheRest, markPatienceMs);
  };
  const askSlow = () => {
    slowTimer = undefined;
    words = [...slow, ...words];
    slow = [];
    timer ??= setTimeout(ask, 0);
  };
  const onChange = (word: Word) => {
    words.push(word);
    // The first event refetches at once, those after it a moment later. What this page changed itself its screen may be about to ask for.
    const isOwn = word.call !== undefined && ownChanges.answeredAt(word.call) !== undefined;
    if (timer === undefined) timer = setTimeout(ask, isOwn ? afterOwnMs : 0);
  };
  const onConnectedChange = (connected: boolean) => {
    live.setPushing(connected);
    if (!connected) return;
    // Earlier data may have changed before the connection was up. What the page has asked for a moment ago, while it began, is not asked for twice: this
    // server's own endpoint repeats what was said since (server/ports/push/endpoint.ts); others do not.
    const repeats = settings.cluster === null && settings.host === null;
    const since = Date.now() - (wasConnected || !repeats ? 0 : justAskedMs);
    wasConnected = true;
    refetch(({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < since);
  };

  // First, as nothing else can fail: then nothing is left behind.
  const disconnect = connect({ settings, userId, onChange, onPresence: (word) => presenceHeard(word, Date.now()), onConnectedChange });
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') begun.set(event.query, Date.now());
  });
  // Notices go with the mark whether one was heard of or not: it may have been seen before, and what the server says of it comes after the answer.
  live.onAskTheRest(() => {
    rest = [...rest, { changed: new Map([[notices, 'all']]), since: Infinity }];
    askTheRest();
  });
  return () => {
    clearTimeout(timer);
    clearTimeout(restTimer);
    clearTimeout(slowTimer);
    live.onAskTheRest(() => {});
    unsubscribe();
    disconnect();
  };
}
