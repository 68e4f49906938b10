// What is known of a resource before its descriptor is there.
import type { FieldDescriptor, ResourceDescriptor, ResourceSummary } from './descriptor.ts';

/** The parts of a summary that follow from the rest of a descriptor. */
type Derived = 'searched' | 'whole' | 'filterFor';

/** A descriptor with the parts of its summary that follow from its fields and filters. */
export function withSummary(resource: Omit<ResourceDescriptor, Derived>): ResourceDescriptor {
  const { filters, sortable } = resource;
  const filterFor = filtersBySegment(filters);
  return {
    ...resource,
    ...(filters.some(({ name }) => name === 'q') ? { searched: true as const } : {}),
    ...(filters.length === 0 && sortable.length === 0 ? { whole: true as const } : {}),
    ...(Object.keys(filterFor).length > 0 ? { filterFor } : {}),
  };
}

/** The first filter that takes a record of each other resource. */
function filtersBySegment(filters: readonly FieldDescriptor[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { name, reference, items } of filters) {
    const segment = (reference ?? items?.reference)?.resource;
    if (segment !== undefined) found[segment] ??= name;
  }
  return found;
}

/** Of the fields a list is sorted by, those a picker asks for (`defaultSort`): the name, what is newest, or else the first. */
function askedOf(sortable: readonly string[], recordLabel: string | undefined): readonly string[] {
  const asked = sortable.filter((name) => name === recordLabel || name === 'created_at');
  return asked.length > 0 ? asked : sortable.slice(0, 1);
}

/** The summary in a descriptor. */
export function summaryOf(resource: ResourceDescriptor): ResourceSummary {
  const {
    name,
    segment,
    label,
    singular,
    icon,
    menu,
    recordLabel,
    source,
    list,
    show,
    create,
    update,
    sortable,
    searched,
    whole,
    pageTotal,
    narrowed,
    filterFor,
    beside,
  } = resource;
  const known = {
    name,
    segment,
    label,
    singular,
    icon,
    menu,
    recordLabel,
    source,
    list,
    show,
    create,
    update,
    sortable: askedOf(sortable, recordLabel),
    searched,
    whole,
    pageTotal,
    narrowed,
    filterFor,
    beside,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as unknown as ResourceSummary;
}
