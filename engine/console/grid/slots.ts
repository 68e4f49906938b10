/**
 * Where the rows in sight are drawn: one that scrolls out leaves its elements to one that scrolls in, which costs half of making them anew.
 * @param indexes the rows in sight
 * @param before where they were
 */
export function slotsOf(indexes: readonly number[], before: ReadonlyMap<number, number>): Map<number, number> {
  const slots = new Map<number, number>();
  for (const index of indexes) {
    const slot = before.get(index);
    if (slot !== undefined) slots.set(index, slot);
  }
  const taken = new Set(slots.values());
  let next = 0;
  for (const index of indexes) {
    if (slots.has(index)) continue;
    while (taken.has(next)) next += 1;
    taken.add(next);
    slots.set(index, next);
  }
  return slots;
}
