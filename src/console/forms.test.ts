import { expect, it } from 'vitest';
import { resources } from '../../generated/resources.ts';
import { writableFields } from '../../engine/console/access.ts';

const formsOf = (role: string) =>
  resources.flatMap(({ name, create, createFields, update, updateFields }) => [
    ...(create?.roles.includes(role) ? [{ form: `create ${name}`, fields: writableFields(createFields, role) }] : []),
    ...(update?.roles.includes(role) ? [{ form: `edit ${name}`, fields: writableFields(updateFields, role) }] : []),
  ]);

it.each(['admin', 'employee'] as const)('no form of %s holds what is an act of its own, or what is the person’s own to choose', (role) => {
  const forms = formsOf(role);
  expect(forms.length).toBeGreaterThan(5);
  const wrong = forms.flatMap(({ form, fields }) =>
    fields.flatMap((field) => (['role', 'status', 'notification_choices', 'avatar', 'password'].includes(field.name) ? [`${form}: ${field.name}`] : [])),
  );
  expect(wrong).toEqual([]);
});

it('a client’s form has nothing of staff, and what a client complained of stays theirs', () => {
  const fieldsOf = (form: string) =>
    formsOf('admin')
      .find((one) => one.form === form)
      ?.fields.map(({ name }) => name) ?? [];
  for (const form of ['create users', 'edit users']) {
    expect(fieldsOf(form).length).toBeGreaterThan(5);
    for (const own of ['title', 'absent_until', 'capacity']) expect(fieldsOf(form), form).not.toContain(own);
  }
  for (const own of ['subject', 'details']) expect(fieldsOf('edit complaints')).not.toContain(own);
});
