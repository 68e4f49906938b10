import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { live } from '../../kit/live/live.ts';
import { notificationsKey } from './queries.ts';

/** Refetches the data on screen, except the notifications themselves. Forms keep the record as it was opened, so nothing typed is lost. */
export function askAnew(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== notificationsKey[0] });
}

/**
 * Notifications report changes made elsewhere: when the number of unread ones grows, the screen behind the bell refetches. While changes are pushed, the push
 * itself names what to ask again.
 */
export function useAskAnew(unread: number | undefined): void {
  const client = useQueryClient();
  const before = useRef(unread);
  useEffect(() => {
    if (unread === undefined) return;
    if (before.current !== undefined && unread > before.current && !live.isPushing()) void askAnew(client);
    before.current = unread;
  }, [client, unread]);
}
