/**
 * What a contract looks like to the screens: the generated descriptors, with plain strings where ours are narrower
 * (roles, operation ids), so that any contract's descriptors fit, not only our own.
 */
import type * as generated from '../../generated/descriptor.ts';

export type { ActDescriptor, ActionIcon, Choice, FieldKind, FieldRules, Tone, UndoDescriptor } from '../../generated/descriptor.ts';

/** One move of a state machine: who may go from where to where, and by which operation. */
export interface Transition extends Omit<generated.Transition, 'by' | 'via'> {
  by: readonly string[];
  via?: string;
}

export interface FieldDescriptor extends Omit<generated.FieldDescriptor, 'read' | 'write' | 'items' | 'fields' | 'reference' | 'transitions'> {
  items?: FieldDescriptor;
  fields?: readonly FieldDescriptor[];
  reference?: NonNullable<generated.FieldDescriptor['reference']> & { without?: readonly string[] };
  read?: readonly string[];
  write?: readonly string[];
  transitions?: readonly Transition[];
}

export interface OperationDescriptor extends Omit<generated.OperationDescriptor, 'id' | 'roles'> {
  id: string;
  roles: readonly string[];
}

export interface ActionDescriptor
  extends OperationDescriptor, Omit<generated.ActionDescriptor, keyof generated.OperationDescriptor | 'fields' | 'pathParams' | 'moves' | 'answer'> {
  fields: readonly FieldDescriptor[];
  pathParams: readonly FieldDescriptor[];
  moves?: { field: string; transitions: readonly Transition[] };
  answer?: readonly FieldDescriptor[];
}

type Verb = 'list' | 'show' | 'create' | 'update' | 'delete' | 'updateMany' | 'deleteMany' | 'export';
type Fields = 'fields' | 'filters' | 'createFields' | 'updateFields';

export interface ResourceDescriptor
  extends
    Omit<generated.ResourceDescriptor, Verb | Fields | 'actions' | 'deleteAction'>,
    Partial<Record<Verb, OperationDescriptor>>,
    Record<Fields, readonly FieldDescriptor[]> {
  actions: readonly ActionDescriptor[];
  deleteAction?: ActionDescriptor;
}
