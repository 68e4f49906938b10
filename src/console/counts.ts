import { useQuery } from '@tanstack/react-query';
import type { OperationDescriptor } from '../../generated/descriptor.ts';
import { operations } from '../../generated/operations.ts';
import { apiBase } from '../api/client.ts';
import { session, useUser } from '../api/session.ts';
import { send } from '../schema/provider/send.ts';

/** Counts stay fresh by themselves where no push tells of a change, in ms. */
const countInterval = 60_000;

const byPath = new Map<string, OperationDescriptor>(
  Object.values(operations)
    .filter((operation) => operation.method === 'get')
    .map((operation) => [operation.path, operation]),
);

/** The count that an operation answers (`{count}`) for the signed-in person; undefined while unknown, or where the role may not ask. */
export function useCount(path: string | undefined) {
  const user = useUser();
  const operation = path === undefined ? undefined : byPath.get(path);
  return useQuery({
    queryKey: [path ?? '', user.id],
    enabled: operation !== undefined && operation.roles.includes(user.role),
    refetchInterval: countInterval,
    queryFn: async ({ signal }) => {
      if (!operation) return 0;
      const { json } = await send({ apiUrl: apiBase, token: () => session.get()?.token }, operation, { params: { id: user.id }, signal });
      return typeof json === 'object' && json !== null && 'count' in json && typeof json.count === 'number' ? json.count : 0;
    },
  });
}
