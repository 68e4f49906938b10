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
}

/** Bytes that come in the time that one file more takes: 48 ms at 1 Mbit a second, or 12 ms at 4. Measured: less moves fewer bytes nowhere, for each file has headers. */
export const fileCost = 6_000;

/** Most that one loads without using it, in bytes: what pays for many may not be paid by one. */
export const mostUnused = 10_000;
/** The same for what is fetched later, by a page that stands there already. */
export const mostUnusedLater = 40_000;

interface Group {
  parts: Part[];
  weight: number;
  /** Whether a visit loads it, by the visit's index. */
  isLoaded: Uint8Array;
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

/** A function that remembers its answers until it is told to forget them. */
function remembered<Answer>(ask: (group: Group) => Answer): { of: (group: Group) => Answer; forget: () => void } {
  const known = new Map<Group, Answer>();
  return {
    of: (group) => {
      const answer = known.get(group) ?? ask(group);
      known.set(group, answer);
      return answer;
    },
    forget: () => known.clear(),
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

/** The merger of two groups, if it pays. */
function mergerOf(one: Group, other: Group, shares: Float64Array, closureOf: Closure): Merger | null {
  let price = 0;
  // Most pairs do not pay: they are left without keeping anything of them.
  for (let at = 0; at < shares.length; at += 1) {
    const share = shares[at] ?? 0;
    if (share === 0) continue;
    if (one.isLoaded[at] === 1) price += share * (other.isLoaded[at] === 1 ? -fileCost : other.weight);
    else if (other.isLoaded[at] === 1) price += share * one.weight;
  }
  if (price >= 0) return null;
  const [onlyOne, onlyOther]: [number[], number[]] = [[], []];
  for (let at = 0; at < shares.length; at += 1) if (one.isLoaded[at] !== other.isLoaded[at]) (one.isLoaded[at] === 1 ? onlyOne : onlyOther).push(at);
  const unused: Merger['unused'] = [];
  const bring = (visits: readonly number[], brought: Group) => {
    if (visits.length === 0) return;
    const alongside = [...closureOf(brought)].filter((group) => group !== brought);
    for (const at of visits) {
      const more = alongside.reduce((weight, group) => weight + (group.isLoaded[at] === 1 ? 0 : group.weight), 0);
      unused.push([at, brought.weight + more]);
      // What nobody may load along weighs infinitely, for those who do not count, too.
      price += more === Infinity ? more : (shares[at] ?? 0) * more;
    }
  };
  bring(onlyOne, other);
  bring(onlyOther, one);
  return price < 0 ? { one, other, price, unused } : null;
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
    const group = bySet.get(key) ?? { parts: [], weight: 0, isLoaded };
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
  const free = new Set([...bySet.values()].filter(isFree));
  for (;;) {
    const all = [...free];
    const mergers: Merger[] = [];
    all.forEach((one, at) => {
      for (let next = at + 1; next < all.length; next += 1) {
        const other = all[next];
        const merger = other && mergerOf(one, other, shares, closures.of);
        if (merger) mergers.push(merger);
      }
    });
    const best = mergers
      .filter((merger) => merger.unused.every(([at, weight]) => (unused[at] ?? 0) + weight <= (shares[at] === 0 ? mostUnusedLater : mostUnused)))
      .toSorted((a, b) => a.price - b.price)
      .find(({ one, other }) => !isBetween(one, other, imports.of, closures.of) && !isBetween(other, one, imports.of, closures.of));
    if (!best) return all.map((group) => group.parts);
    const { one, other } = best;
    for (const [at, weight] of best.unused) unused[at] = (unused[at] ?? 0) + weight;
    for (const part of other.parts) groupOf.set(part.name, one);
    one.parts.push(...other.parts);
    one.weight += other.weight;
    free.delete(other);
    imports.forget();
    closures.forget();
    // Whoever loads it now loads all that it needs.
    const isLoaded = one.isLoaded.map((loaded, at) => loaded | (other.isLoaded[at] ?? 0));
    for (const group of closures.of(one)) group.isLoaded = group.isLoaded.map((loaded, at) => loaded | (isLoaded[at] ?? 0));
  }
}
