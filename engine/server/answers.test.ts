import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/api.ts';
import { readyAnswer } from './answers.ts';
import { operationSpecs } from '../../server/contract.ts';
import { Problem } from './problem.ts';

const spec = (id: OperationId) => {
  const found = operationSpecs.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};
const uuid = (last: number) => `01998a3e-6c1f-7d30-9f52-3d1c5b7a9e${String(last).padStart(2, '0')}`;
const rule = (last: number, more: Readonly<Record<string, unknown>> = {}) => ({
  id: uuid(last),
  name: 'Ohio',
  state: 'OH',
  rate: 5.75,
  local_rate: 0,
  local_cap: null,
  base: 'price',
  trade_credit_cap: null,
  rebate_reduces_base: false,
  is_doc_fee_taxed: true,
  doc_fee_cap: null,
  source: 'Ohio R.C. 5739.02',
  effective_from: '2026-01-01',
  is_active: true,
  is_example: false,
  version: 1,
  created_at: new Date('2026-01-01T00:00:00Z'),
  updated_at: new Date('2026-01-01T00:00:00Z'),
  ...more,
});
const list = (...rows: unknown[]) => readyAnswer(spec('listTaxRules'), { rows, total: rows.length }, 'admin');
const problemOf = (act: () => unknown): Problem => {
  try {
    act();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('a list', () => {
  it('leaves as it is where every row can be shown', () => {
    const ready = list(rule(1), rule(2));
    expect(ready.unshowable).toEqual([]);
    expect(JSON.parse(ready.text)).toEqual(JSON.parse(JSON.stringify([rule(1), rule(2)])));
  });

  it('keeps a row that cannot be shown in its place, with its id and no value', () => {
    const ready = list(rule(1), rule(2, { name: 'x', rate: 'a lot' }), rule(3));
    expect(ready.unshowable).toEqual([{ at: '/1', id: uuid(2), because: ['/name', '/rate'] }]);
    expect(JSON.parse(ready.text).map((row: object) => Object.keys(row).length > 1)).toEqual([true, false, true]);
    expect(JSON.parse(ready.text)[1]).toEqual({ id: uuid(2) });
    expect(ready.page).toEqual({ rows: 3, total: 3, capped: false });
  });

  it('stays open when every row is broken', () => {
    expect(JSON.parse(list(rule(1, { name: undefined }), rule(2, { state: 7 })).text)).toEqual([{ id: uuid(1) }, { id: uuid(2) }]);
  });

  it('is refused where what breaks the contract is in no row', () => {
    expect(problemOf(() => list(rule(1), 'not a row')).status).toBe(500);
  });

  it('within an object (a history) keeps its rows the same way', () => {
    const entry = (last: number, more = {}) => ({ id: uuid(last), at: new Date(), field: 'status', ...more });
    const ready = readyAnswer(spec('listTimeline'), { items: [entry(1)], next: null }, 'admin');
    expect(JSON.parse(ready.text).items).toEqual([{ id: uuid(1) }]);
    expect(ready.unshowable[0]?.at).toBe('/items/0');
  });
});

describe('a record', () => {
  it('read by itself is refused with a sentence; the log gets places, never values', () => {
    const problem = problemOf(() => readyAnswer(spec('getTaxRule'), rule(1, { name: 'x' }), 'admin'));
    expect(problem.toBody('r')).toMatchObject({ status: 500, detail: 'This record can’t be shown. We’ve been notified.' });
    expect(problem.cause).toBe('getTaxRule answered against the contract: /name minLength');
  });

  it('that a change answers takes the change back', () => {
    const problem = problemOf(() => readyAnswer(spec('updateTaxRule'), rule(1, { name: 'x' }), 'admin'));
    expect(problem.status).toBe(500);
    expect(problem.detail).toMatch(/can’t be saved/);
  });

  it('can be deleted though it cannot be shown', () => {
    const ready = readyAnswer(spec('deleteTaxRule'), rule(1, { name: 'x' }), 'admin');
    expect(JSON.parse(ready.text)).toEqual({ id: uuid(1) });
  });
});
