import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makeQueryClient } from './query.ts';
import { session } from './session-store.ts';

/** Everything that was asked, by whichever screen. */
export const queries = makeQueryClient();
let person = session.get()?.user.id;

// What one person was shown is never shown to the next.
session.subscribe(() => {
  const now = session.get()?.user.id;
  if (person !== undefined && person !== now) queries.clear();
  person = now;
});

/** The one query client of the app; screens that fetch through it are below. */
export function QueriesProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
