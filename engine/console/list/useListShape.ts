import { useAllows, useContract, useDescriptor } from '../ContractContext.tsx';
import { listColumns, type Column } from './columns.ts';

/** What a list's table has: the columns the reader sees, under the headings they have here, and whether rows can be chosen. */
export function useListShape(): { columns: readonly Column[]; bulk: boolean } {
  const resource = useDescriptor();
  const { role, overrides } = useContract();
  const allows = useAllows();
  return {
    columns: listColumns(resource, role, (name) => overrides.column(resource.segment, name) !== undefined).map((column) => ({
      ...column,
      label: overrides.heading(resource.segment, column.name) ?? column.label,
    })),
    bulk: allows(resource.delete) || allows(resource.deleteMany) || resource.actions.some((action) => action.on === 'bulk' && allows(action)),
  };
}
