// The shape of a value → a field of the console.
import type { Choice, FieldDescriptor, FieldKind, FieldRules } from '../descriptor.ts';
import { humanise } from '../fields.ts';
import { propertiesOf } from '../reading/schemas.ts';
import type { ChoiceShape, ObjectShape, ScalarShape, Shape } from '../reading/form.ts';
import { plain } from '../inferring/guess.ts';
import { singularOf } from './names.ts';
import { readable } from './readable.ts';

/** Longer texts get several lines; so do those whose name says that they are told. */
const longText = 200;
const toldAtLength = /(?:description|comment|comments|notes?|body|text|message|bio|summary|content|instructions|reason)$/i;

/** Whose key a property is: its name → the segment of that resource. */
export type References = ReadonlyMap<string, string>;

interface FieldOptions {
  required: boolean;
  references?: References;
  depth?: number;
}

/** An object's properties as fields, in the order written; of a choice those that every form has. */
export function fieldsOfShape(shape: Shape | undefined, references: References = new Map(), depth = 0): FieldDescriptor[] {
  return Object.entries(propertiesOf(shape)).map(([name, { shape: inner, required }]) => fieldOfShape(name, inner, { required, references, depth }));
}

/** The fields of a record: of one that has several forms those of each, the common ones first; what a record's own form hasn't is empty. */
export function fieldsOfRecord(shape: Shape | undefined, references: References): FieldDescriptor[] {
  const common = fieldsOfShape(shape, references);
  const known = new Set(common.map(({ name }) => name));
  const others = shape?.kind === 'choice' ? shape.options.flatMap((option) => fieldsOfShape(option, references)) : [];
  const more = others.filter(({ name }, index) => !known.has(name) && others.findIndex((other) => other.name === name) === index);
  return [...common, ...more.map((field) => ({ ...field, required: false, nullable: true }))];
}

/** One value as a field. What the form of a value cannot say (any, recursion) is JSON. */
export function fieldOfShape(name: string, shape: Shape, { required, references = new Map(), depth = 0 }: FieldOptions): FieldDescriptor {
  const base: FieldDescriptor = {
    name,
    label: shape.title ?? humanise(name),
    kind: 'json',
    required: required && shape.default === undefined && !shape.readOnly,
    nullable: shape.nullable ?? !required,
    readOnly: shape.readOnly ?? false,
    rules: {},
    ...(shape.name === undefined ? {} : { schema: shape.name }),
    ...(shape.kind === 'scalar' && shape.format !== undefined ? { format: shape.format } : {}),
    ...hintOf(name, shape),
    ...(shape.default === undefined ? {} : { default: shape.default }),
    ...(shape.example === undefined ? {} : { example: shape.example }),
  };
  const reference = references.get(name);
  if (reference !== undefined && shape.kind === 'scalar')
    return { ...base, label: shape.title ?? humanise(name).replace(/ id$/, ''), kind: 'reference', reference: { resource: reference } };
  switch (shape.kind) {
    case 'scalar':
      return { ...base, kind: scalarKind(name, shape), rules: rulesOf(shape), ...choicesOf(shape) };
    case 'file':
      return { ...base, kind: 'file' };
    case 'list': {
      if (reference !== undefined && shape.items.kind === 'scalar')
        return {
          ...base,
          kind: 'array',
          items: {
            ...base,
            label: oneIn(name, shape.items).replace(/ id$/, ''),
            kind: 'reference',
            required: true,
            nullable: false,
            reference: { resource: reference },
          },
        };
      const items = { ...fieldOfShape(name, shape.items, { required: true, depth: depth + 1 }), label: oneIn(name, shape.items) };
      return { ...base, kind: 'array', rules: told({ minItems: shape.minItems, maxItems: shape.maxItems, uniqueItems: shape.unique }), items };
    }
    case 'object': {
      const inner = depth > 5 ? [] : fieldsOfShape(shape, new Map(), depth + 1);
      return inner.length > 0 ? { ...base, kind: 'object', fields: inner } : base;
    }
    case 'choice': {
      const forms = depth > 3 ? [] : formsOf(shape, depth);
      return forms.length > 1 ? { ...base, kind: 'object', forms } : base;
    }
    default:
      return base;
  }
}

/** What one of a list is called: `photoUrls` → `Photo url`. */
const oneIn = (name: string, items: Shape): string => items.title ?? singularOf(name);

/** The forms of a choice of objects, each by its name and, where the document tells them apart, by the value that means it. */
function formsOf(shape: ChoiceShape, depth: number): NonNullable<FieldDescriptor['forms']> {
  if (!shape.options.every((option): option is ObjectShape => option.kind === 'object')) return [];
  const { discriminator } = shape;
  return shape.options.map((option, index) => {
    const means = Object.entries(discriminator?.values ?? {}).find(([, at]) => at === index)?.[0];
    const told = discriminator && means !== undefined ? { by: discriminator.property, value: means } : undefined;
    return {
      label: option.title ?? humanise(means ?? option.name ?? `Form ${index + 1}`),
      fields: fieldsOfShape(option, new Map(), depth + 1).filter((field) => field.name !== told?.by),
      ...(told ? { told } : {}),
    };
  });
}

/** A description is a hint where it says more than the label. */
function hintOf(name: string, { description, deprecated }: Shape): { hint?: string } {
  const old = deprecated ? 'No longer used.' : undefined;
  const said =
    description === undefined
      ? undefined
      : readable(description)
          .split(/\n\s*\n/)[0]
          ?.trim();
  const hint = [old, said !== undefined && plain(said) !== plain(name) && said.length <= longText ? said : undefined].filter(Boolean).join(' ');
  return hint === '' ? {} : { hint };
}

const kindByFormat: Readonly<Record<string, FieldKind>> = {
  email: 'email',
  'idn-email': 'email',
  phone: 'phone',
  uri: 'url',
  url: 'url',
  iri: 'url',
  password: 'password',
  date: 'date',
  'date-time': 'datetime',
  binary: 'file',
};

function scalarKind(name: string, { types, format, values, maxLength }: ScalarShape): FieldKind {
  if (values && values.every((value) => typeof value === 'string')) return 'enum';
  const byFormat = format === undefined ? undefined : kindByFormat[format];
  if (byFormat && types.includes('string')) return byFormat;
  if (types.includes('string') && /^(?:password|passphrase|secret|api_?key|access_?token)$/i.test(name)) return 'password';
  if (types.includes('string')) return (maxLength ?? 0) > longText || (maxLength === undefined && toldAtLength.test(name)) ? 'text' : 'string';
  if (types.includes('number')) return 'number';
  if (types.includes('integer')) return 'integer';
  return types.includes('boolean') ? 'boolean' : 'json';
}

function rulesOf(shape: ScalarShape): FieldRules {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = shape;
  const pattern = shape.pattern !== undefined && isPattern(shape.pattern) ? shape.pattern : undefined;
  return told({ minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, pattern });
}

/** Patterns of other languages than JavaScript are the API's to check. */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').unicode;
  } catch {
    return false;
  }
}

const told = (rules: { [Name in keyof FieldRules]: FieldRules[Name] | undefined }): FieldRules =>
  Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));

function choicesOf({ values }: ScalarShape): { choices?: Choice[] } {
  if (!values?.every((value) => typeof value === 'string')) return {};
  // Codes are read as they are written: currencies, countries, languages.
  const areCodes = values.every((value) => /^(?:[A-Z]{2,3}|[a-z]{2,3}[-_][A-Z]{2})$/.test(value));
  return { choices: values.map((value) => ({ id: value, name: areCodes ? value : humanise(value) })) };
}
