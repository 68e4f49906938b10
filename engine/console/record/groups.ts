import type { FieldDescriptor, ResourceDescriptor } from '../../contract/descriptor.ts';

/** Fields grouped under a heading; undefined for fields in no group. */
export interface Section {
  label?: string;
  fields: FieldDescriptor[];
}

/** Sorts fields into the contract's groups, in the groups' order; fields in none come last. */
export function sections(groups: ResourceDescriptor['groups'], fields: readonly FieldDescriptor[]): Section[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const grouped = groups.map((group): Section => ({ label: group.label, fields: group.fields.flatMap((name) => byName.get(name) ?? []) }));
  const named = new Set(groups.flatMap((group) => group.fields));
  const rest: Section = { fields: fields.filter((field) => !named.has(field.name)) };
  return [...grouped, rest].filter((section) => section.fields.length > 0);
}

/** The bookkeeping fields every record has; shown aside, not with the content. */
const bookkeeping = new Set(['created_at', 'updated_at']);

/** The fields on a record's page: all readable ones the contract does not hide, with the bookkeeping apart. */
export function shownFields(resource: ResourceDescriptor, role: string): { content: FieldDescriptor[]; aside: FieldDescriptor[] } {
  const shown = resource.fields.filter(
    (field) => !resource.hidden.includes(field.name) && field.kind !== 'password' && (!field.read || field.read.includes(role)),
  );
  return { content: shown.filter((field) => !bookkeeping.has(field.name)), aside: shown.filter((field) => bookkeeping.has(field.name)) };
}

/** The fields of an edit form. A change may omit any field, but must not empty a required one: required follows the entity, not the body of the change. */
export function editFields(resource: ResourceDescriptor): FieldDescriptor[] {
  const entity = new Map(resource.fields.map((field) => [field.name, field]));
  return resource.updateFields
    .filter((field) => field.name !== 'version')
    .map((field) => ({ ...field, required: entity.get(field.name)?.required ?? field.required }));
}
