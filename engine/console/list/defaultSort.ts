import type { SortPayload } from 'react-admin';
import type { ResourceDescriptor } from '../../contract/descriptor.ts';

/** The default order of a list: by the configured field, else newest first, else by the first sortable field. */
export function defaultSort({ sortable }: Pick<ResourceDescriptor, 'sortable'>, wished?: string): SortPayload {
  if (wished && sortable.includes(wished)) return { field: wished, order: 'ASC' };
  if (sortable.includes('created_at')) return { field: 'created_at', order: 'DESC' };
  return { field: sortable[0] ?? 'id', order: 'ASC' };
}
