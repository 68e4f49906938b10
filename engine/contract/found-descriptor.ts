// What the contract says of searching everything, as servers and screens see it.
import type { FieldDescriptor, OperationId, ResourceIcon, Role } from './descriptor.ts';

/** `x-display.found`: by what a record is found from anywhere, and what a hit shows. */
export interface Found {
  /** Its place among the kinds. */
  order: number;
  by: string[];
  through?: Record<string, string>;
  /** Resource whose row about it completes what is shown. */
  with?: string;
  says: string[];
  state?: string;
  at?: string;
}

/** How records of one kind are found from anywhere, and what a hit shows (`x-display.found`). */
export interface FoundDescriptor {
  /** The schema. */
  kind: string;
  label: string;
  singular: string;
  /** Of the resource whose list has it. */
  segment?: string;
  icon?: ResourceIcon;
  /** Who may read that list; without it, whoever may search. */
  roles?: readonly Role[];
  /** The fields whose words it is found by. */
  by: readonly string[];
  /** Resource → field: found by the record that refers to it, too. */
  through?: Readonly<Record<string, string>>;
  /** Sentences with {fields}; one with an empty field is left out. */
  says: readonly string[];
  /** The field that is its state. */
  state?: string;
  /** Where it is opened, below the console: with {fields}. */
  at: string;
  /** What showing the values needs. */
  fields: readonly (Pick<FieldDescriptor, 'name' | 'label' | 'kind'> & Partial<Pick<FieldDescriptor, 'choices' | 'whole' | 'read'>>)[];
}

/** Something to ask for by name: an operation, and how a screen leads to it. */
export interface CommandDescriptor {
  id: OperationId;
  label: string;
  /** About a record, {record}. */
  with?: string;
  roles: readonly Role[];
  /** A form for a new record, an action on one, or what a page knows how to open. */
  way: 'create' | 'record' | 'page';
  /** Of the record it is about. */
  segment: string;
  /** Segments of other resources whose records have the ids of these. */
  also?: readonly string[];
  action?: string;
  /** What it is found by besides its name: what it asks for first, and the choices there. */
  words?: readonly string[];
}
