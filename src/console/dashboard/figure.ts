// How a chart writes its figures.
import { formatCents, formatCentsShort, formatNumber, formatShort } from '../../../engine/web/format.ts';

export interface Figure {
  full: (value: number) => string;
  /** At a line of the axis. */
  tick: (value: number) => string;
  /** Over a column. */
  head: (value: number) => string;
  hasRefunds: boolean;
}

/** Of whole cents. */
export const money: Figure = {
  full: (cents) => formatCents(cents, { whole: true }),
  tick: formatCentsShort,
  head: formatCentsShort,
  hasRefunds: true,
};

/** Of things counted. */
export const counts: Figure = { full: formatNumber, tick: formatShort, head: formatShort, hasRefunds: false };
