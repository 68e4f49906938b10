import { createElement, type ComponentType, type ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import type { ActionDescriptor, FieldDescriptor, FieldKind } from '../contract/descriptor.ts';

/** The props of a replaced column or field: the descriptor (none for a custom column) and the record. */
export interface ViewProps {
  field?: FieldDescriptor;
  record: RaRecord;
}

/** What a replaced input gets; `source` is the input's name in the form. */
export interface InputProps {
  field: FieldDescriptor;
  source: string;
}

/** What the view of a value gets: of a record's field, or of a part of one. Where there is no value it is not asked. */
export interface ValueProps {
  field: FieldDescriptor;
  value: unknown;
  /** In a table: one line, no blocks. */
  dense?: boolean;
}

/** How a value is shown and how it is typed in; what is left out is made. */
export interface FieldParts {
  view?: ComponentType<ValueProps>;
  input?: ComponentType<InputProps>;
}

/** What replaces the fields of a kind, of a format (as the document writes it) or of a schema, wherever they stand. */
export interface FieldRegistry {
  kind?: Partial<Record<FieldKind, FieldParts>>;
  format?: Readonly<Record<string, FieldParts>>;
  schema?: Readonly<Record<string, FieldParts>>;
}

/** What a part of a record's page gets. */
export interface AsideProps {
  record: RaRecord;
}

/** What an action's own form gets in place of the made one. */
export interface ActionProps {
  action: ActionDescriptor;
  record: RaRecord;
  onClose: () => void;
  onDone?: () => void;
}

/** Which screens of a resource can be replaced as a whole. */
export type PageKind = 'list' | 'show' | 'create' | 'edit';

/** Values of an action's form that follow from the record; their fields are not asked for. */
export type Prefill = (record: RaRecord) => Readonly<Record<string, unknown>>;

/** The area path of the place where the work goes on once an action on this record is done. */
export type After = (id: RaRecord['id']) => string;

/** Looks up what replaces a made part; undefined leaves the made one. */
export interface Overrides {
  /** By kind, format and schema; what is named by segment and field comes before them all. */
  fields: FieldRegistry;
  column: (segment: string, column: string) => ComponentType<ViewProps> | undefined;
  /** Fetches every replaced column of a list. */
  columnsAhead?: (segment: string) => Promise<unknown>;
  /** The heading of a column that shows more than its own field. */
  heading: (segment: string, column: string) => string | undefined;
  field: (segment: string, field: string) => ComponentType<ViewProps> | undefined;
  input: (segment: string, field: string) => ComponentType<InputProps> | undefined;
  aside: (segment: string) => ComponentType<AsideProps> | undefined;
  /** What a record's page is about, above its rows. */
  main: (segment: string) => ComponentType<AsideProps> | undefined;
  /** Its part of the page needs the whole width: what stands beside it comes below. */
  isWide: (segment: string) => boolean;
  /** The button beside what is to be done next. */
  next: (segment: string) => ComponentType<AsideProps> | undefined;
  /** What is read of each record in the question before it is deleted. */
  remove: (segment: string) => ComponentType<AsideProps> | undefined;
  /** The record's history, where the resource has one of its own. */
  history: (segment: string) => ComponentType<AsideProps> | undefined;
  /** A whole screen; `ahead` fetches what it is drawn with. */
  page: (segment: string, page: PageKind) => (ComponentType & { ahead?: () => Promise<unknown> }) | undefined;
  /** The form of an action on one record. */
  action: (segment: string, action: string) => ComponentType<ActionProps> | undefined;
  /** What is read above an action's form on one record: what it is an answer to. */
  before: (segment: string, action: string) => ComponentType<AsideProps> | undefined;
  prefill: (segment: string, action: string) => Prefill | undefined;
  after: (segment: string, action: string) => After | undefined;
}

/** What replaces a field that nobody named: its schema's part before its format's, that before its kind's. View and input are looked up each for itself. */
export function registered<Part extends keyof FieldParts>(
  { fields }: Overrides,
  { kind, format = '', schema, enumName = '' }: FieldDescriptor,
  part: Part,
): FieldParts[Part] {
  return fields.schema?.[schema ?? enumName]?.[part] ?? fields.format?.[format]?.[part] ?? fields.kind?.[kind]?.[part];
}

/** A looked-up part as an element. The lookup returns the same component each time, so rendering remounts nothing. */
export function overridden<Props extends object>(component: ComponentType<Props>, props: Props): ReactElement {
  return createElement(component, props);
}

export const noOverrides: Overrides = {
  fields: {},
  column: () => undefined,
  heading: () => undefined,
  field: () => undefined,
  input: () => undefined,
  aside: () => undefined,
  main: () => undefined,
  isWide: () => false,
  next: () => undefined,
  remove: () => undefined,
  history: () => undefined,
  page: () => undefined,
  action: () => undefined,
  before: () => undefined,
  prefill: () => undefined,
  after: () => undefined,
};
