// The contract's words and limits for adding links, from the console's own descriptors, so that other areas need not carry them.
import type { FieldDescriptor } from '../../../../engine/contract/descriptor.ts';
import type { OperationId } from '../../../../generated/api.ts';
import { linksResource } from '../../../../generated/resources/links.ts';

/** A field of the body of one of the actions on links. */
function fieldOf(operation: OperationId, name: string): FieldDescriptor {
  const field = linksResource.actions.find((action) => action.id === operation)?.fields.find((each) => each.name === name);
  if (!field) throw new Error(`${operation} has no field ${name}.`);
  return field;
}

export const publishAdded = fieldOf('addLinksByHand', 'is_displayed');
export const publishUploaded = fieldOf('uploadLinks', 'is_displayed');
export const sheetFile = fieldOf('uploadLinks', 'file');
const draftFields = fieldOf('addLinksByHand', 'links').items?.fields ?? [];

/** The names of the fields of a link to add. */
export const draftNames = draftFields.map(({ name }) => name);

/** A field of one link to add. */
export function draftField(name: string): FieldDescriptor {
  const field = draftFields.find((each) => each.name === name);
  if (!field) throw new Error(`A link to add has no field ${name}.`);
  return field;
}

/** The contract's label of a field of one link; the name itself where it has none. */
export const draftLabel = (name: string): string => draftFields.find((each) => each.name === name)?.label ?? name;
