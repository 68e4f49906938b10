import { describe, expect, it } from 'vitest';
import { fileCost, groupParts, type Part } from './chunks.ts';

const part = (name: string, weight: number, imports: string[] = [], isEntry = false): Part => ({ name, modules: [`${name}.ts`], weight, imports, isEntry });
const mostUnused = fileCost;
const visit = (...parts: string[]) => ({ parts: new Set(parts), share: 1, mostUnused });
const named = (groups: Part[][]) => groups.map((group) => group.map(({ name }) => name).toSorted()).toSorted();

describe('the cut of the build', () => {
  it('puts together what the same addresses load, and leaves entries alone', () => {
    const parts = [part('page', 9_000, [], true), part('a', 90_000), part('b', 90_000)];
    expect(named(groupParts(parts, [visit('page', 'a', 'b'), visit('a', 'b')]))).toEqual([['a', 'b']]);
  });

  it('takes a small part along where a file more would cost more, and no large one', () => {
    const parts = [part('all', 90_000), part('small', fileCost / 10), part('large', fileCost * 10)];
    const visits = [visit('all', 'small', 'large'), visit('all', 'small'), visit('all')];
    expect(named(groupParts(parts, visits))).toEqual([['all', 'small'], ['large']]);
  });

  it('never has two files need each other', () => {
    // Together, `low` and `high` would need `between`, which needs them.
    const parts = [part('low', 10), part('between', fileCost * 10, ['low']), part('high', 10, ['between'])];
    const visits = [visit('low', 'high', 'between'), visit('low', 'high', 'between'), visit('low', 'high'), visit('low')];
    const groups = named(groupParts(parts, visits));
    expect(groups).not.toContainEqual(['high', 'low']);
    expect(groups.flat()).toHaveLength(3);
  });

  it('spares what is fetched later, and brings no door behind another', () => {
    const visits = [visit('a', 'b'), { ...visit('b', 'later'), share: 0 }];
    expect(named(groupParts([part('a', 10), part('b', 10)], visits))).toEqual([['a', 'b']]);
    expect(named(groupParts([part('a', mostUnused + 1), part('b', 10)], visits))).toEqual([['a'], ['b']]);
    expect(named(groupParts([part('a', 10, ['door']), part('b', 10), part('door', Infinity, [], true)], visits))).toEqual([['a'], ['b']]);
  });

  it('takes nothing along that is foreign behind a door, nor by what is taken along', () => {
    const parts = [part('shared', 10), part('router', 10), part('bridge', 10, ['router'])];
    const console = visit('shared', 'bridge', 'router');
    const portal = { ...visit('shared'), foreign: new Set(['router']) };
    expect(named(groupParts(parts, [console, visit('shared')]))).toEqual([['bridge', 'router', 'shared']]);
    expect(named(groupParts(parts, [console, portal]))).toEqual([['bridge', 'router'], ['shared']]);
  });

  it('leaves what no address loads first to the build', () => {
    expect(groupParts([part('dialog', 10)], [visit('page')])).toEqual([]);
  });
});
