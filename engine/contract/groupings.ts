// By what the rows of a list can be grouped: it follows from what its filter takes.
import type { FieldDescriptor, ResourceDescriptor, Role } from './descriptor.ts';

/**
 * The fields by which a list is grouped: those with few values that its filter takes as they are, so that each group is a list of its own. A field that may be
 * empty is one only where the filter finds its empty rows, too.
 */
export function groupingsOf(
  { whole, filters, fields, operators = {} }: Pick<ResourceDescriptor, 'whole' | 'filters' | 'fields' | 'operators'>,
  role: Role,
): FieldDescriptor[] {
  if (whole) return [];
  return filters.filter((filter) => {
    const own = fields.find(({ name }) => name === filter.name);
    if (!own || (own.read && !own.read.includes(role))) return false;
    const one = filter.kind === 'array' && filter.items ? filter.items : filter;
    const hasFew = one.choices !== undefined || one.kind === 'boolean' || (one.kind === 'reference' && one.reference !== undefined);
    return hasFew && (!own.nullable || operators[filter.name]?.includes('empty') === true);
  });
}
