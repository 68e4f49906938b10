// Which of several forms a value has: asked by what shows it, by what edits it, and by what sends it.
import type { FieldDescriptor, ObjectForm } from './descriptor.ts';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form of a value: by the property that tells it, else the one whose fields fit best. Undefined of nothing, and where no field fits. */
export function formOf(forms: readonly ObjectForm[], value: unknown): ObjectForm | undefined {
  if (!isValues(value)) return undefined;
  const told = forms.find((form) => form.told !== undefined && value[form.told.by] === form.told.value);
  if (told) return told;
  const names = Object.keys(value);
  const fits = forms.map((form) => ({ form, fit: fitOf(form, names) })).filter(({ fit }) => fit > -names.length);
  return fits.toSorted((one, other) => other.fit - one.fit)[0]?.form;
}

/** Fields that are there, less those that are missing though they must be there, and those that the form doesn't know. */
function fitOf({ fields, told }: ObjectForm, names: readonly string[]): number {
  const own = new Set(fields.map(({ name }) => name));
  const known = names.filter((name) => own.has(name) || name === told?.by).length;
  const missing = fields.filter(({ name, required }) => required && !names.includes(name)).length;
  const absent = fields.filter(({ name, required }) => !required && !names.includes(name)).length;
  return known - (names.length - known) - missing - absent / 100;
}

const writable = (fields: readonly FieldDescriptor[]): FieldDescriptor[] => fields.filter(({ readOnly }) => !readOnly);

/** A value of a form in which nothing is filled in yet. */
export const begunForm = ({ fields, told }: ObjectForm, emptyOf: (field: FieldDescriptor) => unknown): Record<string, unknown> => ({
  ...Object.fromEntries(writable(fields).map((field) => [field.name, emptyOf(field) ?? null])),
  ...(told ? { [told.by]: told.value } : {}),
});

/** Every field that a form has, each name once. */
export const fieldsOfForms = (forms: readonly ObjectForm[]): FieldDescriptor[] => {
  const all = forms.flatMap(({ fields }) => fields);
  return all.filter((field, index) => all.findIndex(({ name }) => name === field.name) === index);
};
