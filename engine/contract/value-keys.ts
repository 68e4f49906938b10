// Members of `x-display` that say of one value what may be typed into it, and what it is.

/** `x-display.suggest`: the operation whose names are offered, and its filters that take fields beside this one. */
export interface Suggestion {
  from: string;
  with?: Readonly<Record<string, string>>;
}

/** What a number is, by the value of another property of the same object. */
export interface Unit {
  by: string;
  is: Readonly<Record<string, 'cents' | 'percent'>>;
  /** The most it may be as that. */
  most?: { percent: number };
}
