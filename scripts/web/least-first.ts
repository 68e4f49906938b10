// A queue from which what is least comes first.

/** Values by what they come to. Taking one out and putting one in cost little however many there are. */
export class LeastFirst<Value> {
  readonly #leastOf: (value: Value) => number;
  /** A heap: none comes to less than the one at half its place. */
  readonly #values: Value[] = [];

  /** @param leastOf must stay the same for a value as long as it is in the queue */
  constructor(leastOf: (value: Value) => number) {
    this.#leastOf = leastOf;
  }

  /** The least, which stays in; undefined if there is none. */
  get first(): Value | undefined {
    return this.#values[0];
  }

  /** Puts one in. */
  add(value: Value): void {
    const values = this.#values;
    const least = this.#leastOf(value);
    let at = values.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = values[above];
      if (other === undefined || this.#leastOf(other) <= least) break;
      values[at] = other;
      at = above;
    }
    values[at] = value;
  }

  /** Takes the least out; nothing happens where there is none. */
  drop(): void {
    const values = this.#values;
    const last = values.pop();
    if (last === undefined || values.length === 0) return;
    const least = this.#leastOf(last);
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      const [left, right] = [values[below], values[below + 1]];
      if (left === undefined) break;
      let next = left;
      if (right !== undefined && this.#leastOf(right) < this.#leastOf(left)) {
        next = right;
        below += 1;
      }
      if (this.#leastOf(next) >= least) break;
      values[at] = next;
      at = below;
    }
    values[at] = last;
  }
}
