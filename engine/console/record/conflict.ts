import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { changedFields, sameValue, type Values } from '../provider/body.ts';

/** One field on which two people's changes differ. */
export interface Difference {
  field: FieldDescriptor;
  yours: unknown;
  theirs: unknown;
}

/**
 * What differs between what was typed and what somebody else saved meanwhile, among the fields that either changed
 * since `read`, the record both began from.
 */
export function differences(fields: readonly FieldDescriptor[], read: Values, typed: Values, saved: Values): Difference[] {
  const yours = changedFields(fields, read, typed) ?? {};
  const theirs = changedFields(fields, read, saved) ?? {};
  return fields
    .filter((field) => field.name in yours || field.name in theirs)
    .map((field) => ({ field, yours: field.name in yours ? yours[field.name] : read[field.name], theirs: saved[field.name] }))
    .filter(({ yours: mine, theirs: other }) => !sameValue(mine ?? null, other ?? null));
}
