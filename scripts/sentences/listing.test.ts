import { expect, it } from 'vitest';
import { linesOf, listed } from './listing.ts';

const screens = listed();
const texts = [...screens.values()].flat();

it('lists each text once, screens before refusals and letters', () => {
  expect(new Set(texts).size).toBe(texts.length);
  const areas = [...screens.keys()];
  const at = ['src/public', 'src/features/links', 'src/portal', 'src/console', 'console: Links', 'server/modules/auth'].map((area) => areas.indexOf(area));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});

it('can be read in one sitting: labels stand side by side, and what only readers of the API meet is left out', () => {
  const lines = [...screens.values()].flatMap(linesOf);
  expect(lines.length).toBeGreaterThan(1_000);
  // 2,700 until clients were imported, 2,800 until acts said for several what they did, 2,850 until cases were answered on the desk.
  expect(lines.length).toBeLessThan(2_950);
  expect(texts).toContain('Fix the code or remove it to continue.');
  expect(texts.filter((text) => /\(4\d\d\)|answers 4\d\d|\(brief/.test(text))).toEqual([]);
});

it('says what is filled in by one name, and both of two texts', () => {
  expect(screens.get('src/features/links')).toContain('{1 car|{count} cars}{ from {advisor}|}. Take your time: we don’t contact a dealer until you choose.');
});

it('lists the demo by its name alone, without the names of cars and colors', () => {
  expect(screens.has('server/demo')).toBe(false);
  const said = [...listed('demo').values()].flat();
  expect(said).toContain('The one I would drive first.');
  expect(said).not.toContain('Heated seats');
});
