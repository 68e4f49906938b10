import type { ResourceSummary } from '../../contract/descriptor.ts';
import { nameFields } from '../fields/recordName.ts';

/** What an option of a picker is made of: the fields of its name, and of what the contract says beside it. */
export const shownOf = (resource: Pick<ResourceSummary, 'recordLabel' | 'beside'>): readonly string[] => [
  ...new Set([...nameFields(resource), ...(resource.beside?.fields ?? []).map(({ name }) => name)]),
];
