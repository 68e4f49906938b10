// The fields of forms, filters and answers of what was inferred.
import type { FieldDescriptor } from '../descriptor.ts';
import { unwrapped } from '../inferring/answers.ts';
import { plain } from '../inferring/guess.ts';
import type { InferredResource, Understood } from '../inferring/understanding.ts';
import type { Shape } from '../reading/form.ts';
import { propertiesOf } from '../reading/schemas.ts';
import { fieldOfShape, fieldsOfShape, type References } from './fields.ts';
import { renamedIn, singularOf } from './names.ts';
import { readable } from './readable.ts';
import type { Wire } from './wire.ts';
import type { DrawnWords } from './words.ts';

/** Fields under the console's names: the key of a record is `id` to it. */
export const ownFields = (renamed: Readonly<Record<string, string>>, fields: readonly FieldDescriptor[]): FieldDescriptor[] =>
  fields.map((field) =>
    field.name === 'id' && renamed['id'] === undefined ? { ...field, kind: 'id' } : { ...field, name: renamed[field.name] ?? field.name },
  );

export function filtersOf(
  list: Understood,
  { named, above, chosen, wire }: { named: References; above: string | undefined; chosen: boolean; wire: Wire | undefined },
): FieldDescriptor[] {
  const taken = new Set(list.query?.filters);
  const byName = new Map(list.operation.parameters.map((parameter) => [parameter.name, parameter]));
  const own = [...taken].flatMap((name): FieldDescriptor[] => {
    const parameter = byName.get(name);
    const inner = /^(.+?)\[(.+)\]$/.exec(name);
    const shape = parameter?.shape ?? (inner ? propertiesOf(byName.get(inner[1] ?? '')?.shape)[inner[2] ?? '']?.shape : undefined);
    if (!shape) return [];
    return [{ ...fieldOfShape(name, shape, { required: false, references: named }), hint: readable(parameter?.description ?? '') }];
  });
  const parent: FieldDescriptor[] = wire?.parentFilter === undefined || above === undefined ? [] : [parentField(wire.parentFilter, above, chosen)];
  const search = wire?.list?.search === undefined && wire?.list?.pager.kind !== 'none' ? [] : [plainField('q')];
  return [...search, ...parent, ...own.map(({ hint, ...field }) => (hint ? { ...field, hint } : field))];
}

/** Whose records they are: chosen from a list, or typed where there is none. */
const parentField = (name: string, above: string, chosen: boolean): FieldDescriptor => ({
  ...plainField(name),
  label: singularOf(above),
  ...(chosen ? { kind: 'reference', reference: { resource: above } } : {}),
});

export const plainField = (name: string): FieldDescriptor => ({
  name,
  label: singularOf(name),
  kind: 'string',
  required: false,
  nullable: true,
  readOnly: false,
  rules: {},
});

/** A list that comes whole is put in order by the bridge; others as far as the API says. */
export function sortableOf(list: Understood | undefined, fields: readonly FieldDescriptor[]): string[] {
  if (!list) return [];
  const values = list.operation.parameters.find(({ name }) => name === list.query?.sort?.value)?.shape;
  const said = values?.kind === 'scalar' ? (values.values ?? []).map((value) => String(value).replace(/^[-+]|[\s:,.]?(?:asc|desc)$/gi, '')) : undefined;
  const flat = fields.filter(({ kind }) => !['json', 'object', 'array', 'file', 'text'].includes(kind)).map(({ name }) => name);
  if (list.query?.pager.value.kind === 'none') return flat;
  if (said) return flat.filter((name) => said.some((one) => plain(one) === plain(name)));
  return list.query?.sort ? flat : [];
}

export interface BodyOptions {
  resource: InferredResource;
  named: References;
  above: string | undefined;
  /** Is there a list of what is above, to choose from? */
  chosen: boolean;
  wire: Wire | undefined;
  action: 'create' | 'update';
}

/** The form of a create or an update: the body's fields, and whose record it will be. */
export function bodyFields(one: Understood, { resource, named, above, chosen, wire, action }: BodyOptions): FieldDescriptor[] {
  const [body] = one.operation.bodies;
  const property = resource.identity.value.property;
  const fields = body ? fieldsOfBody(body.shape, named, action === 'update') : [];
  const key = fields.find(({ name }) => name === property);
  // A key that nobody has to give, or that looks made, is the server's; of a record that is there it does not change.
  const isMade = key !== undefined && (action === 'update' || !key.required || key.readOnly);
  const parent =
    action === 'create' && wire?.parentFilter !== undefined && above !== undefined
      ? [{ ...parentField(wire.parentFilter, above, chosen), required: chosen, nullable: !chosen }]
      : [];
  return [
    ...parent,
    ...ownFields(
      renamedIn(resource, body?.shape),
      fields.filter((field) => !field.readOnly && !(isMade && field.name === property)),
    ),
  ];
}

/** Is a body one field, because it is one of several forms? A change of a record is sent by what all its forms have. */
export function isWholeChoice(shape: Shape, isChange: boolean): boolean {
  const inner = unwrapped(shape);
  if (inner.kind !== 'choice') return false;
  return Object.keys(propertiesOf(inner)).length === 0 || (!isChange && inner.options.every(({ kind }) => kind === 'object'));
}

/** The fields of a body; one that is no object, or one of several forms, is one field. */
export function fieldsOfBody(shape: Shape, named: References, isChange = false): FieldDescriptor[] {
  const inner = unwrapped(shape);
  if (isWholeChoice(inner, isChange))
    return [{ ...fieldOfShape('value', inner, { required: true }), label: inner.name === undefined ? 'Value' : singularOf(inner.name), nullable: false }];
  if (inner.kind === 'object' || inner.kind === 'choice') return fieldsOfShape(inner, named);
  if (inner.kind === 'file') return [{ ...plainField('file'), kind: 'file', label: 'File', required: true, nullable: false }];
  return [fieldOfShape(inner.kind === 'list' ? 'items' : 'value', inner, { required: true })];
}

export const withHint = (field: FieldDescriptor, description: string | undefined): FieldDescriptor =>
  description === undefined || field.hint !== undefined ? field : { ...field, hint: readable(description) };

/** A body may call a value as the query does; the first stands for both. */
export const unique = (fields: readonly FieldDescriptor[]): FieldDescriptor[] =>
  fields.filter((field, index) => fields.findIndex(({ name }) => name === field.name) === index);

/** What an operation answers, as fields: rows as a table, everything else by its parts. */
export function answerFields(
  row: Shape | undefined,
  answered: Shape | undefined,
  { isFile, words }: { isFile: boolean; words: DrawnWords },
): FieldDescriptor[] {
  if (row) return [{ ...plainField('rows'), label: words.rows, kind: 'array', items: { ...plainField('rows'), kind: 'object', fields: fieldsOfShape(row) } }];
  if (isFile) return [{ ...plainField('file'), label: words.file, kind: 'file' }];
  if (!answered) return [];
  const fields = fieldsOfShape(unwrapped(answered));
  return [{ ...plainField('answer'), label: words.answer, ...(fields.length > 0 ? { kind: 'object', fields } : { kind: 'json' }) }];
}
