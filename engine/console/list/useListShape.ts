import { useMemo } from 'react';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { groupingsOf } from '../../contract/groupings.ts';
import { takesSeveral } from '../actions/several.ts';
import { useAllows, useContract, useDescriptor } from '../ContractContext.tsx';
import { listColumns, possibleColumns, type Column } from './columns.ts';
import { useListLook } from './listLook.ts';

interface ListShape {
  /** Those the reader chose, or the contract's own, under the headings they have here. */
  columns: readonly Column[];
  /** Those that could be shown, too. */
  others: readonly Column[];
  /** Whether rows can be chosen. */
  bulk: boolean;
  compact: boolean;
  /** The fields its rows can be grouped by, where something counts the groups. */
  groupings: readonly FieldDescriptor[];
  /** The one they are grouped by. */
  group: FieldDescriptor | undefined;
}

/** What a list's table has: the columns the reader sees, how its rows are grouped, how high they are, and whether they can be chosen. */
export function useListShape(): ListShape {
  const resource = useDescriptor();
  const { role, overrides, views } = useContract();
  const allows = useAllows();
  const { columns: chosen, group_by, density } = useListLook(resource.segment);
  // The same arrays as long as resource, reader and choice are the same: rows are drawn anew where they change.
  const all = useMemo(
    () =>
      listColumns(resource, role, (name) => overrides.column(resource.segment, name) !== undefined, possibleColumns(resource)).map((column) => ({
        ...column,
        label: overrides.heading(resource.segment, column.name) ?? column.label,
      })),
    [resource, role, overrides],
  );
  const columns = useMemo(() => {
    const named = (chosen ?? resource.columns).flatMap((name) => all.find((column) => column.name === name) ?? []);
    // Names that are columns no more leave the contract's own.
    return named.length > 0 ? named : all.filter(({ name }) => resource.columns.includes(name));
  }, [all, chosen, resource]);
  const others = useMemo(() => all.filter((column) => !columns.includes(column)), [all, columns]);
  const groupings = useMemo(() => (views ? groupingsOf(resource, role) : []), [views, resource, role]);
  return {
    columns,
    groupings,
    group: groupings.find(({ name }) => name === group_by),
    others,
    compact: density === 'compact',
    bulk: allows(resource.delete) || allows(resource.deleteMany) || resource.actions.some((action) => takesSeveral(action) && allows(action)),
  };
}
