// A form's values against the document, before the API is asked: the same sentences at the same fields as in our own forms.
import { Ajv, type ValidateFunction } from 'ajv';
import { checked, type FieldErrors, type Validator } from '../contract/field-errors.ts';
import type { FieldDescriptor, ObjectForm } from '../contract/descriptor.ts';
import type { DrawnConsole } from '../contract/drawing/draw.ts';
import { english, fieldIn, type Words } from './words.ts';

const types: Partial<Record<FieldDescriptor['kind'], string>> = { integer: 'integer', number: 'number', boolean: 'boolean', array: 'array', object: 'object' };
const unchecked: ReadonlySet<FieldDescriptor['kind']> = new Set(['json', 'file', 'image']);

function schemaOf(field: FieldDescriptor): object {
  const { kind, nullable, rules, items, fields, forms, choices } = field;
  if (forms) return { type: nullable ? ['object', 'null'] : 'object', allOf: forms.map(whenTold) };
  if (unchecked.has(kind)) return {};
  const type = types[kind] ?? 'string';
  return {
    type: nullable ? [type, 'null'] : type,
    ...rules,
    ...(choices ? { enum: [...choices.map(({ id }) => id), ...(nullable ? [null] : [])] } : {}),
    ...(items ? { items: schemaOf(items) } : {}),
    ...(fields ? objectOf(fields) : {}),
  };
}

/** A form is checked where the value says that it has it; where nothing tells forms apart, the API does. */
const whenTold = ({ told, fields }: ObjectForm): object =>
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  told ? { if: { type: 'object', properties: { [told.by]: { const: told.value } }, required: [told.by] }, then: objectOf(fields) } : {};

const objectOf = (fields: readonly FieldDescriptor[], isChange = false): object => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
  required: isChange ? [] : fields.filter(({ required }) => required).map(({ name }) => name),
});

/** What is wrong within a form is said at its fields, and not again of the form. */
function saidOnce(validate: ValidateFunction): Validator {
  const once: Validator = (value) => {
    const isRight = validate(value);
    once.errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
    return isRight;
  };
  return once;
}

const needed = (form: object, field: string): boolean => 'required' in form && Array.isArray(form.required) && form.required.includes(field);

/** Checks what is sent by each operation of a console; empty where nothing is wrong, or nothing is known. */
export function formChecks(
  { resources, operations }: Pick<DrawnConsole, 'resources' | 'operations'>,
  words: Words = english,
): (key: string, values: Readonly<Record<string, unknown>>) => FieldErrors {
  const ajv = new Ajv({ allErrors: true, strict: false, logger: false });
  const made = new Map<string, ValidateFunction>();
  const forms = new Map<string, object>();
  for (const { create, update, createFields, updateFields, actions } of resources) {
    if (create) forms.set(create.id, objectOf(createFields));
    if (update) forms.set(update.id, objectOf(updateFields, true));
    for (const { id, fields } of actions) forms.set(id, objectOf(fields));
  }
  for (const { action } of operations) forms.set(action.id, objectOf(action.fields));
  return (key, values) => {
    const form = forms.get(key);
    if (!form) return {};
    const validate = made.get(key) ?? ajv.compile(form);
    made.set(key, validate);
    const { errors } = checked(saidOnce(validate), values);
    // A text that was left empty is none, however long one has to be.
    const empty = ([field]: [string, string]) => values[field] === '' && !needed(form, field);
    return Object.fromEntries(
      Object.entries(errors)
        .filter((entry) => !empty(entry))
        .map(([field, says]) => [field, fieldIn(words, says)]),
    );
  };
}
