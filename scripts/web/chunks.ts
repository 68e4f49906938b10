// How the build is cut into files. Over a connection with a long way each further file costs as much as some kilobytes more in one that is fetched anyway:
// of what several addresses load first, parts are put together until that no longer pays.

/** A file of a build that was cut as finely as it can be. */
export interface Part {
  name: string;
  modules: readonly string[];
  /** Bytes as they are sent, about. */
  weight: number;
  /** Names of the parts it imports. */
  imports: readonly string[];
  /** Whether addresses are in a file of their own by it: it stays as it is. */
  isEntry: boolean;
}

/** What is loaded at once, and how much it counts beside the others: 0 where it is only to be spared, as what a page fetches later. */
export interface Visit {
  parts: ReadonlySet<string>;
  share: number;
  /** Most bytes of what it loads without using it. */
  unused: number;
}

/** Bytes that come in the time that one file more takes: 48 ms at 1 Mbit a second, or 12 ms at 4. Measured: less moves fewer bytes nowhere, for each file has headers. */
export const fileCost = 6_000;

interface Group {
  parts: Part[];
  weight: number;
  /** Whether a visit loads it, by the visit's index. */
  isLoaded: Uint8Array;
  /** Whether it may be put together with another. */
  isFree: boolean;
}

/** What the merger of two groups costs, in bytes over all visits, negative where it pays; and what each visit loads by it without using it. */
interface Merger {
  price: number;
  unused: [visit: number, weight: number][];
}

/** Parts by what loads them, and their mergers. */
class Groups {
  readonly #of = new Map<string, Group>();
  readonly #all = new Set<Group>();
  /** With all it needs, through others too; forgotten after each merger. */
  readonly #closures = new Map<Group, ReadonlySet<Group>>();
  /** What mergers that may pay cost at least, by either group. */
  readonly #least = new Map<Group, Map<Group, number>>();
  readonly #unused: Float64Array;
  /** The visits that count, by their index, and how much. */
  readonly #counted: readonly (readonly [visit: number, share: number])[];

  readonly #visits: readonly Visit[];

  constructor(parts: readonly Part[], visits: readonly Visit[]) {
    this.#visits = visits;
    this.#unused = new Float64Array(visits.length);
    this.#counted = visits.flatMap(({ share }, at) => (share > 0 ? [[at, share] as const] : []));
    const bySet = new Map<string, Group>();
    for (const part of parts) {
      const isLoaded = Uint8Array.from(visits, ({ parts: loaded }) => (loaded.has(part.name) ? 1 : 0));
      // What exactly the same addresses load costs nothing together; what none loads first, and what is an entry, stays alone.
      const isFree = !part.isEntry && this.#counted.some(([at]) => isLoaded[at] === 1);
      const key = isFree ? isLoaded.join('') : part.name;
      const group = bySet.get(key) ?? { parts: [], weight: 0, isLoaded, isFree };
      group.parts.push(part);
      group.weight += part.weight;
      bySet.set(key, group);
      this.#of.set(part.name, group);
      this.#all.add(group);
    }
    for (const group of this.free()) this.#price(group);
  }

  free(): Group[] {
    return [...this.#all].filter(({ isFree }) => isFree);
  }

  #needs(group: Group): Set<Group> {
    const needed = new Set(group.parts.flatMap((part) => part.imports.flatMap((name) => this.#of.get(name) ?? [])));
    needed.delete(group);
    return needed;
  }

  #closure(group: Group): ReadonlySet<Group> {
    const known = this.#closures.get(group);
    if (known) return known;
    const found = new Set([group]);
    for (const each of found) for (const next of this.#needs(each)) found.add(next);
    this.#closures.set(group, found);
    return found;
  }

  /** Whether one group needs another by way of a third: in one file with it, the third would need what needs it. */
  #isBetween(one: Group, other: Group): boolean {
    return [...this.#needs(one)].some((group) => group !== other && this.#closure(group).has(other));
  }

  /** What a merger costs by the two alone. */
  #leastOf(one: Group, other: Group): number {
    let price = 0;
    for (const [at, share] of this.#counted) {
      if (one.isLoaded[at] === 1) price += share * (other.isLoaded[at] === 1 ? -fileCost : other.weight);
      else if (other.isLoaded[at] === 1) price += share * one.weight;
    }
    return price;
  }

  #price(one: Group): void {
    const prices = new Map<Group, number>();
    this.#least.set(one, prices);
    for (const other of this.free()) {
      if (other === one) continue;
      const price = this.#leastOf(one, other);
      this.#least.get(other)?.delete(one);
      if (price >= 0) continue;
      prices.set(other, price);
      this.#least.get(other)?.set(one, price);
    }
  }

  /** What a merger costs with all that comes along, if it pays and nobody loads too much by it. */
  #mergerOf(one: Group, other: Group): Merger | null {
    let price = this.#leastOf(one, other);
    const unused: Merger['unused'] = [];
    for (const [user, brought] of [
      [one, other],
      [other, one],
    ] as const) {
      const alongside = [...this.#closure(brought)].filter((group) => group !== brought && group !== user);
      for (const [at, { share }] of this.#visits.entries()) {
        if (user.isLoaded[at] !== 1 || brought.isLoaded[at] === 1) continue;
        const more = alongside.reduce((weight, group) => weight + (group.isLoaded[at] === 1 ? 0 : group.weight), 0);
        unused.push([at, brought.weight + more]);
        if (more > 0) price += share * more;
      }
    }
    const isBearable = unused.every(([at, weight]) => (this.#unused[at] ?? 0) + weight <= (this.#visits[at]?.unused ?? 0));
    return price < 0 && isBearable ? { price, unused } : null;
  }

  /** Makes the merger that pays most. @returns false where none does */
  merge(): boolean {
    const pairs = [...this.#least].flatMap(([one, prices]) => [...prices].map(([other, least]) => ({ one, other, least })));
    let best: (Merger & { one: Group; other: Group }) | undefined;
    for (const { one, other, least } of pairs.toSorted((a, b) => a.least - b.least)) {
      // What comes along only makes it dearer.
      if (best && least >= best.price) break;
      const merger = this.#mergerOf(one, other);
      if (!merger || (best && merger.price >= best.price) || this.#isBetween(one, other) || this.#isBetween(other, one)) continue;
      best = { ...merger, one, other };
    }
    if (!best) return false;
    this.#join(best.one, best.other);
    for (const [at, weight] of best.unused) this.#unused[at] = (this.#unused[at] ?? 0) + weight;
    return true;
  }

  #join(one: Group, other: Group): void {
    for (const part of other.parts) this.#of.set(part.name, one);
    one.parts.push(...other.parts);
    one.weight += other.weight;
    this.#all.delete(other);
    this.#least.delete(other);
    for (const prices of this.#least.values()) prices.delete(other);
    this.#closures.clear();
    // Whoever loads it now loads all that it needs.
    const isLoaded = one.isLoaded.map((loaded, at) => loaded | (other.isLoaded[at] ?? 0));
    const needed = this.#closure(one);
    for (const group of needed) group.isLoaded = group.isLoaded.map((loaded, at) => loaded | (isLoaded[at] ?? 0));
    for (const group of needed) if (group.isFree) this.#price(group);
  }
}

/**
 * Puts parts together.
 * @returns groups of parts that are to be one file each; a part that is in none stays a file of its own
 */
export function groupParts(parts: readonly Part[], visits: readonly Visit[]): Part[][] {
  const groups = new Groups(parts, visits);
  while (groups.merge());
  return groups.free().map((group) => group.parts);
}
