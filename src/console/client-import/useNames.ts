import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NamedByField } from '../../../domain/client-sheet.ts';
import type { Employee, Package } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { everyRow } from '../../api/every-row.ts';
import { apiQuery } from '../../api/query.ts';

/** Advisors who may be named in a spreadsheet. */
const advisorsQuery = {
  queryKey: ['/employees', 'active by name'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    everyRow<Employee>(1000, (range) => api.GET('/employees', { params: { query: { filter: { status: 'active' }, sort: ['name', 'ASC'], range } }, signal })),
};

/** What packages and advisors are called; undefined until both are known. */
export function useNames(): { named: NamedByField | undefined; error: Error | null; retry: () => void } {
  const packages = useQuery(apiQuery<Package[]>(['/packages/all'], (signal) => api.GET('/packages/all', { signal })));
  const advisors = useQuery(advisorsQuery);
  const named = useMemo(
    () =>
      packages.data && advisors.data
        ? {
            package_id: packages.data.map(({ id, name, package_identifier }) => ({ id, name, also: package_identifier })),
            advisor_id: advisors.data.rows.map(({ id, name, email }) => ({ id, name, also: email })),
          }
        : undefined,
    [packages.data, advisors.data],
  );
  return {
    named,
    error: packages.error ?? advisors.error,
    retry: () => {
      void packages.refetch();
      void advisors.refetch();
    },
  };
}
