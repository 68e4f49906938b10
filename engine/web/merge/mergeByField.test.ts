import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeByField, sameJson, withChoice, type Merge } from './mergeByField.ts';

const names = ['a', 'b', 'c', 'd'];
const values = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, '', 'x', 'y', 1, 2, true),
    fc.array(fc.constantFrom('p', 'q'), { maxLength: 2 }),
    tie('record'),
    tie('items'),
  ),
  record: fc.dictionary(fc.constantFrom(...names), tie('any'), { maxKeys: 4, noNullPrototype: true }),
  items: fc.uniqueArray(fc.record({ id: fc.constantFrom('i', 'j', 'k'), n: fc.constantFrom(1, 2, 3) }), { selector: ({ id }) => id, maxLength: 3 }),
}));
const state = values.record;
const text = (path: readonly string[]) => path.join('.');
const decided = (merge: Merge<unknown>, side: 'mine' | 'theirs') =>
  merge.overlaps.reduce((merged, overlap) => withChoice(merged, overlap.path, overlap[side]), merge.merged);

describe('mergeByField', () => {
  it('takes in what only one side changed, at any depth, and asks only about the rest', () => {
    const base = { money: { budget: 30_000, method: 'cash' }, zip: '04101', colours: ['red'], note: 'a' };
    const theirs = { money: { budget: 35_000, method: 'cash' }, zip: '04102', colours: ['red', 'blue'], note: 'b' };
    const mine = { money: { budget: 30_000, method: 'lease' }, zip: '04103', colours: ['red'], note: 'b' };
    expect(mergeByField(base, theirs, mine)).toEqual({
      merged: { money: { budget: 35_000, method: 'lease' }, zip: '04103', colours: ['red', 'blue'], note: 'b' },
      taken: [['money', 'budget'], ['colours']],
      overlaps: [{ path: ['zip'], base: '04101', theirs: '04102', mine: '04103' }],
    });
  });

  it('merges lists whose items have ids by their items: changed, added, removed and moved', () => {
    const [one, two, three] = ['1', '2', '3'].map((id) => ({ id, seats: 5, doors: 4 }));
    const theirs = [{ ...one, seats: 7 }, three, { id: '4', seats: 2, doors: 2 }];
    const mine = [three, two, { ...one, doors: 2 }, { id: '5', seats: 4, doors: 4 }];
    expect(mergeByField<unknown>([one, two, three], theirs, mine)).toEqual({
      merged: [three, { id: '1', seats: 7, doors: 2 }, { id: '5', seats: 4, doors: 4 }, { id: '4', seats: 2, doors: 2 }],
      taken: [['2'], ['1', 'seats'], ['4']],
      overlaps: [],
    });
  });

  it('asks about an item that one side removed and the other changed, and about two lists without ids', () => {
    const { overlaps } = mergeByField(
      { cars: [{ id: '1', seats: 5 }], tags: ['a'] },
      { cars: [], tags: ['b'] },
      { cars: [{ id: '1', seats: 7 }], tags: ['c'] },
    );
    expect(overlaps.map(({ path }) => text(path))).toEqual(['cars.1', 'tags']);
  });

  it('knows no prototype', () => {
    const theirs = JSON.parse('{"__proto__": {"x": 1}}') as Record<string, unknown>;
    expect(({} as { x?: number }).x).toBeUndefined();
    expect(JSON.stringify(mergeByField<Record<string, unknown>>({}, theirs, { b: 1 }).merged)).toBe('{"b":1,"__proto__":{"x":1}}');
  });

  it('is mine where they changed nothing, and theirs where I did', () => {
    fc.assert(
      fc.property(state, state, (base, other) => {
        expect(mergeByField(base, base, other)).toMatchObject({ taken: [], overlaps: [] });
        expect(sameJson(mergeByField(base, base, other).merged, other)).toBe(true);
        expect(sameJson(mergeByField(base, other, base).merged, other)).toBe(true);
      }),
    );
  });

  it('finds the same overlaps from either side, and comes to the same once they are decided', () => {
    fc.assert(
      fc.property(state, state, state, (base, theirs, mine) => {
        const here = mergeByField(base, theirs, mine);
        const there = mergeByField(base, mine, theirs);
        expect(here.overlaps.map(({ path }) => text(path)).toSorted()).toEqual(there.overlaps.map(({ path }) => text(path)).toSorted());
        const sorted = (merged: unknown) =>
          JSON.stringify(merged, (_key, part: unknown) => (Array.isArray(part) ? part.map((item) => JSON.stringify(item)).toSorted() : part));
        const canonical = (merged: unknown): unknown => JSON.parse(sorted(ordered(merged)));
        expect(canonical(decided(here, 'mine'))).toEqual(canonical(decided(there, 'theirs')));
      }),
    );
  });

  it('loses nothing: merged anew over what was saved, mine stands and nothing is asked again', () => {
    fc.assert(
      fc.property(state, state, state, (base, theirs, mine) => {
        const kept = decided(mergeByField(base, theirs, mine), 'mine');
        expect(mergeByField<unknown>(theirs, theirs, kept)).toMatchObject({ taken: [], overlaps: [] });
        for (const name of names) {
          const untouched = sameJson(base[name], theirs[name]);
          if (untouched) expect(sameJson((kept as Record<string, unknown>)[name], mine[name])).toBe(true);
        }
      }),
    );
  });
});

/** Members in the order of their names, nothing left out as in `sameJson`. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, part]) => !sameJson(part, undefined));
  return Object.fromEntries(members.toSorted(([one], [other]) => one.localeCompare(other)).map(([name, part]) => [name, ordered(part)]));
}
