// How the build is cut into files. Over a connection with a long way each further file costs as much as some kilobytes more in one that is fetched anyway:
// of what several addresses load first, parts are put together until that no longer pays, and then until visits have as few files as they should, where there is room.
import type { Part, Visit } from './visits.ts';

/** Bytes that come in the time that one file more takes: six are fetched at a time, so 150 ms a file are 25, or 5 kB at 1.6 Mbit a second, and headers; the rest is what a
 * browser does for each. */
export const fileCost = 10_000;
/** What a file costs where a visit has more than it should. */
const costOfOneTooMany = 10 * fileCost;
interface Group {
  parts: Part[];
  weight: number;
  /** Whether a visit loads it, by the visit's index. */
  isLoaded: Uint8Array;
  /** Whether a visit must never load it, likewise. */
  isForeign: Uint8Array;
  isEntry: boolean;
  /** It and all it needs, through others too. */
  whole: ReadonlySet<Group>;
  /** Indices of the visits that load it, and the sum of their shares. */
  visits: number[];
  share: number;
}

/** Groups that become one, what that costs in bytes over all visits (negative where it pays), and what each visit loads by it without using it. */
interface Merger {
  groups: readonly Group[];
  price: number;
  unused: readonly (readonly [visit: number, weight: number])[];
}

/** Two groups that may become one, and what that costs at least. */
interface Pair {
  one: Group;
  other: Group;
  least: number;
}

/** Whether any visit loads both. */
function meet(one: Group, other: Group): boolean {
  const [fewer, more] = one.visits.length < other.visits.length ? [one, other] : [other, one];
  return fewer.visits.some((at) => more.isLoaded[at] === 1);
}

/** Groups of parts, put together step by step. Each merger is the one that saves most at its moment. */
export class Merging {
  readonly #visits: readonly Visit[];
  readonly #shares: Float64Array;
  /** What each visit may still load without using it, in bytes. */
  readonly #spare: Float64Array;
  readonly #files: Int32Array;
  #fileCost: number;
  /**
   * At last, files too many cost more, entries may be put together, too, and what lies between two groups may come along. In the first round these mergers would take the room that
   * cheaper ones need.
   */
  #isLast = false;
  groups: Group[];

  /** @param cost of a file in the first round, in bytes */
  constructor(parts: readonly Part[], visits: readonly Visit[], cost: number) {
    this.#visits = visits;
    this.#fileCost = cost;
    this.#shares = Float64Array.from(visits, ({ share }) => share);
    this.#spare = Float64Array.from(visits, ({ mostUnused }) => mostUnused);
    this.#files = new Int32Array(visits.length);
    const bySet = new Map<string, { parts: Part[]; isLoaded: Uint8Array }>();
    for (const part of parts) {
      const isLoaded = Uint8Array.from(visits, ({ parts: loaded }) => (loaded.has(part.name) ? 1 : 0));
      // What none loads first stays as it is; what exactly the same visits load costs nothing together.
      if (!isLoaded.some((loaded, at) => loaded * (this.#shares[at] ?? 0) > 0)) continue;
      const same = bySet.get(isLoaded.join('')) ?? { parts: [], isLoaded };
      same.parts.push(part);
      bySet.set(isLoaded.join(''), same);
    }
    this.groups = [...bySet.values()].map(({ parts: together, isLoaded }) =>
      this.#group(
        together,
        isLoaded,
        Uint8Array.from(visits, ({ foreign }) => (together.some(({ name }) => foreign?.has(name)) ? 1 : 0)),
      ),
    );
    const groupOf = new Map(this.groups.flatMap((group) => group.parts.map(({ name }) => [name, group] as const)));
    const needs = new Map(this.groups.map((group) => [group, group.parts.flatMap(({ imports }) => imports.flatMap((name) => groupOf.get(name) ?? []))]));
    for (const group of this.groups) {
      const whole = new Set([group]);
      for (const each of whole) for (const next of needs.get(each) ?? []) whole.add(next);
      group.whole = whole;
    }
  }

  #group(parts: Part[], isLoaded: Uint8Array, isForeign: Uint8Array): Group {
    const group: Group = {
      parts,
      weight: parts.reduce((sum, { weight }) => sum + weight, 0),
      isLoaded,
      isForeign,
      isEntry: parts.some((part) => part.isEntry),
      whole: new Set(),
      visits: [],
      share: 0,
    };
    this.#load(group, isLoaded);
    return group;
  }

  /** Says which visits load a group; each of them has that file more. */
  #load(group: Group, isLoaded: Uint8Array): void {
    this.#count(group, -1);
    group.isLoaded = isLoaded;
    group.visits = [...isLoaded.keys()].filter((at) => isLoaded[at] === 1);
    group.share = group.visits.reduce((sum, at) => sum + (this.#shares[at] ?? 0), 0);
    this.#count(group, 1);
  }

  #count({ visits }: Group, files: number): void {
    for (const at of visits) this.#files[at] = (this.#files[at] ?? 0) + files;
  }

  /** Two groups, first the one that needs the other if any does, with all that lie between them: by way of a third that stays alone two files would need each other. */
  #withBetween(one: Group, other: Group): readonly Group[] {
    const [from, to] = one.whole.has(other) ? [one, other] : [other, one];
    if (!from.whole.has(to)) return [one, other];
    return [from, to, ...[...from.whole].filter((group) => group !== from && group !== to && group.whole.has(to))];
  }

  /** What so many files more cost at a visit, or so many fewer save. */
  #cost(at: number, more: number): number {
    const files = this.#files[at] ?? 0;
    const most = this.#isLast ? (this.#visits[at]?.mostFiles ?? Infinity) : Infinity;
    const tooMany = Math.max(0, files + more - most) - Math.max(0, files - most);
    return (more - tooMany) * this.#fileCost + tooMany * costOfOneTooMany;
  }

  /** What becoming one costs before what they need is counted, which only adds to it. */
  #least(groups: readonly Group[]): number {
    const [one, other, ...between] = groups;
    if (!one || !other) return 0;
    let price = 0;
    if (between.length > 0) {
      // Whoever loads any of them loads the other, which all of them need.
      for (const at of other.visits) {
        let [loaded, unused] = [0, 0];
        for (const group of groups) {
          if (group.isLoaded[at] === 1) loaded += 1;
          else unused += group.weight;
        }
        price += (this.#shares[at] ?? 0) * (unused + this.#cost(at, 1 - loaded));
      }
      return price;
    }
    const [fewer, more] = one.visits.length < other.visits.length ? [one, other] : [other, one];
    let both = 0;
    for (const at of fewer.visits) {
      if (more.isLoaded[at] !== 1) continue;
      both += this.#shares[at] ?? 0;
      price += (this.#shares[at] ?? 0) * this.#cost(at, -1);
    }
    return price + (one.share - both) * other.weight + (other.share - both) * one.weight;
  }

  /** @returns null where they may not become one */
  #merger(groups: readonly Group[]): Merger | null {
    const whole = [...new Set(groups.flatMap((group) => [...group.whole]))];
    const unused: [number, number][] = [];
    let price = 0;
    for (let at = 0; at < this.#shares.length; at += 1) {
      const loaded = groups.reduce((sum, { isLoaded }) => sum + (isLoaded[at] ?? 0), 0);
      if (loaded === 0) continue;
      let more = 0;
      let files = 1 - loaded;
      if (loaded < groups.length) {
        for (const group of whole) {
          if (group.isLoaded[at] === 1) continue;
          if (group.isForeign[at] === 1) return null;
          more += group.weight;
          if (!groups.includes(group)) files += 1;
        }
        if (more > (this.#spare[at] ?? 0)) return null;
        unused.push([at, more]);
      }
      price += (this.#shares[at] ?? 0) * (more + this.#cost(at, files));
    }
    return { groups, price, unused };
  }

  /** Pairs with any of the others that may pay. */
  #pairsOf(one: Group, others: readonly Group[]): Pair[] {
    return others.flatMap((other) => {
      if (!meet(one, other)) return [];
      const least = this.#least(this.#withBetween(one, other));
      return least < 0 ? [{ one, other, least }] : [];
    });
  }

  /** The merger that saves most. @param pairs those that may save most come first; what may not be is taken out */
  #best(pairs: Set<Pair>): Merger | null {
    let best: Merger | null = null;
    for (const pair of pairs) {
      if (pair.least >= (best?.price ?? 0)) break;
      const groups = this.#withBetween(pair.one, pair.other);
      if (groups.length > 2 && !this.#isLast) continue;
      const merger = this.#merger(groups);
      if (!merger) pairs.delete(pair);
      else if (merger.price < (best?.price ?? 0)) best = merger;
    }
    return best;
  }

  /** @returns groups that more visits load now, the new one among them */
  #apply({ groups, unused }: Merger): Set<Group> {
    const isLoaded = Uint8Array.from(this.#shares, (_share, at) => (groups.some((group) => group.isLoaded[at] === 1) ? 1 : 0));
    const changed = new Set<Group>();
    // Whoever loads it now loads all that it needs.
    for (const needed of new Set(groups.flatMap(({ whole }) => [...whole]))) {
      if (groups.includes(needed) || isLoaded.every((loaded, at) => loaded <= (needed.isLoaded[at] ?? 0))) continue;
      this.#load(
        needed,
        needed.isLoaded.map((loaded, at) => loaded | (isLoaded[at] ?? 0)),
      );
      changed.add(needed);
    }
    for (const [at, weight] of unused) this.#spare[at] = (this.#spare[at] ?? 0) - weight;
    const one = this.#group(
      groups.flatMap(({ parts }) => parts),
      isLoaded,
      Uint8Array.from(this.#shares, (_share, at) => (groups.some(({ isForeign }) => isForeign[at] === 1) ? 1 : 0)),
    );
    for (const group of groups) this.#count(group, -1);
    this.groups = [...this.groups.filter((group) => !groups.includes(group)), one];
    one.whole = new Set([one, ...groups.flatMap(({ whole }) => [...whole]).filter((group) => !groups.includes(group))]);
    // Whoever needs one of them needs all that any of them needs.
    for (const other of this.groups) {
      if (other === one || !groups.some((group) => other.whole.has(group))) continue;
      other.whole = new Set([...[...other.whole].filter((group) => !groups.includes(group)), ...one.whole]);
    }
    return changed.add(one);
  }

  /** Puts groups together until that no longer pays. */
  merge(): void {
    const sorted = (pairs: Pair[]): Set<Pair> => new Set(pairs.toSorted((pair, next) => pair.least - next.least));
    const free = (): Group[] => this.groups.filter((group) => this.#isLast || !group.isEntry);
    const all = (): Set<Pair> => sorted(free().flatMap((one, at, others) => this.#pairsOf(one, others.slice(at + 1))));
    let pairs = all();
    for (;;) {
      let best = this.#best(pairs);
      if (!best) {
        // What others need or load has changed meanwhile, and with it what pairs cost that did not.
        pairs = all();
        best = this.#best(pairs);
        if (!best) return;
      }
      const gone = new Set(best.groups);
      const changed = this.#apply(best);
      const isStale = (group: Group): boolean => gone.has(group) || changed.has(group);
      const still = free().filter((group) => !changed.has(group));
      const anew = free()
        .filter((group) => changed.has(group))
        .flatMap((one, at, others) => this.#pairsOf(one, [...still, ...others.slice(at + 1)]));
      pairs = sorted([...[...pairs].filter(({ one, other }) => !isStale(one) && !isStale(other)), ...anew]);
    }
  }

  /** What all visits load, in bytes, and what their files cost. */
  get price(): number {
    let price = 0;
    for (const { weight, share } of this.groups) price += share * weight;
    this.#visits.forEach(({ share, mostFiles }, at) => {
      const files = this.#files[at] ?? 0;
      price += share * (files * fileCost + Math.max(0, files - mostFiles) * (costOfOneTooMany - fileCost));
    });
    return price;
  }

  /** From now on more may come along, and a file costs what it costs. */
  beLast(): void {
    this.#isLast = true;
    this.#fileCost = fileCost;
    this.#visits.forEach(({ mostForFewer }, at) => (this.#spare[at] = (this.#spare[at] ?? 0) + mostForFewer));
  }
}
