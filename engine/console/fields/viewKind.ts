import type { FieldDescriptor, FieldKind } from '../../contract/descriptor.ts';

/** How a value is shown. */
export type ViewKind =
  | 'text'
  | 'longText'
  | 'money'
  | 'number'
  | 'percent'
  | 'span'
  | 'yesNo'
  | 'day'
  | 'moment'
  | 'choice'
  | 'reference'
  | 'email'
  | 'phone'
  | 'address'
  | 'image'
  | 'file'
  | 'list'
  | 'group'
  | 'forms'
  | 'json'
  | 'code'
  | 'hidden';

const byKind: Record<FieldKind, ViewKind> = {
  string: 'text',
  text: 'longText',
  email: 'email',
  phone: 'phone',
  url: 'address',
  password: 'hidden',
  id: 'code',
  integer: 'number',
  number: 'number',
  cents: 'money',
  percent: 'percent',
  minutes: 'span',
  boolean: 'yesNo',
  date: 'day',
  datetime: 'moment',
  enum: 'choice',
  reference: 'reference',
  file: 'file',
  image: 'image',
  array: 'list',
  object: 'group',
  json: 'json',
};

/** Which view shows a field. A reference whose resource the contract lacks is a bare id. */
export function viewKind(field: FieldDescriptor): ViewKind {
  if (field.kind === 'reference' && !field.reference) return 'code';
  if (field.forms) return 'forms';
  if (field.kind === 'object' && !field.fields) return 'json';
  if (field.kind === 'object') return storedKind(field) ?? 'group';
  return isYear(field) || isKey(field) ? 'text' : byKind[field.kind];
}

/** An object that describes a stored file or picture, by the names of its parts. */
function storedKind({ fields = [] }: FieldDescriptor): 'image' | 'file' | undefined {
  const has = (...names: string[]) => fields.some(({ name }) => names.includes(name));
  if (has('url') && has('preview_url', 'thumbnail_url')) return 'image';
  return has('file_name', 'filename') ? 'file' : undefined;
}

/** A year has no thousands separator; its bounds identify it, or its name: `year`, `modelYear`, but not `trips_per_year`. */
function isYear({ kind, name, rules }: FieldDescriptor): boolean {
  if (kind !== 'integer') return false;
  return ((rules.minimum ?? 0) >= 1800 && (rules.maximum ?? Infinity) <= 2200) || (/(?:^y|_y|[a-z]Y)ear$/.test(name) && !/per_?year$/i.test(name));
}

/** Nor has a key: it is no figure, whatever it is made of. */
const isKey = ({ kind, name }: FieldDescriptor): boolean => kind === 'integer' && /(?:^i|_i|[a-z]I)d$/.test(name);

/** Figures are right-aligned in columns. */
export function isFigure(field: FieldDescriptor): boolean {
  return ['money', 'number', 'percent'].includes(viewKind(field));
}

/** Kinds that take a whole row where fields are side by side. */
export function isWide(field: FieldDescriptor): boolean {
  if (field.kind === 'array') return true;
  return ['longText', 'group', 'forms', 'json', 'image'].includes(viewKind(field));
}
