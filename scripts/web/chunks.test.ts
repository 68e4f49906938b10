import { describe, expect, it } from 'vitest';
import { alike } from './alike.ts';
import { beginnings, groupParts, merged, nearEnough } from './chunks.ts';
import { layers } from './layers.ts';
import { fileCost, Merging } from './merging.ts';
import type { Part, Visit } from './visits.ts';

const part = (name: string, weight: number, imports: string[] = [], isEntry = false): Part => ({ name, modules: [`${name}.ts`], weight, imports, isEntry });
const mostUnused = fileCost;
const visit = (...parts: string[]): Visit => ({
  door: 'a door',
  isArrival: false,
  isLater: false,
  parts: new Set(parts),
  share: 1,
  mostUnused,
  mostFiles: Infinity,
  goal: Infinity,
  mostForFewer: 0,
});
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
  const visits = Array.from({ length: 8 }, (_none, at) => {
    const used = new Set(parts.filter(() => below(4) === 0).map(({ name }) => name));
    for (const name of used) for (const needed of parts.find((each) => each.name === name)?.imports ?? []) used.add(needed);
    const foreign = new Set(parts.filter(({ name }) => !used.has(name) && below(8) === 0).map(({ name }) => name));
    return {
      ...visit(...used),
      door: at % 2 === 0 ? 'one' : 'other',
      isArrival: at < 2,
      isLater: at > 5,
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
        one.begin(layers(alike(parts, visits), visits));
        one.merge();
        one.beLast();
        one.merge();
        return one.overGoal;
      });
      const { overGoal } = merged(parts, visits);
      expect(Math.max(nearEnough, overGoal), `seed ${seed + 1}`).toBe(Math.max(nearEnough, Math.min(...overGoals)));
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

  it('begins with layers of what is loaded at arrivals, by how far behind each door it is used', () => {
    const parts = ['all', 'also all', 'sign-in', 'portal', 'also portal', 'some', 'also some', 'later', 'list', 'also list'].map((name) => part(name, 10));
    const visits: Visit[] = [
      { ...visit('all', 'also all', 'sign-in'), door: 'public', isArrival: true },
      { ...visit('all', 'also all', 'portal', 'also portal', 'some', 'also some', 'later'), door: 'portal', isArrival: true },
      { ...visit('all', 'also all', 'portal', 'also portal', 'some'), door: 'portal' },
      { ...visit('all', 'also all', 'portal', 'also portal', 'also some'), door: 'portal' },
      { ...visit('all', 'also all', 'list'), door: 'console' },
      { ...visit('all', 'list', 'also list', 'later'), door: 'console', isLater: true },
    ];
    const begin = alike(parts, visits);
    const namesOf = (layer: readonly number[]) => layer.flatMap((index) => begin[index]?.parts.map(({ name }) => name) ?? []);
    expect(layers(begin, visits).map(namesOf)).toEqual([['some', 'also some']]);
    const merging = new Merging(begin, visits, fileCost);
    merging.begin(layers(begin, visits));
    expect(named(merging.groups.map((group) => group.parts))).toContainEqual(['also some', 'some']);
  });

  it('brings people where they arrive as few files whatever small parts come to', () => {
    const filesAt = (weight: number): number => {
      // What few lists use together with the arrival, and what all of them do beside it: put together with that, it would fill the arrival's room.
      const shared = Array.from({ length: 6 }, (_none, at) => part(`shared ${at}`, 900 + ((at * weight) % 400)));
      const parts = [part('all', 90_000), ...shared, part('lists', 6_000), part('arrival', 4_000)];
      const lists = shared.map(({ name }) => ({ ...visit('all', 'lists', name), share: 5, mostUnused: 50_000, door: 'console' }));
      const arrival = {
        ...visit('all', 'arrival', ...shared.map(({ name }) => name)),
        isArrival: true,
        door: 'portal',
        mostUnused: 6_500,
        mostFiles: 2,
        goal: 3,
      };
      const { groups } = merged(parts, [arrival, ...lists]);
      return groups.filter(({ isLoaded }) => isLoaded[0] === 1).length;
    };
    expect(new Set(Array.from({ length: 40 }, (_none, at) => filesAt(at + 1)))).toEqual(new Set([2]));
  });

  it('leaves what no address loads first to the build', () => {
    expect(groupParts([part('dialog', 10)], [visit('page')])).toEqual([]);
  });
});
