import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** The parts of a query that a screen reads. */
interface Shown<Data> {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  isError: boolean;
  isSuccess: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * A query's state for the screen, without flickering: loaded data stays, whatever a refetch returns, and an error stays visible while the query retries by
 * itself. Only a user who presses retry sees it load again.
 */
export function useSteady<Data>(query: UseQueryResult<Data>): Shown<Data> {
  const [failure, setFailure] = useState<Error | null>(null);
  const { data, error } = query;
  if (data === undefined && error !== null && error !== failure) setFailure(error);
  if (data !== undefined && failure !== null) setFailure(null);
  const told = data === undefined ? (error ?? failure) : null;
  return {
    data,
    error: told,
    isPending: data === undefined && told === null,
    isError: told !== null,
    isSuccess: data !== undefined,
    refetch: () => {
      setFailure(null);
      return query.refetch();
    },
  };
}
