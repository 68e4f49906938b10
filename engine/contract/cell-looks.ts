// What cells can be known by where no heading says it: a list of fields, each with what its cells look like, the surest first.

export type Looks<Name extends string> = readonly (readonly [name: Name, isLike: (cell: string) => boolean])[];

/** The first field a cell looks like that is not taken. */
export const lookOf = <Name extends string>(looks: Looks<Name>, cell: string, isTaken: (name: Name) => boolean): Name | undefined =>
  looks.find(([name, isLike]) => !isTaken(name) && isLike(cell))?.[0];

/** So many filled cells of a column are looked at, and of them so many must look alike: one in a few is a slip. */
const [looked, share] = [50, 0.8];

/** What the columns are that no heading says: by the looks of their cells, each field once. */
export function columnsByLooks<Name extends string>(
  columns: readonly (Name | undefined)[],
  rows: readonly (readonly string[])[],
  looks: Looks<Name>,
  isTaken: (name: Name, taken: ReadonlySet<Name>) => boolean = (name, taken) => taken.has(name),
): (Name | undefined)[] {
  const taken = new Set(columns.flatMap((name) => name ?? []));
  return columns.map((known, index) => {
    if (known !== undefined) return known;
    const cells = rows.flatMap((row) => row[index]?.trim() || []).slice(0, looked);
    const [found] =
      cells.length === 0 ? [] : (looks.find(([name, isLike]) => !isTaken(name, taken) && cells.filter(isLike).length >= cells.length * share) ?? []);
    if (found !== undefined) taken.add(found);
    return found;
  });
}
