import { createElement, type ComponentType, type ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import type { ActionDescriptor, FieldDescriptor } from '../contract/descriptor.ts';

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
  column: (segment: string, column: string) => ComponentType<ViewProps> | undefined;
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
  page: (segment: string, page: PageKind) => ComponentType | undefined;
  /** The form of an action on one record. */
  action: (segment: string, action: string) => ComponentType<ActionProps> | undefined;
  prefill: (segment: string, action: string) => Prefill | undefined;
  after: (segment: string, action: string) => After | undefined;
}

/** A looked-up part as an element. The lookup returns the same component each time, so rendering remounts nothing. */
export function overridden<Props extends object>(component: ComponentType<Props>, props: Props): ReactElement {
  return createElement(component, props);
}

export const noOverrides: Overrides = {
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
  prefill: () => undefined,
  after: () => undefined,
};
