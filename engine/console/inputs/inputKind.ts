import type { FieldDescriptor } from '../../contract/descriptor.ts';

/** How a value is entered. */
export type InputKind =
  | 'line'
  | 'longText'
  | 'suggest'
  | 'email'
  | 'phone'
  | 'address'
  | 'password'
  | 'whole'
  | 'number'
  | 'money'
  | 'percent'
  | 'switch'
  | 'day'
  | 'moment'
  | 'segments'
  | 'select'
  | 'choices'
  | 'reference'
  | 'references'
  | 'file'
  | 'files'
  | 'lines'
  | 'records'
  | 'group'
  | 'forms'
  | 'json';

/** Few choices are shown side by side, more go into a dropdown. */
const mostSegments = 3;
/** Longer texts get several lines. */
const longestLine = 255;

/** Which input a field gets. */
export function inputKind(field: FieldDescriptor): InputKind {
  switch (field.kind) {
    case 'text':
      return 'longText';
    case 'string':
      return field.suggest ? 'suggest' : lineOf(field);
    case 'id':
      return lineOf(field);
    case 'email':
    case 'phone':
    case 'password':
    case 'number':
    case 'percent':
    case 'json':
      return field.kind;
    case 'url':
      return 'address';
    case 'integer':
    case 'minutes':
      return 'whole';
    case 'cents':
      return 'money';
    case 'boolean':
      return field.nullable ? 'select' : 'switch';
    case 'date':
      return 'day';
    case 'datetime':
      return 'moment';
    case 'enum':
      return field.required && !field.nullable && (field.choices?.length ?? 0) <= mostSegments ? 'segments' : 'select';
    case 'reference':
      return field.reference ? 'reference' : 'line';
    case 'file':
    case 'image':
      return 'file';
    case 'array':
      return listInput(field.items);
    case 'object':
      return objectInput(field);
  }
}

const objectInput = ({ fields, forms }: FieldDescriptor): InputKind => (forms ? 'forms' : fields ? 'group' : 'json');

const lineOf = (field: FieldDescriptor): InputKind => ((field.rules.maxLength ?? 0) > longestLine ? 'longText' : 'line');

function listInput(items: FieldDescriptor | undefined): InputKind {
  switch (items?.kind) {
    case undefined:
    case 'json':
      return 'json';
    case 'enum':
      return 'choices';
    case 'reference':
      return items?.reference ? 'references' : 'lines';
    case 'file':
    case 'image':
      return 'files';
    case 'object':
      return items?.fields || items?.forms ? 'records' : 'json';
    default:
      return 'lines';
  }
}

/** Kinds that take the full width of a form; all others are laid out two by two. */
export function isWideInput(field: FieldDescriptor): boolean {
  return ['longText', 'switch', 'choices', 'references', 'files', 'lines', 'records', 'group', 'forms', 'json'].includes(inputKind(field));
}

/**
 * The initial value of an input: the contract's default, or a form-friendly empty value. A list that may be left out begins with nothing, which is not
 * an empty list: a record that is sent such a list loses what it has there.
 */
export function emptyValue(field: FieldDescriptor): unknown {
  if (field.default !== undefined) return field.default;
  if (field.kind === 'array') return field.required && !field.nullable ? [] : null;
  if (field.kind === 'boolean' && !field.nullable) return field.required ? false : undefined;
  return null;
}
