import { allows } from '../access.ts';
import type { ResourceSummary } from '../../contract/descriptor.ts';

/** A list that can be narrowed to what belongs to a record. */
export interface RelatedList {
  resource: ResourceSummary;
  /** The filter that takes the record's id. */
  filter: string;
}

/** The lists of other resources that the caller may see and that filter by a reference to this one. */
export function relatedLists(resource: ResourceSummary, resources: readonly ResourceSummary[], role: string): RelatedList[] {
  return resources.flatMap((other) => {
    if (other.segment === resource.segment || !allows(other.list, role)) return [];
    const filter = other.filterFor?.[resource.segment];
    return filter === undefined ? [] : [{ resource: other, filter }];
  });
}

/** How many lists stand on the page where the contract names none. */
const unnamed = 2;

/** Which of them stand on the page with their rows. @param segments as the contract orders them */
export function inPlace(related: readonly RelatedList[], segments: readonly string[] | undefined): RelatedList[] {
  if (!segments) return related.slice(0, unnamed);
  return segments.flatMap((segment) => related.find(({ resource }) => resource.segment === segment) ?? []);
}
