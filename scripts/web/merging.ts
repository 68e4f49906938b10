// How the build is cut into files. Over a connection with a long way each further file costs as much as some kilobytes more in one that is fetched anyway:
// of what several addresses load first, parts are put together until that no longer pays, and then until visits have as few files as they should, where there is room.
import type { Alike } from './alike.ts';
import { LeastFirst } from './least-first.ts';
import type { Part, Visit } from './visits.ts';

/** Bytes that come in the time that one file more takes: six are fetched at a time, so 150 ms a file are 25, or 5 kB at 1.6 Mbit a second, and headers; the rest is what a
 * browser does for each. */
export const fileCost = 10_000;
/** What a file costs where a visit has more than it should. */
const costOfOneTooMany = 10 * fileCost;

interface Group {
  parts: readonly Part[];
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
  /** How often other visits came to load it; pairs from before no longer hold. */
  changes: number;
  /** Whether it has become part of another. */
  isGone: boolean;
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
  /** Changes of both when that was so. */
  changes: number;
}

/** Groups of parts, put together step by step. Each merger is the one that saves most at its moment. */
export class Merging {
  readonly #visits: readonly Visit[];
  readonly #shares: Float64Array;
  /** What each visit may still load without using it, in bytes. */
  readonly #spare: Float64Array;
  readonly #files: Int32Array;
  /** What one file fewer costs there by its share, which is negative. */
  readonly #fewer: Float64Array;
  #fileCost: number;
  /**
   * At last, files too many cost more, entries may be put together, too, and what lies between two groups may come along. In the first round these mergers would take the room that
   * cheaper ones need.
   */
  #isLast = false;
  groups: Group[];

  /** @param cost of a file in the first round, in bytes */
  constructor(begin: readonly Alike[], visits: readonly Visit[], cost: number) {
    this.#visits = visits;
    this.#fileCost = cost;
    this.#shares = Float64Array.from(visits, ({ share }) => share);
    this.#spare = Float64Array.from(visits, ({ mostUnused }) => mostUnused);
    this.#files = new Int32Array(visits.length);
    this.#fewer = new Float64Array(visits.length);
    this.groups = begin.map(({ parts, isLoaded, isForeign }) => this.#group(parts, isLoaded, isForeign));
    begin.forEach(({ whole }, at) => {
      const group = this.groups[at];
      if (group) group.whole = new Set([...whole].flatMap((needed) => this.groups[needed] ?? []));
    });
  }

  #group(parts: readonly Part[], isLoaded: Uint8Array, isForeign: Uint8Array): Group {
    const group: Group = {
      parts,
      weight: parts.reduce((sum, { weight }) => sum + weight, 0),
      isLoaded,
      isForeign,
      isEntry: parts.some((part) => part.isEntry),
      whole: new Set(),
      visits: [],
      share: 0,
      changes: 0,
      isGone: false,
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
    group.changes += 1;
    this.#count(group, 1);
  }

  #count({ visits }: Group, files: number): void {
    for (const at of visits) {
      this.#files[at] = (this.#files[at] ?? 0) + files;
      this.#fewer[at] = (this.#shares[at] ?? 0) * this.#cost(at, -1);
    }
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
      price += this.#fewer[at] ?? 0;
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

  /** Puts pairs with any of the others that may pay into a queue. */
  #pair(one: Group, others: readonly Group[], queue: LeastFirst<Pair>): void {
    for (const other of others) {
      const least = this.#least(this.#withBetween(one, other));
      if (least < 0) queue.add({ one, other, least, changes: one.changes + other.changes });
    }
  }

  /** The merger that saves most. What may not be is taken out of the queue. */
  #best(queue: LeastFirst<Pair>): Merger | null {
    let best: Merger | null = null;
    const still: Pair[] = [];
    for (let pair = queue.first; pair; pair = queue.first) {
      const { one, other, least, changes } = pair;
      const isStale = one.isGone || other.isGone || changes !== one.changes + other.changes;
      if (!isStale && least >= (best?.price ?? 0)) break;
      queue.drop();
      if (isStale) continue;
      const groups = this.#withBetween(one, other);
      const isEarly = groups.length > 2 && !this.#isLast;
      const merger = isEarly ? null : this.#merger(groups);
      if (merger || isEarly) still.push(pair);
      if (merger && merger.price < (best?.price ?? 0)) best = merger;
    }
    for (const pair of still) queue.add(pair);
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
    for (const group of groups) {
      this.#count(group, -1);
      group.isGone = true;
    }
    this.groups = [...this.groups.filter((group) => !groups.includes(group)), one];
    one.whole = new Set([one, ...groups.flatMap(({ whole }) => [...whole]).filter((group) => !groups.includes(group))]);
    // Whoever needs one of them needs all that any of them needs.
    for (const other of this.groups) {
      if (other === one || !groups.some((group) => other.whole.has(group))) continue;
      other.whole = new Set([...[...other.whole].filter((group) => !groups.includes(group)), ...one.whole]);
    }
    return changed.add(one);
  }

  /** Puts together what is to begin as one, by indices of what the search begins with; a layer that some visit may not load as a whole stays as it is. */
  begin(layers: readonly (readonly number[])[]): void {
    const groups = this.groups;
    for (const layer of layers) {
      const merger = this.#merger(layer.flatMap((index) => groups[index] ?? []));
      if (merger) this.#apply(merger);
    }
  }

  /** Puts groups together until that no longer pays. */
  merge(): void {
    const free = (): Group[] => this.groups.filter((group) => this.#isLast || !group.isEntry);
    const all = (): LeastFirst<Pair> => {
      const queue = new LeastFirst<Pair>(({ least }) => least);
      free().forEach((one, at, others) => this.#pair(one, others.slice(at + 1), queue));
      return queue;
    };
    let queue = all();
    for (;;) {
      let best = this.#best(queue);
      if (!best) {
        // What others need or load has changed meanwhile, and with it what pairs cost that did not.
        queue = all();
        best = this.#best(queue);
        if (!best) return;
      }
      const changed = this.#apply(best);
      const still = free().filter((group) => !changed.has(group));
      const anew = free().filter((group) => changed.has(group));
      anew.forEach((one, at) => this.#pair(one, [...still, ...anew.slice(at + 1)], queue));
    }
  }

  /** Files that visits have beyond their goals, by what the visits count. */
  get overGoal(): number {
    return this.#visits.reduce((sum, { share, goal }, at) => sum + share * Math.max(0, (this.#files[at] ?? 0) - goal), 0);
  }

  /** From now on more may come along, and a file costs what it costs. */
  beLast(): void {
    this.#isLast = true;
    this.#fileCost = fileCost;
    this.#visits.forEach(({ share, mostForFewer }, at) => {
      this.#spare[at] = (this.#spare[at] ?? 0) + mostForFewer;
      this.#fewer[at] = share * this.#cost(at, -1);
    });
  }
}
