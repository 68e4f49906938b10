import { useQueryClient } from '@tanstack/react-query';

/** Paths that show contacts, tasks and what follows from them. */
const paths = ['/contacts', '/tasks', '/dashboard-listings', '/timeline', '/customer-trackers'];

/** Asks again whatever shows contacts and tasks. */
export function useWorkAsked(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => typeof path === 'string' && paths.some((each) => path.startsWith(each)) });
}
