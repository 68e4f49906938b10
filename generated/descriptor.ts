// Copied by `npm run generate` from scripts/generate/descriptor.ts. Do not edit.
import type { OperationId, Role } from './api.ts';

export type Tone = 'turn' | 'success' | 'error' | 'warning' | 'info' | 'accent' | 'neutral';

/** What kind of input and column a field becomes. */
export type FieldKind =
  | 'string'
  | 'text'
  | 'email'
  | 'phone'
  | 'url'
  | 'password'
  | 'id'
  | 'integer'
  | 'number'
  | 'cents'
  | 'percent'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'enum'
  | 'reference'
  | 'file'
  | 'image'
  | 'array'
  | 'object'
  | 'json';

/** Limits of a value; lengths in characters, money in integer cents. */
export interface FieldRules {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** Said when `pattern` is not met. */
  patternMessage?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  format?: string;
}

export interface Choice {
  id: string;
  name: string;
  tone?: Tone;
}

/** One row of a state machine. `to` may be `$previous`: the state before. */
export interface Transition {
  from: readonly string[];
  to: string;
  by: readonly Role[];
  label?: string;
  /** The operation of its own through which the move happens; without it, the plain status call. */
  via?: OperationId;
  /** What must come with the move. */
  requires?: readonly string[];
  /** ISO 8601 duration counted from the moment the present state began. */
  within?: string;
}

export interface FieldDescriptor {
  name: string;
  label: string;
  hint?: string;
  kind: FieldKind;
  required: boolean;
  nullable: boolean;
  readOnly: boolean;
  rules: FieldRules;
  choices?: readonly Choice[];
  enumName?: string;
  /** The resource's route segment. */
  reference?: { resource: string; filter?: Readonly<Record<string, unknown>> };
  items?: FieldDescriptor;
  fields?: readonly FieldDescriptor[];
  default?: unknown;
  read?: readonly Role[];
  write?: readonly Role[];
  example?: unknown;
  transitions?: readonly Transition[];
  /** An amount shown without cents. */
  whole?: true;
}

export interface OperationDescriptor {
  id: OperationId;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  roles: readonly Role[];
  public: boolean;
  contentType?: 'application/json' | 'multipart/form-data';
}

/** The sign of an action, named for what it shows. */
export type ActionIcon = 'calendar' | 'eye' | 'eye-off' | 'link' | 'pause' | 'person' | 'star' | 'upload';

export interface ActionDescriptor extends OperationDescriptor {
  action: string;
  on: 'record' | 'collection' | 'bulk';
  icon?: ActionIcon;
  label: string;
  description?: string;
  /** The body. */
  fields: readonly FieldDescriptor[];
  /** Path parameters other than `id`. */
  pathParams: readonly FieldDescriptor[];
  /** Offered only when one of these moves is open from the record's state. */
  moves?: { field: string; transitions: readonly Transition[] };
}

export interface ResourceDescriptor {
  name: string;
  /** Route segment, and the resource's name in the console. */
  segment: string;
  label: string;
  singular: string;
  entity: string;
  /** The field that names a record. */
  recordLabel: string;
  /** A new record may begin as a copy of one. */
  copy?: true;
  /** What an empty list says. */
  empty?: string;
  /** Segment of the resource its records come from. */
  source?: string;
  list?: OperationDescriptor;
  show?: OperationDescriptor;
  create?: OperationDescriptor;
  update?: OperationDescriptor;
  delete?: OperationDescriptor;
  updateMany?: OperationDescriptor;
  deleteMany?: OperationDescriptor;
  /** Gives out the address of this list as CSV; takes its filter and sort. */
  export?: OperationDescriptor;
  actions: readonly ActionDescriptor[];
  fields: readonly FieldDescriptor[];
  filters: readonly FieldDescriptor[];
  sortable: readonly string[];
  columns: readonly string[];
  hidden: readonly string[];
  groups: readonly { label: string; fields: readonly string[] }[];
  createFields: readonly FieldDescriptor[];
  updateFields: readonly FieldDescriptor[];
}
