// What the page of a record says beyond its fields.
import type { Tone } from './descriptor.ts';
import type { Conditions } from './record-condition.ts';

/** What the page of a record says first, where its conditions fit: a sentence with `{fields}`, and the button beside it. */
export interface NextStep {
  when?: Conditions;
  say: string;
  /** An action on the record, `edit`, or `copy`. */
  act?: string;
  /** A field that refers to the record to go to. */
  open?: string;
  label?: string;
  tone?: Tone;
}

export interface KeyFigure {
  field: string;
  /** The field with the most there may be. */
  of?: string;
  note?: string;
}

/** The records that tell what was done to others, and which of their fields say what. */
export interface Trail {
  segment: string;
  record: string;
  what: string;
  who: string;
  when: string;
  fields?: string;
  /** The operation. */
  call?: string;
  /** What changed: `field`, `from`, `to` each. */
  changes?: string;
}

/** What stands in the way of deleting a record: others use it. */
export interface Used {
  /** What to do instead, or what becomes of them. */
  says: string;
  /** Segment of a list → the field of the record that its filter of the same name takes, where that is not the id. */
  by?: Readonly<Record<string, string>>;
}

/** What the page of one record shows beyond its fields; fetched with that page. */
export interface RecordPage {
  next: readonly NextStep[];
  figures: readonly KeyFigure[];
  /** A moment the record keeps → what its history says of it. */
  moments?: Readonly<Record<string, string>>;
  /** Segments of the resources whose rows the page shows. */
  rows?: readonly string[];
  used?: Used;
  trail?: Trail;
  /** These records are the trail of the others. */
  isTrail?: true;
}
