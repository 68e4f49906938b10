import { allows } from '../access.ts';
import type { ResourceDescriptor } from '../../contract/descriptor.ts';

/** A list that can be narrowed to what belongs to a record. */
export interface RelatedList {
  resource: ResourceDescriptor;
  /** The filter that takes the record's id. */
  filter: string;
}

/** The lists of other resources that the caller may see and that filter by a reference to this one. */
export function relatedLists(resource: ResourceDescriptor, resources: readonly ResourceDescriptor[], role: string): RelatedList[] {
  return resources.flatMap((other) => {
    if (other.segment === resource.segment || !allows(other.list, role)) return [];
    const filter = other.filters.find((one) => (one.reference ?? one.items?.reference)?.resource === resource.segment);
    return filter ? [{ resource: other, filter: filter.name }] : [];
  });
}
