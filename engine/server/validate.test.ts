import { describe, expect, it } from 'vitest';
import { operationSpecs } from '../../server/contract.ts';
import type { OperationSpec } from './contract.ts';
import { Problem } from './problem.ts';
import { checkBody, readParams, readQuery } from './validate.ts';

function specOf(id: string): OperationSpec {
  const spec = operationSpecs.find((operation) => operation.id === id);
  if (!spec) throw new Error(`no operation ${id}`);
  return spec;
}

function refusal(action: () => unknown): Problem {
  try {
    action();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('was not refused');
}

const createCoupon = specOf('createCoupon');
const listCoupons = specOf('listCoupons');

describe('bodies', () => {
  it('of every operation are checked', () => {
    const statuses = operationSpecs.flatMap((operation) => (operation.body ? [refusal(() => checkBody(operation, 'no object', 'admin')).status] : []));
    expect(new Set(statuses)).toEqual(new Set([422]));
  });

  it('are filled with defaults', () => {
    const body = { code: 'FALL100', kind: 'amount', value: 100 };
    expect(checkBody(createCoupon, body, 'admin')).toMatchObject({ is_active: true, package_identifiers: [] });
  });

  it('are refused with one sentence a field, all at once', () => {
    const problem = refusal(() =>
      checkBody(createCoupon, { code: 'a', kind: 'gift', value: 0, min_package_price: -1, colour: 'red', package_identifiers: ['No!'] }, 'admin'),
    );
    expect(problem.status).toBe(422);
    expect(problem.errors).toMatchObject({
      code: 'Use at least 3 characters.',
      kind: 'Choose one of the values offered.',
      value: 'Must be 1 or more.',
      min_package_price: 'Must be $0.00 or more.',
      colour: 'There is no such field.',
      'package_identifiers.0': 'Its name in web addresses: lowercase letters, digits and dashes.',
    });
  });

  it('do not take what only the server makes', () => {
    const problem = refusal(() => checkBody(createCoupon, { code: 'FALL100', kind: 'amount', value: 100, redeemed_count: 7 }, 'admin'));
    expect(problem.errors).toEqual({ redeemed_count: 'There is no such field.' });
  });
});

describe('queries', () => {
  it('carry JSON', () => {
    const query = readQuery(listCoupons, { filter: '{"kind":["percent","amount"],"q":"fall"}', sort: '["code","ASC"]', range: '[0,9]' });
    expect(query).toEqual({ filter: { kind: ['percent', 'amount'], q: 'fall' }, sort: ['code', 'ASC'], range: [0, 9] });
  });

  it.each([
    [{ filter: '{"colour":"red"}' }, 'filter.colour'],
    [{ sort: '["secret","ASC"]' }, 'sort.0'],
    [{ filter: 'not json' }, 'filter'],
    [{ range: '[0]' }, 'range'],
    [{ page: '2' }, 'page'],
  ])('%j is a 400 that names the place', (raw, place) => {
    const problem = refusal(() => readQuery(listCoupons, raw));
    expect(problem.status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toContain(place);
  });
});

describe('path parameters', () => {
  it('that can be no id are an unknown id', () => {
    expect(refusal(() => readParams(specOf('getCoupon'), { id: 'x' })).status).toBe(404);
  });
});
