import type { ResourceDescriptor } from '../../contract/descriptor.ts';

/** The record's status field: its state machine, or the first enum with tones; those shown as a column come first. */
export function stateField({ fields, columns }: Pick<ResourceDescriptor, 'fields' | 'columns'>) {
  const toned = fields.filter((field) => field.kind === 'enum' && field.choices?.some((choice) => choice.tone));
  const moving = fields.filter((field) => field.transitions);
  // A record may have a second machine, such as a person's role: the one shown as a column is its status.
  return moving.find(({ name }) => columns.includes(name)) ?? toned.find(({ name }) => columns.includes(name)) ?? moving[0] ?? toned[0];
}
