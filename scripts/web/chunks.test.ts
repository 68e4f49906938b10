import { describe, expect, it } from 'vitest';
import { alike } from './alike.ts';
import { beginnings, groupParts, merged } from './chunks.ts';
import { fileCost, Merging } from './merging.ts';
import type { Part, Visit } from './visits.ts';

const part = (name: string, weight: number, imports: string[] = [], isEntry = false): Part => ({ name, modules: [`${name}.ts`], weight, imports, isEntry });
const mostUnused = fileCost;
const visit = (...parts: string[]): Visit => ({ parts: new Set(parts), share: 1, mostUnused, mostFiles: Infinity, goal: Infinity, mostForFewer: 0 });
const named = (groups: readonly (readonly Part[])[]) => groups.map((group) => group.map(({ name }) => name).toSorted()).toSorted();

/** Parts that import earlier ones, and eight visits with all that theirs import. @param seed the same seed makes the same */
function madeUp(seed: number, count = 30): { parts: Part[]; visits: Visit[] } {
  let state = seed * 7919;
  const below = (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const parts: Part[] = [];
  for (let at = 0; at < count; at += 1) {
    const imports = parts.filter(() => below(6) === 0).map(({ name }) => name);
    parts.push(part(`p${at}`, 1 + below(fileCost * 2), imports, below(4) === 0));
  }
  const visits = Array.from({ length: 8 }, () => {
    const used = new Set(parts.filter(() => below(4) === 0).map(({ name }) => name));
    for (const name of used) for (const needed of parts.find((each) => each.name === name)?.imports ?? []) used.add(needed);
    const foreign = new Set(parts.filter(({ name }) => !used.has(name) && below(8) === 0).map(({ name }) => name));
    return {
      ...visit(...used),
      foreign,
      mostUnused: below(fileCost * 4),
      mostForFewer: below(fileCost * 2),
      mostFiles: 1 + below(5),
      goal: 1 + below(8),
      share: 1 + below(3),
    };
  });
  return { parts, visits };
}

describe('the cut of the build', () => {
  it('puts together what the same addresses load, entries too', () => {
    const parts = [part('page', 9_000, [], true), part('a', 90_000), part('b', 90_000)];
    expect(named(groupParts(parts, [visit('page', 'a', 'b'), { ...visit('a', 'b'), foreign: new Set(['page']) }]))).toEqual([['a', 'b'], ['page']]);
    expect(named(groupParts(parts, [visit('page', 'a', 'b')]))).toEqual([['a', 'b', 'page']]);
  });

  it('takes a small part along where a file more would cost more, and no large one', () => {
    const parts = [part('all', 90_000), part('small', fileCost / 10), part('large', fileCost * 10)];
    const visits = [visit('all', 'small', 'large'), visit('all', 'small'), visit('all')];
    expect(named(groupParts(parts, visits))).toEqual([['all', 'small'], ['large']]);
  });

  it('brings visits to as few files as they should have, as far as they may load more for that', () => {
    const parts = [part('all', 90_000), part('some', fileCost * 2)];
    const visits = [visit('all', 'some'), visit('all')];
    const few = visits.map((each) => ({ ...each, mostFiles: 1 }));
    expect(named(groupParts(parts, visits))).toEqual([['all'], ['some']]);
    expect(named(groupParts(parts, few))).toEqual([['all'], ['some']]);
    expect(
      named(
        groupParts(
          parts,
          few.map((each) => ({ ...each, mostForFewer: fileCost })),
        ),
      ),
    ).toEqual([['all', 'some']]);
  });

  it('has no files need each other, loads nothing foreign and no more than it may, whatever parts and visits there are', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { parts, visits } = madeUp(seed);
      const groups = groupParts(parts, visits);
      expect(named(groupParts(parts, visits)), `seed ${seed}`).toEqual(named(groups));
      const fileOf = new Map(groups.flatMap((group, at) => group.map(({ name }) => [name, at] as const)));
      const needs = (at: number): number[] =>
        (groups[at] ?? []).flatMap(({ imports }) => imports.flatMap((name) => fileOf.get(name) ?? [])).filter((needed) => needed !== at);
      const reached = (from: readonly number[]): Set<number> => {
        const found = new Set(from);
        for (const each of found) for (const next of needs(each)) found.add(next);
        return found;
      };
      for (const at of groups.keys()) expect(reached(needs(at)).has(at), `seed ${seed}: a cycle`).toBe(false);
      for (const { parts: used, foreign, mostUnused: least, mostForFewer } of visits) {
        const loaded = [...reached([...used].flatMap((name) => fileOf.get(name) ?? []))].flatMap((at) => groups[at] ?? []);
        const unused = loaded.filter(({ name }) => !used.has(name));
        expect(unused.some(({ name }) => foreign?.has(name))).toBe(false);
        expect(unused.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(least + mostForFewer);
      }
    }
  });

  it('keeps to the goals of visits as well as any beginning does, and somewhere better than the first', () => {
    const gains = Array.from({ length: 60 }, (_none, seed) => {
      const { parts, visits } = madeUp(seed + 1, 45);
      const overGoals = beginnings.map((share) => {
        const one = new Merging(alike(parts, visits), visits, share * fileCost);
        one.merge();
        one.beLast();
        one.merge();
        return one.overGoal;
      });
      const { overGoal } = merged(parts, visits);
      expect(overGoal, `seed ${seed + 1}`).toBe(Math.min(...overGoals));
      return (overGoals[0] ?? 0) - overGoal;
    });
    expect(Math.max(...gains)).toBeGreaterThan(0);
  });

  it('has the room for fewer files left when the first savings are made', () => {
    // The small part saves the screen a file at once, and then the large one, which all others would be spared a file by, has no room there.
    const parts = [part('all', 90_000), part('some', fileCost / 2), part('own', 100)];
    const most = { ...visit('all', 'some'), share: 10, mostFiles: 1, goal: 1 };
    const few = { ...visit('all', 'own'), mostUnused: 0, mostForFewer: fileCost / 2 };
    expect(merged(parts, [most, few]).overGoal).toBe(0);
    expect(merged(parts, [most, { ...few, mostForFewer: 0 }]).overGoal).toBe(10);
  });

  it('spares what is fetched later, and brings no door behind another', () => {
    const visits = [visit('a', 'b'), { ...visit('b', 'later'), share: 0 }];
    expect(named(groupParts([part('a', 10), part('b', 10)], visits))).toEqual([['a', 'b']]);
    expect(named(groupParts([part('a', mostUnused + 1), part('b', 10)], visits))).toEqual([['a'], ['b']]);
    const portal = { ...visit('portal', 'a'), foreign: new Set(['console']) };
    const console = { ...visit('console', 'a'), foreign: new Set(['portal']) };
    const doors = [part('a', 10), part('portal', 10, ['a'], true), part('console', 10, ['a'], true)];
    expect(named(groupParts(doors, [portal, console]))).toEqual([['a'], ['console'], ['portal']]);
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
