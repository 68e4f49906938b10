// What several chosen records are given at once: a field of theirs, by the call that changes one.
import type { ActionDescriptor, ActDescriptor, FieldDescriptor, OperationDescriptor } from './descriptor.ts';
import { inSentence } from './inSentence.ts';

/** An action for each of these fields, offered on chosen records alone: one call for each, and each taken back by the same call. */
export function editsOfSeveral(update: OperationDescriptor, fields: readonly FieldDescriptor[], records: string): ActionDescriptor[] {
  return fields.map((field) => ({
    ...update,
    roles: update.roles.filter((role) => !field.write || field.write.includes(role)),
    action: `edit${field.name.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}`,
    on: 'bulk',
    several: true,
    icon: 'tag',
    label: `Set ${inSentence(field.label)}`,
    fields: [field],
    pathParams: [],
    act: said(update, field, inSentence(records)),
  }));
}

function said(update: OperationDescriptor, { name, label, nullable }: FieldDescriptor, records: string): ActDescriptor {
  const about = (what: string) => ({ one: `${label} of {record} ${what}`, many: `${label} of {count} ${records} ${what}` });
  const undo = { operation: update, body: { [name]: `{record.${name}}` }, needs: nullable ? [] : [name] };
  return {
    done: about(`set to {body.${name}}`),
    undo,
    ...(nullable ? { when: [{ is: { [name]: null }, done: about('cleared'), undo }] } : {}),
  };
}
