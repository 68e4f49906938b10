import { describe, expect, it } from 'vitest';
import { namesOn } from './map-names.ts';

const half = { width: 160, height: 100 };
const town = (name: string, x: number, y: number) => ({ name, x, y, radius: 9 });
const at = (towns: Parameters<typeof namesOn>[0], taken: Parameters<typeof namesOn>[1] = []) =>
  [...namesOn(towns, taken, half)].map(([name, { offset }]) => [name, Math.sign(offset)]);

describe('the names on the map', () => {
  it('are written beside their towns, towards the middle near the edge', () => {
    expect(at([town('Dublin, OH', -40, -30), town('Newark, OH', 130, 20)])).toEqual([
      ['Dublin, OH', 1],
      ['Newark, OH', -1],
    ]);
    expect(namesOn([town('Dublin, OH', 0, 50)], [], half).get('Dublin, OH')?.text).toBe('Dublin');
  });

  it('never lie over another name or circle, the more important first, nor over what is written already', () => {
    expect(at([town('Westerville, OH', 0, 40), town('Gahanna, OH', 25, 45)])).toEqual([
      ['Westerville, OH', -1],
      ['Gahanna, OH', 1],
    ]);
    const you = { left: -100, right: 100, top: -10, bottom: 10 };
    expect(at([town('Columbus, OH', 0, 0)], [you])).toEqual([]);
  });
});
