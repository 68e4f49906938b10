// What the contract says to people of an operation.
import type { ActionIcon } from './descriptor.ts';
import type { Conditions } from './record-condition.ts';

/** A sentence for one record and for several; a plain string is for one. */
export type SentenceEntry = string | { one?: string; many?: string };

/** The sentences before and after an operation, and its undo. */
export interface ActEntry {
  done?: SentenceEntry;
  ask?: SentenceEntry;
  consequence?: string | string[] | { one?: string | string[]; many?: string | string[] };
  far?: true | 'many';
  undo?: { by: string; body?: Record<string, unknown>; only?: Conditions };
}

/** `x-act`: what people read of an operation, before and after it. */
export interface ActKey extends ActEntry {
  /** Other sentences for bodies with these values; the first match wins. */
  when?: (ActEntry & { is: Record<string, unknown> })[];
  /** What the audit and histories say once it was done. */
  logged?: string;
  icon?: ActionIcon;
  /** Done to one record, and offered on several chosen ones, too: one call for each. */
  several?: true;
  /** The records it is offered on. */
  only?: Conditions;
  /** What it is called where it is asked for by name, about a record of a resource. */
  command?: { for: string; say?: string; also?: string[] };
}
