// Two people changed the same thing since both read it: changes by only one of them are merged, conflicts are asked.

/** A field by the names (and ids) that lead to it. */
export type Path = readonly string[];

/** One field that both sides changed, each in another way. */
export interface Overlap {
  path: Path;
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

export interface Merge<Value> {
  /** Both sides' changes; mine where they overlap. */
  merged: Value;
  /** Fields merged from theirs: changed by them alone. */
  taken: readonly Path[];
  /** Conflicts only a person can decide. */
  overlaps: readonly Overlap[];
}

interface Item extends Record<string, unknown> {
  id: string;
}

/**
 * Merges two changes of the same state, field by field: objects by their members, lists whose items have ids by their items, every other list as a whole. A
 * member that is missing, null or empty counts as the same nothing.
 * @param base the common ancestor
 * @param theirs the saved state
 * @param mine the typed state
 */
export function mergeByField<Value>(base: Value, theirs: Value, mine: Value): Merge<Value> {
  const taken: Path[] = [];
  const overlaps: Overlap[] = [];

  const merged = (path: Path, was: unknown, other: unknown, own: unknown): unknown => {
    if (sameJson(other, own) || sameJson(was, other)) return own;
    if (sameJson(was, own)) {
      taken.push(path);
      return other;
    }
    if (isRecord(other) && isRecord(own) && (isRecord(was) || isNothing(was))) return mergedMembers(path, isRecord(was) ? was : {}, other, own);
    const [before, there, here] = [itemsOf(was), itemsOf(other), itemsOf(own)];
    if (before && there && here) return mergedItems(path, before, there, here);
    overlaps.push({ path, base: was, theirs: other, mine: own });
    return own;
  };

  const mergedMembers = (path: Path, was: Record<string, unknown>, other: Record<string, unknown>, own: Record<string, unknown>) => {
    const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
    // Never by assignment: a member may be called __proto__.
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = merged([...path, name], member(was, name), member(other, name), member(own, name));
        return value === undefined ? [] : [[name, value]];
      }),
    );
  };

  /** In my order, if I changed it; what they added comes last. An item one side removed and the other left alone is gone. */
  const mergedItems = (path: Path, was: readonly Item[], other: readonly Item[], own: readonly Item[]) => {
    const [wasBy, otherBy, ownBy] = [was, other, own].map((items) => new Map(items.map((item) => [item.id, item])));
    const reordered = !sameJson(orderAmong(own, wasBy), orderAmong(was, ownBy));
    const [first, second] = reordered ? [own, other] : [other, own];
    const ids = [...new Set([...first, ...second].map(({ id }) => id))];
    return ids.flatMap((id) => {
      const value = merged([...path, id], wasBy?.get(id), otherBy?.get(id), ownBy?.get(id));
      return value === undefined ? [] : [value];
    });
  };

  // The result has the shape of the inputs: members and items come from the two sides alone.
  return { merged: merged([], base, theirs, mine) as Value, taken, overlaps };
}

/** A person's decision on a conflict, put in its place. */
export function withChoice<Value>(value: Value, path: Path, chosen: unknown): Value {
  const [name, ...rest] = path;
  // The end of the path is the field itself.
  if (name === undefined) return chosen as Value;
  const items = itemsOf(value);
  if (items) {
    const known = items.some(({ id }) => id === name);
    const next = (known ? items : [...items, { id: name }]).map((item) => (item.id === name ? withChoice<unknown>(item, rest, chosen) : item));
    return next.filter((item) => item !== undefined) as Value;
  }
  const members = isRecord(value) ? value : {};
  const next = withChoice(member(members, name), rest, chosen);
  return Object.fromEntries([...Object.entries(members).filter(([other]) => other !== name), ...(next === undefined ? [] : [[name, next]])]) as Value;
}

/** As JSON has them: a file or a date is a value, not an object with members. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const member = (value: Record<string, unknown>, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);
const orderAmong = (items: readonly Item[], known: ReadonlyMap<string, Item> | undefined) => items.flatMap(({ id }) => (known?.has(id) ? [id] : []));

/** A list whose items all have an id of their own; nothing counts as an empty one. */
function itemsOf(value: unknown): readonly Item[] | undefined {
  if (isNothing(value)) return [];
  if (!Array.isArray(value)) return undefined;
  const items = value.filter((item): item is Item => isRecord(item) && typeof item['id'] === 'string');
  return items.length === value.length && new Set(items.map(({ id }) => id)).size === items.length ? items : undefined;
}

/** Equality of JSON values; missing, null and empty are one. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isNothing(one) && isNothing(other))) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, index) => sameJson(item, other[index]));
  if (isRecord(one) && isRecord(other)) {
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => sameJson(member(one, name), member(other, name)));
  }
  return false;
}
