// What the contract asks of a record before it says or offers something.

/** What a field must hold: this value, one of these, nothing (null), or a bound (a number, or another field's). */
export type Condition =
  | string
  | number
  | boolean
  | null
  | readonly (string | number | boolean)[]
  | { set?: true; past?: boolean; min?: number | string; max?: number | string };

/** Field → what it must hold. */
export type Conditions = Readonly<Record<string, Condition>>;
