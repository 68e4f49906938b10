import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf, Problem } from '../../../engine/web/problem.ts';
import type { DealCheckReview } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';

/** How long after the last change the draft is saved, and until another try, in ms. */
const delay = 700;
const retryDelay = 4_000;

/** How a draft is doing: `refused` with the server's words. */
export type SaveState = { status: 'saved' | 'waiting' | 'saving' | 'offline' } | { status: 'refused'; why: string };

/** No answer, or the server's own failure: tried until it arrives. */
const isUnreachable = (error: Error): boolean => !(error instanceof Problem) || error.status === 0 || error.status >= 500;

/**
 * Keeps a review saved as a draft: within a second, one save after the other, and again until the server has it. What is left when the page goes is sent then.
 * @param review as it is typed now
 */
export function useReviewSaver(id: string, review: DealCheckReview): { state: SaveState; stop: () => void; resume: () => void } {
  const text = JSON.stringify(review);
  const [saved, setSaved] = useState(text);
  const [isStopped, setIsStopped] = useState(false);
  // What is left when the page goes; null while there is nothing.
  const left = useRef<string | null>(null);
  const save = useMutation({
    scope: { id: `review ${id}` },
    mutationFn: (body: string) => send(id, body),
    onSuccess: (_check, body) => {
      if (left.current === body) left.current = null;
      setSaved(body);
    },
    retry: (_failures, error) => left.current !== null && isUnreachable(error),
    retryDelay,
  });
  const { mutate } = save;
  const isWaiting = text !== saved && !isStopped;
  useEffect(() => {
    if (!isWaiting) {
      left.current = null;
      return undefined;
    }
    left.current = text;
    const timer = setTimeout(() => mutate(text), delay);
    return () => clearTimeout(timer);
  }, [text, isWaiting, mutate]);
  useEffect(
    () => () => {
      if (left.current !== null) void send(id, left.current).catch(() => undefined);
    },
    [id],
  );
  const stateOf = (): SaveState => {
    if (!isWaiting) return { status: 'saved' };
    if (save.isError && save.variables === text) return { status: 'refused', why: messageOf(save.error) };
    if (save.isPending) return { status: save.failureCount > 0 ? 'offline' : 'saving' };
    return { status: 'waiting' };
  };
  return { state: stateOf(), stop: () => setIsStopped(true), resume: () => setIsStopped(false) };
}

const send = (id: string, review: string) =>
  dataOf(api.PUT('/deal-checks/{id}/review', { params: { path: { id } }, body: JSON.parse(review) as DealCheckReview }));
