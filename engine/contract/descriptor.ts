// The contract as screens, forms and servers see it.
import type { ActionIcon, ResourceIcon } from './icons.ts';
import type { Operator } from './operators.ts';
import type { Conditions } from './record-condition.ts';

export type { ActionIcon, ResourceIcon } from './icons.ts';

/** A role, an operation's id, as the contract names them. */
export type Role = string;
export type OperationId = string;
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
  | 'minutes'
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

/** What an input itself needs to know: lengths in characters, money in integer cents. Everything a value must meet is in `generated/validators`. */
export interface FieldRules {
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  /** What documents of others say, too: checked by the console's server (engine/bridge/validate.ts). */
  minLength?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  pattern?: string;
  minItems?: number;
  uniqueItems?: true;
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
  /** Fields required by the move. */
  requires?: readonly string[];
  /** ISO 8601 duration counted from the moment the present state began. */
  within?: string;
}

/** One of the forms of an object that has several. */
export interface ObjectForm {
  label: string;
  fields: readonly FieldDescriptor[];
  told?: { by: string; value: string };
}

export interface FieldDescriptor {
  name: string;
  label: string;
  hint?: string;
  kind: FieldKind;
  /** In documents of others: `format`, and the name of the value's schema; what replaces fields goes by them. */
  format?: string;
  schema?: string;
  required: boolean;
  nullable: boolean;
  readOnly: boolean;
  rules: FieldRules;
  choices?: readonly Choice[];
  enumName?: string;
  /** The resource's route segment. `except`: a field of the form whose choice is left out; `without`: ids left out. */
  reference?: { resource: string; filter?: Readonly<Record<string, unknown>>; except?: string; without?: readonly string[] };
  items?: FieldDescriptor;
  fields?: readonly FieldDescriptor[];
  /** The fields of an object in groups, each with its heading, where the contract puts them together. */
  groups?: readonly { label: string; fields: readonly string[] }[];
  /** The forms an object may have, of which one is chosen. `told`: the property that says which, and its value. */
  forms?: readonly ObjectForm[];
  default?: unknown;
  read?: readonly Role[];
  write?: readonly Role[];
  example?: unknown;
  transitions?: readonly Transition[];
  /** What the number is, by the value of the record's field `by`: see `inUnit`. */
  unit?: { by: string; is: Readonly<Record<string, 'cents' | 'percent'>> };
  /** An amount that a list shows to the dollar, and a record with the cents it has; a text that a list shows to its end. */
  whole?: true;
  /** No column of an export. */
  exported?: false;
  /** In an action's form: the field of the record, or of the list's filter, that provides its initial value. */
  start?: string;
  /** The list whose names are offered while one types: its path, and which of its filters takes which field beside. */
  suggest?: { path: string; with?: Readonly<Record<string, string>> };
  /** The field of the same object beside which its value must lie: the two are checked together. */
  beside?: string;
}

export interface OperationDescriptor {
  id: OperationId;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  roles: readonly Role[];
  /** Called without a sign-in. */
  public?: boolean;
  /** Sign-ins that are not complete and may call it all the same, by the name of their security scheme. */
  unfinished?: readonly string[];
  /** When callers confirm again that it is them: a field of the body, `parameter:value`; always where there is none. */
  confirmed?: readonly string[];
  contentType?: 'application/json' | 'multipart/form-data';
}

/** A sentence for one record and for several, with `{record}`, `{count}`, `{record.x}`, `{body.x}`, `{answer.x}` to be filled in; `{record.x|car|cars}` counts them. */
export interface Sentence {
  one?: string;
  many?: string;
}

/** The call that takes an act back. Values like `{record.x}` (as it was before), `{body.x}`, `{answer.x}`, `{id}`, `{ids}` are filled in, others sent as they are. */
export interface UndoDescriptor {
  operation: Omit<OperationDescriptor, 'id' | 'roles'> & { id: string; roles: readonly string[] };
  body: Readonly<Record<string, unknown>>;
  /** Parts of the body that cannot be empty: if the record had nothing there, there is no undo. */
  needs: readonly string[];
  /** What each record had to be before; of another there is no undo. */
  only?: Conditions;
}

/** The sentences before and after an act. */
export interface ActSentences {
  done?: Sentence;
  ask?: Sentence;
  /** Its consequences, a sentence each; one that counts zero is left out. */
  consequence?: { one?: readonly string[]; many?: readonly string[] };
  /** Asked before, by name and count; `many`: only where it is done with several. */
  far?: true | 'many';
  undo?: UndoDescriptor;
}

/** The sentences of an operation; `when` has others for bodies with these values; the first match wins. */
export interface ActDescriptor extends ActSentences {
  when?: readonly (ActSentences & { is: Readonly<Record<string, unknown>> })[];
}

/** Where a resource stands in the menu: in a group by role, in this order; or on a page that shows it. */
export interface MenuPlace {
  /** Where the menu says it otherwise. */
  label?: string;
  order?: number;
  group?: Readonly<Record<Role, string>>;
  page?: string;
}

/** What the action is called that deletes a record by its form. */
export const deleting = 'delete';

export interface ActionDescriptor extends OperationDescriptor {
  action: string;
  on: 'record' | 'collection' | 'bulk';
  /** Of one record, and so of several chosen ones: one call for each. */
  several?: true;
  /** What its body has besides `fields`, from the record it is done to: values with `{id}`, `{record.x}`, `{new}`. */
  fill?: Readonly<Record<string, unknown>>;
  icon?: ActionIcon;
  label: string;
  description?: string;
  /** The body, as far as it is asked for. */
  fields: readonly FieldDescriptor[];
  /** Path parameters other than `id`. */
  pathParams: readonly FieldDescriptor[];
  act?: ActDescriptor;
  /** What it answers, where that is not the record itself. */
  answer?: readonly FieldDescriptor[];
  /** It is called for its answer, which is shown whatever it says. */
  reads?: true;
  /** Offered only when one of these moves is open from the record's state. */
  moves?: { field: string; transitions: readonly Transition[] };
  /** Offered only on records of which this is true. */
  only?: Conditions;
}

/** As much of a resource as menus, routes, references and searches need before a screen of it is opened. */
export interface ResourceSummary {
  name: string;
  /** Route segment, and the resource's name in the console. */
  segment: string;
  label: string;
  singular: string;
  icon?: ResourceIcon;
  menu?: MenuPlace;
  /** The field that names a record. */
  recordLabel: string;
  /** Segment of the resource its records come from. */
  source?: string;
  list?: OperationDescriptor;
  show?: OperationDescriptor;
  create?: OperationDescriptor;
  update?: OperationDescriptor;
  /** Fields its list can be sorted by; of a summary, those that its pickers ask for. */
  sortable: readonly string[];
  /** Its list is searched by words (`q`). */
  searched?: true;
  /** Its list takes neither filter nor order: it is answered whole. */
  whole?: true;
  /** Its list can be asked without counting what lies behind the page (`total`). */
  pageTotal?: true;
  /** Its list can be asked for some fields of its rows alone (`fields`). */
  narrowed?: true;
  /** Which filter of its list takes a record of another resource, by that one's segment. */
  filterFor?: Readonly<Record<string, string>>;
  /** Shown beside a record's name in pickers: sentences with {fields}, and how those are written. */
  beside?: { texts: readonly string[]; fields: readonly Pick<FieldDescriptor, 'name' | 'kind' | 'choices'>[] };
}

/** A resource of which a part is known, and how the rest is fetched. */
export interface FetchedResource extends ResourceSummary {
  load: () => Promise<ResourceDescriptor>;
}

export interface ResourceDescriptor extends ResourceSummary {
  entity: string;
  /** A new record may start as a copy of one. */
  copy?: true;
  /** The reference that says whose record it is. */
  whose?: string;
  /** What an empty list says. */
  empty?: string;
  delete?: OperationDescriptor;
  updateMany?: OperationDescriptor;
  deleteMany?: OperationDescriptor;
  /** Gives out the address of this list as CSV; takes its filter and sort. */
  export?: OperationDescriptor;
  /** What its button says where that is not simply *Delete*, such as *Close account*. */
  deleteLabel?: string;
  /** The question before and the message after records are deleted. */
  deleteAct?: ActDescriptor;
  /** Deleting one record where something may be said with it: its query parameters are the form. */
  deleteAction?: ActionDescriptor;
  actions: readonly ActionDescriptor[];
  fields: readonly FieldDescriptor[];
  filters: readonly FieldDescriptor[];
  /** How fields of its rows are compared in its list, where that is not *is* alone. */
  operators?: Readonly<Record<string, readonly Operator[]>>;
  columns: readonly string[];
  hidden: readonly string[];
  groups: readonly { label: string; fields: readonly string[] }[];
  createFields: readonly FieldDescriptor[];
  updateFields: readonly FieldDescriptor[];
}
