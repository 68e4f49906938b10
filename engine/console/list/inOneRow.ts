interface Row {
  /** Widths of what is to stand side by side, the first ones first. */
  widths: readonly number[];
  /** Width of the button behind which the others go. */
  more: number;
  gap: number;
  /** Width of the row; 0 while nothing is laid out, when all are taken to have room. */
  room: number;
}

/** How many fit in one row; where not all do, beside the button for the others. */
export function inOneRow({ widths, more, gap, room }: Row): number {
  const upTo = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width + gap, 0);
  if (room === 0 || upTo(widths.length) - gap <= room) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && upTo(count) + more > room) count -= 1;
  return count;
}
