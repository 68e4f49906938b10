import type { FieldDescriptor, ResourceDescriptor } from '../../contract/descriptor.ts';
import type { RecordPage } from '../../contract/record-page.ts';
import { viewKind } from '../fields/viewKind.ts';
import { shownFields } from './groups.ts';

/** What takes more than a line: long texts, pictures, and lists of things with several parts. */
export function isBlock(field: FieldDescriptor): boolean {
  const kind = viewKind(field);
  if (kind === 'list' && field.items) return field.items.kind === 'reference' ? false : isBlock(field.items) || viewKind(field.items) === 'file';
  return ['longText', 'group', 'json', 'image'].includes(kind);
}

/**
 * The fields of a record's page, without those its head says already: the state, the name where it can't be changed, and key figures that are only read.
 * @param state the field that is shown beside the name
 */
export function factsOf(
  resource: ResourceDescriptor,
  role: string,
  { figures }: Pick<RecordPage, 'figures'>,
  state: FieldDescriptor | undefined,
): { facts: FieldDescriptor[]; blocks: FieldDescriptor[] } {
  const changeable = new Set(resource.updateFields.map(({ name }) => name));
  const above = new Set(
    [...figures.map(({ field }) => field), resource.recordLabel, resource.whose].filter((name) => name !== undefined && !changeable.has(name)),
  );
  const content = shownFields(resource, role).content.filter(({ name }) => name !== state?.name && !above.has(name));
  return { facts: content.filter((field) => !isBlock(field)), blocks: content.filter(isBlock) };
}
