import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notificationsKey } from './queries.ts';

/** Asks anew for what the screens show, the notifications themselves left out. Forms stand on the record as it was opened, so nothing typed is lost. */
export function askAnew(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== notificationsKey[0] });
}

/** What one is told of happened elsewhere: as the number of unread notifications grows, the screen behind the bell follows. */
export function useAskAnew(unread: number | undefined): void {
  const client = useQueryClient();
  const before = useRef(unread);
  useEffect(() => {
    if (unread === undefined) return;
    if (before.current !== undefined && unread > before.current) void askAnew(client);
    before.current = unread;
  }, [client, unread]);
}
