import { describe, expect, it } from 'vitest';
import { resources } from '../../../generated/resources.ts';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import type { Operator } from '../../contract/operators.ts';
import { changed, comparisonsOf, conditionGroups, isWhole, listFilters, withAlternative, withCondition, without, type ListFilter } from './conditions.ts';

const field = (name: string, kind: FieldDescriptor['kind'], operators: readonly Operator[] = ['is']): ListFilter => ({
  name,
  label: name,
  kind,
  required: false,
  nullable: false,
  readOnly: false,
  rules: {},
  operators,
});
const price = field('price', 'cents', ['gte', 'lte', 'empty']);
const tier = field('tier', 'enum', ['is', 'not']);
const filters = [price, tier, field('has_photo', 'boolean')];
const said = (values: Record<string, unknown>) =>
  conditionGroups(filters, values).map((group) => group.map((one) => `${one.field.name} ${one.comparison} ${String(one.value ?? '')}`.trim()));

const drawn = { tier_not: 'stretch', or: [[{ price_gte: 3, price_lte: 4 }, { price_empty: true }]] };

describe('the conditions of a filter', () => {
  it('are read one by one, two ends of a field as a range, alternatives together', () => {
    expect(said(drawn)).toEqual([['tier not stretch'], ['price between 3,4', 'price empty']]);
    expect(said({ q: 'civic', has_photo: true, price_lte: 4, unknown: 1 })).toEqual([['has_photo is true'], ['price lte 4']]);
  });

  it('are offered as the contract lets the field be compared', () => {
    expect(comparisonsOf(price)).toEqual(['between', 'gte', 'lte', 'empty', 'filled']);
    expect(comparisonsOf(tier)).toEqual(['is', 'not']);
  });

  it('are added beside one that says the same field in the same way, and taken away alone', () => {
    const twice = withCondition({ tier_not: 'stretch' }, { field: tier, comparison: 'not', value: 'strong' });
    expect(twice).toEqual({ tier_not: 'stretch', or: [[{ tier_not: 'strong' }]] });
    const [, [second] = []] = conditionGroups(filters, twice);
    expect(second && without(twice, second)).toEqual({ tier_not: 'stretch' });
  });

  it('get an alternative, one more, and lose them again', () => {
    const [[first] = []] = conditionGroups(filters, { price_lte: 4 });
    if (!first) throw new Error('no condition');
    const either = withAlternative({ price_lte: 4 }, first, { field: price, comparison: 'empty' });
    expect(either).toEqual({ or: [[{ price_lte: 4 }, { price_empty: true }]] });
    const [[one] = []] = conditionGroups(filters, either);
    if (!one) throw new Error('no condition');
    expect(withAlternative(either, one, { field: tier, comparison: 'is', value: 'strong' })).toEqual({
      or: [[{ price_lte: 4 }, { price_empty: true }, { tier: 'strong' }]],
    });
    expect(changed(either, one, { field: price, comparison: 'between', value: [1, 2] })).toEqual({
      or: [[{ price_gte: 1, price_lte: 2 }, { price_empty: true }]],
    });
    expect(without(either, one)).toEqual({ or: [[{ price_empty: true }]] });
  });

  it('of a range are whole only the right way round', () => {
    expect(isWhole({ field: price, comparison: 'between', value: [5, 1] })).toBe(false);
    expect(isWhole({ field: price, comparison: 'between', value: [1, 5] })).toBe(true);
    expect(isWhole({ field: price, comparison: 'gte' })).toBe(false);
    expect(isWhole({ field: price, comparison: 'empty' })).toBe(true);
  });
});

it.each(resources.map((resource) => [resource.segment, resource] as const))('no two filters of a list are called the same: %s', (_segment, resource) => {
  const labels = listFilters(resource).map(({ label }) => label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

it('a record’s name is called so beside the record itself', () => {
  const table = resources.find(({ name }) => name === 'dashboard-listings');
  expect(table && listFilters(table).flatMap(({ name, label }) => (/^(user_id|client_name)$/.test(name) ? [label] : []))).toEqual(['Client', 'Client name']);
});
