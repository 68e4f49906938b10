import { useMemo } from 'react';
import { useAllows, useContract, useDescriptor } from '../ContractContext.tsx';
import { listColumns, type Column } from './columns.ts';

/** What a list's table has: the columns the reader sees, under the headings they have here, and whether rows can be chosen. */
export function useListShape(): { columns: readonly Column[]; bulk: boolean } {
  const resource = useDescriptor();
  const { role, overrides } = useContract();
  const allows = useAllows();
  // The same array as long as resource and reader are the same: rows are drawn anew where it changes.
  const columns = useMemo(
    () =>
      listColumns(resource, role, (name) => overrides.column(resource.segment, name) !== undefined).map((column) => ({
        ...column,
        label: overrides.heading(resource.segment, column.name) ?? column.label,
      })),
    [resource, role, overrides],
  );
  return {
    columns,
    bulk: allows(resource.delete) || allows(resource.deleteMany) || resource.actions.some((action) => action.on === 'bulk' && allows(action)),
  };
}
