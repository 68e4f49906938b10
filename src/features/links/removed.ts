import type { LayoutGroup, LayoutLine } from '../../../domain/worksheet-layout.ts';

export interface WithRemoved extends LayoutGroup {
  removed: LayoutLine[];
}

/** The groups in their order, with the lines of the revision before that are gone. */
export function withRemoved(groups: readonly LayoutGroup[], before: readonly LayoutGroup[]): WithRemoved[] {
  const order: readonly string[] = ['vehicle', 'add_ons', 'rebates', 'fees', 'taxes', 'trade'];
  const emptied = before.filter(({ key }) => !groups.some((group) => group.key === key)).map((group) => ({ ...group, lines: [], sum: 0 }));
  return [...groups, ...emptied]
    .map((group) => {
      const known = new Set(group.lines.map(({ key }) => key));
      const then = before.find(({ key }) => key === group.key)?.lines ?? [];
      return { ...group, removed: then.filter(({ key }) => !known.has(key)) };
    })
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
}
