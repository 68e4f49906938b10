/** About how many lines a chart's axis has above zero. */
const wished = 4;

/**
 * Round values for an axis from at most `min` (zero or below) to at least `max`, in steps of 1, 2, 2.5 or 5 times a power of ten, zero among them.
 * `[0]` where there is nothing to measure.
 */
export function axisTicks(max: number, min = 0): number[] {
  if (!(max > 0) && !(min < 0)) return [0];
  const rough = Math.max(max, -min) / wished;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const below = Math.ceil(Math.max(0, -min) / step);
  return Array.from({ length: below + Math.ceil(Math.max(0, max) / step) + 1 }, (_, index) => (index - below) * step);
}
