// Written by `npm run generate` from openapi/. Do not edit.

/** One rule that a value does not meet. */
export interface BrokenRule {
  /** JSON Pointer to the value. */
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** Checks a value and fills in defaults; what is wrong stands in `errors` until the next call. */
export interface Validator {
  (this: Clock | void, value: unknown): boolean;
  errors?: BrokenRule[] | null;
}

/** What a value is held to where it may not be past or to come. */
export interface Clock {
  now?: Date;
  /** The reader's calendar day, `2026-11-30`; without it, every day it is now somewhere on earth. */
  today?: string;
}
