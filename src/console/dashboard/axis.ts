/** About how many lines a chart's axis has above zero. */
const wished = 4;

/**
 * Round values for an axis from zero to at least `max`, in steps of 1, 2, 2.5 or 5 times a power of ten.
 * `[0]` where there is nothing to measure.
 */
export function axisTicks(max: number): number[] {
  if (!(max > 0)) return [0];
  const rough = max / wished;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}
