/** Random choices that are the same on every run. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  /** @throws RangeError for an empty list */
  pick<T>(choices: readonly T[]): T;
  /** True in this share of cases, 0 to 1. */
  chance(share: number): boolean;
  /** The same things in another order. */
  shuffle<T>(list: readonly T[]): T[];
  /** Its own row of choices, so that one part's draws don't move another's. */
  branch(name: string): Random;
}

/** FNV-1a, 32 bits: a number from a name. */
function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (const character of text) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return seed;
}

/** A generator of 32 bits (Mulberry32), seeded by a name. */
export function seededRandom(name: string): Random {
  let state = seedOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    pick: (choices) => {
      for (const choice of choices.slice(whole(0, choices.length - 1))) return choice;
      throw new RangeError('There is nothing to pick from.');
    },
    chance: (share) => next() < share,
    shuffle: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ item }) => item),
    branch: (part) => seededRandom(`${name}/${part}`),
  };
}
