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
  (value: unknown): boolean;
  errors?: BrokenRule[] | null;
}
