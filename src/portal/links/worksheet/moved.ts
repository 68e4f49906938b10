// What a revision of a quote changed since an earlier one, line by line.
import type { LayoutGroup, LayoutLine, WorksheetLayout } from '../../../../domain/worksheet-layout.ts';
import { withRemoved } from '../../../features/links/removed.ts';

/** A revision by its number. */
export interface Laid {
  revision: number;
  layout: WorksheetLayout;
}

export interface MovedLine extends LayoutLine {
  /** How far it moved, in signed cents; undefined where it did not, or where nothing is compared. */
  by?: number;
  /** Not in the earlier one. */
  isNew?: true;
  /** Left out from this revision on. */
  removedIn?: number;
}

export interface MovedGroup extends Omit<LayoutGroup, 'lines'> {
  lines: MovedLine[];
  by?: number;
  /** Its one line is the group's figure: no sum below it. */
  alone: boolean;
}

export interface Moved {
  groups: MovedGroup[];
  trade: MovedGroup | null;
  otd?: number;
  cashDue?: number;
}

const apart = (now: number, then: number | undefined): { by?: number } => (then === undefined || then === now ? {} : { by: now - then });
const hasLine = ({ layout }: Laid, key: string): boolean =>
  [...layout.groups, ...(layout.trade ? [layout.trade] : [])].some(({ lines }) => lines.some((line) => line.key === key));

/**
 * The lines of the last revision beside those of the first.
 * @param revisions from the one compared with to the one shown, in their order; a single one is shown by itself
 */
export function movedLines(revisions: readonly [Laid, ...Laid[]]): Moved {
  const [from] = revisions;
  const shown = revisions.at(-1) ?? from;
  const before = shown === from ? undefined : from.layout;
  const goneIn = (key: string) => revisions.find((each, index) => index > 0 && !hasLine(each, key))?.revision ?? shown.revision;
  const grouped = (groups: readonly LayoutGroup[], then: readonly LayoutGroup[]): MovedGroup[] =>
    withRemoved(groups, then).map(({ removed, ...group }) => {
      const old = then.find(({ key }) => key === group.key);
      const stay = group.lines.map((line): MovedLine => {
        const was = old?.lines.find(({ key }) => key === line.key);
        if (before && !was) return { ...line, isNew: true, by: line.cents };
        return { ...line, ...apart(line.cents, was?.cents) };
      });
      const gone = removed.map((line): MovedLine => ({ ...line, by: -line.cents, removedIn: goneIn(line.key) }));
      const lines = [...stay, ...gone];
      return {
        ...group,
        lines,
        ...(before ? apart(group.sum, old?.sum ?? 0) : {}),
        alone: lines.length === 1 && (group.key !== 'vehicle' || lines[0]?.kind === 'selling_price'),
      };
    });
  const { layout } = shown;
  const otd = apart(layout.total_otd, before?.total_otd).by;
  const cashDue = apart(layout.cash_due, before?.cash_due).by;
  return {
    groups: grouped(layout.groups, before?.groups ?? []),
    trade: grouped(layout.trade ? [layout.trade] : [], before?.trade ? [before.trade] : [])[0] ?? null,
    ...(otd === undefined ? {} : { otd }),
    ...(cashDue === undefined ? {} : { cashDue }),
  };
}
