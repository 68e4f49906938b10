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
  /** Most that it loads without using it, in bytes: what pays for many may not be paid by one. */
  mostUnused: number;
  /** Names of parts that it must never load: large ones that nothing uses behind its door. */
  foreign?: ReadonlySet<string>;
}

/** Bytes that come in the time that one file more takes: six are fetched at a time, so 150 ms a file are 25, or 5 kB at 1.6 Mbit a second, and headers; the rest is what a
 * browser does for each. Measured: half of it moves as many bytes and a third more files (docs/performance.md). */
export const fileCost = 10_000;

interface Group {
  parts: Part[];
  weight: number;
  /** Whether a visit loads it, by the visit's index. */
  isLoaded: Uint8Array;
  /** Whether a visit must never load it, likewise. */
  isForeign: Uint8Array;
}
/** What a group imports itself. */
type Needs = (group: Group) => Iterable<Group>;
/** A group with all it needs. */
type Closure = (group: Group) => ReadonlySet<Group>;

/** A group and all it needs, through others too. */
function withNeeds(group: Group, needs: Needs): Set<Group> {
  const found = new Set([group]);
  for (const each of found) for (const next of needs(each)) found.add(next);
  return found;
}

/** A function that remembers its answers until it is told which of them to forget. */
function remembered<Answer>(ask: (group: Group) => Answer): {
  of: (group: Group) => Answer;
  forget: (isStale?: (group: Group, answer: Answer) => boolean) => void;
} {
  const known = new Map<Group, Answer>();
  return {
    of: (group) => {
      const answer = known.get(group) ?? ask(group);
      known.set(group, answer);
      return answer;
    },
    forget: (isStale = () => true) => {
      for (const [group, answer] of known) if (isStale(group, answer)) known.delete(group);
    },
  };
}

/** Whether one group needs another by way of a third: in one file with it, the third would need what needs it. */
function isBetween(one: Group, other: Group, needs: Needs, closureOf: Closure): boolean {
  const others = [...needs(one)].filter((group) => group !== other);
  return others.some((group) => closureOf(group).has(other));
}

/** What the merger of two groups costs, in bytes over all visits, negative where it pays; and what each visit loads by it without using it. */
interface Merger {
  one: Group;
  other: Group;
  price: number;
  unused: [visit: number, weight: number][];
}

/**
 * What the merger of two groups costs before what they need is counted, which only adds to it.
 * @param counting the visits that count, by their index
 */
function leastPrice(one: Group, other: Group, shares: Float64Array, counting: readonly number[]): number {
  let price = 0;
  for (const at of counting) {
    const share = shares[at] ?? 0;
    if (one.isLoaded[at] === 1) price += share * (other.isLoaded[at] === 1 ? -fileCost : other.weight);
    else if (other.isLoaded[at] === 1) price += share * one.weight;
  }
  return price;
}

/** The merger of two groups with all that they need. @param least what it costs without */
function mergerOf(one: Group, other: Group, least: number, shares: Float64Array, closureOf: Closure): Merger {
  let price = least;
  const [onlyOne, onlyOther]: [number[], number[]] = [[], []];
  for (let at = 0; at < shares.length; at += 1) if (one.isLoaded[at] !== other.isLoaded[at]) (one.isLoaded[at] === 1 ? onlyOne : onlyOther).push(at);
  const unused: Merger['unused'] = [];
  const bring = (visits: readonly number[], brought: Group) => {
    if (visits.length === 0) return;
    const alongside = [...closureOf(brought)].filter((group) => group !== brought);
    for (const at of visits) {
      let more = brought.isForeign[at] === 1 ? Infinity : 0;
      for (const group of alongside) if (group.isLoaded[at] !== 1) more += group.isForeign[at] === 1 ? Infinity : group.weight;
      unused.push([at, brought.weight + more]);
      // What nobody may load along weighs infinitely, for those who do not count, too.
      price += more === Infinity ? more : (shares[at] ?? 0) * more;
    }
  };
  bring(onlyOne, other);
  bring(onlyOther, one);
  return { one, other, price, unused };
}

/** All pairs of groups whose merger may pay: what it costs is kept until one of the two, or what they need, has changed. */
class Mergers {
  readonly #groups: readonly Group[];
  readonly #shares: Float64Array;
  readonly #counting: readonly number[];
  readonly #closureOf: Closure;
  /** By the place of the one, then of the other, which comes later. */
  readonly #pairs: Map<number, { least: number; merger: Merger | null }>[];
  readonly #gone = new Set<Group>();

  constructor(groups: readonly Group[], shares: Float64Array, closureOf: Closure) {
    this.#groups = groups;
    this.#shares = shares;
    this.#counting = [...shares.keys()].filter((at) => (shares[at] ?? 0) > 0);
    this.#closureOf = closureOf;
    this.#pairs = groups.map(() => new Map());
    groups.forEach((one, at) => groups.slice(at + 1).forEach((other, more) => this.#price(at, at + 1 + more, one, other)));
  }

  #price(at: number, next: number, one: Group, other: Group): void {
    const least = leastPrice(one, other, this.#shares, this.#counting);
    if (least < 0) this.#pairs[at]?.set(next, { least, merger: null });
    else this.#pairs[at]?.delete(next);
  }

  /** The cheapest merger that may be. */
  best(mayBe: (merger: Merger) => boolean): Merger | null {
    let best: Merger | null = null;
    // Those whose cost is known first: most others are then left without asking what they need.
    for (const isKnown of [true, false]) {
      for (const [at, others] of this.#pairs.entries()) {
        for (const [next, pair] of others) {
          if ((pair.merger !== null) !== isKnown || pair.least >= (best?.price ?? 0)) continue;
          const [one, other] = [this.#groups[at], this.#groups[next]];
          if (!one || !other) continue;
          pair.merger ??= mergerOf(one, other, pair.least, this.#shares, this.#closureOf);
          if (pair.merger.price < (best?.price ?? 0) && mayBe(pair.merger)) best = pair.merger;
        }
      }
    }
    return best;
  }

  /** Takes a group out, and asks anew for those that have changed. @param changed those that others load, or weigh, otherwise now @param stale and those that need them */
  update(gone: Group, changed: ReadonlySet<Group>, stale: ReadonlySet<Group>): void {
    this.#gone.add(gone);
    this.#groups.forEach((one, at) => {
      const others = this.#pairs[at];
      if (!others || this.#gone.has(one)) {
        others?.clear();
        return;
      }
      this.#groups.forEach((other, next) => {
        if (next <= at) return;
        if (this.#gone.has(other)) others.delete(next);
        else if (changed.has(one) || changed.has(other)) this.#price(at, next, one, other);
        else if (stale.has(one) || stale.has(other)) {
          const pair = others.get(next);
          if (pair) pair.merger = null;
        }
      });
    });
  }
}

/**
 * Puts parts together.
 * @returns groups of parts that are to be one file each; a part that is in none stays a file of its own
 */
export function groupParts(parts: readonly Part[], visits: readonly Visit[]): Part[][] {
  const groupOf = new Map<string, Group>();
  const bySet = new Map<string, Group>();
  for (const part of parts) {
    const isLoaded = Uint8Array.from(visits, ({ parts: loaded }) => (loaded.has(part.name) ? 1 : 0));
    // What exactly the same addresses load costs nothing together; what none loads first, and what is an entry, stays alone.
    const isFirst = isLoaded.some((loaded, at) => loaded === 1 && (visits[at]?.share ?? 0) > 0);
    const key = part.isEntry || !isFirst ? part.name : isLoaded.join('');
    const group = bySet.get(key) ?? { parts: [], weight: 0, isLoaded, isForeign: new Uint8Array(visits.length) };
    visits.forEach(({ foreign }, at) => {
      if (foreign?.has(part.name)) group.isForeign[at] = 1;
    });
    group.parts.push(part);
    group.weight += part.weight;
    bySet.set(key, group);
    groupOf.set(part.name, group);
  }
  const imports = remembered((group) => {
    const needed = new Set(group.parts.flatMap((part) => part.imports.flatMap((name) => groupOf.get(name) ?? [])));
    needed.delete(group);
    return needed;
  });
  const closures = remembered((group) => withNeeds(group, imports.of));
  const shares = Float64Array.from(visits, ({ share }) => share);
  const unused = new Float64Array(visits.length);
  const isFree = (group: Group): boolean => !group.parts.some(({ isEntry }) => isEntry) && group.isLoaded.some((loaded, at) => loaded * (shares[at] ?? 0) > 0);
  const free = [...bySet.values()].filter(isFree);
  const mergers = new Mergers(free, shares, closures.of);
  const mayBe = ({ one, other, unused: more }: Merger): boolean =>
    more.every(([at, weight]) => (unused[at] ?? 0) + weight <= (visits[at]?.mostUnused ?? 0)) &&
    !isBetween(one, other, imports.of, closures.of) &&
    !isBetween(other, one, imports.of, closures.of);
  const gone = new Set<Group>();
  for (;;) {
    const best = mergers.best(mayBe);
    if (!best) return free.filter((group) => !gone.has(group)).map((group) => group.parts);
    const { one, other } = best;
    for (const [at, weight] of best.unused) unused[at] = (unused[at] ?? 0) + weight;
    for (const part of other.parts) groupOf.set(part.name, one);
    one.parts.push(...other.parts);
    one.weight += other.weight;
    one.isForeign = one.isForeign.map((foreign, at) => foreign | (other.isForeign[at] ?? 0));
    gone.add(other);
    const touches = (groups: ReadonlySet<Group>) => groups.has(one) || groups.has(other);
    imports.forget((group, needed) => group === one || touches(needed));
    closures.forget((_group, needed) => touches(needed));
    // Whoever loads it now loads all that it needs.
    const isLoaded = one.isLoaded.map((loaded, at) => loaded | (other.isLoaded[at] ?? 0));
    const changed = new Set([one]);
    for (const group of closures.of(one)) {
      if (isLoaded.every((loaded, at) => loaded <= (group.isLoaded[at] ?? 0))) continue;
      group.isLoaded = group.isLoaded.map((loaded, at) => loaded | (isLoaded[at] ?? 0));
      changed.add(group);
    }
    mergers.update(other, changed, new Set(free.filter((group) => [...closures.of(group)].some((each) => changed.has(each)))));
  }
}
