import { allows } from '../access.ts';
import type { ResourceSummary } from '../../contract/descriptor.ts';

/** A list that can be narrowed to what belongs to a record. */
export interface RelatedList {
  resource: ResourceSummary;
  /** The filter that takes the record's id. */
  filter: string;
  /** The field of the record that the filter takes. */
  by: string;
}

/** The lists of other resources that the caller may see and that filter by a reference to this one. @param by lists whose rows name it by another field than its id */
export function relatedLists(
  resource: ResourceSummary,
  resources: readonly ResourceSummary[],
  role: string,
  by: Readonly<Record<string, string>> = {},
): RelatedList[] {
  return resources.flatMap((other) => {
    if (other.segment === resource.segment || !allows(other.list, role)) return [];
    const filter = other.filterFor?.[resource.segment];
    const field = by[other.segment];
    if (field !== undefined) return [{ resource: other, filter: field, by: field }];
    return filter === undefined ? [] : [{ resource: other, filter, by: 'id' }];
  });
}

/** How many lists stand on the page where the contract names none. */
const unnamed = 2;

/** Which of them stand on the page with their rows. @param segments as the contract orders them */
export function inPlace(related: readonly RelatedList[], segments: readonly string[] | undefined): RelatedList[] {
  if (!segments) return related.slice(0, unnamed);
  return segments.flatMap((segment) => related.find(({ resource }) => resource.segment === segment) ?? []);
}
