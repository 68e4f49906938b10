import { expect, it } from 'vitest';
import { sampleWorksheet } from './sample-worksheet.ts';

it('adds up like every worksheet: lines to their group, groups to Out the door, in both quotes', () => {
  const { groups, first, final } = sampleWorksheet();
  for (const side of ['first', 'final'] as const) {
    for (const group of groups) expect(group.lines.reduce((sum, line) => sum + (line[side] ?? 0), 0)).toBe(group[side]);
    expect(groups.reduce((sum, group) => sum + group[side], 0)).toBe(side === 'first' ? first : final);
  }
  expect(final).toBeLessThan(first);
});
