import { beforeEach, describe, expect, it } from 'vitest';
import type { NextStep } from '../../contract/record-page.ts';
import { setFormatting } from '../../web/formatting.ts';
import { field } from '../fixture/library.ts';
import { nextStepOf } from './nextStep.ts';

beforeEach(() => setFormatting({ locale: 'en-US', timeZone: 'America/New_York' }));

const fields = [
  field('state', 'enum', { choices: [{ id: 'out', name: 'Out' }] }),
  field('due_on', 'date'),
  field('count', 'integer'),
  field('most', 'integer'),
  field('price', 'cents'),
];
const now = new Date('2026-11-22T12:00:00Z');
const saidOf = (next: NextStep[], record: object, offered: (act: string) => boolean = () => true) =>
  nextStepOf({ next }, { fields }, { ...record }, offered, now)?.lead;
const last: NextStep = { say: 'All done.' };

describe('what is to be done next', () => {
  it.each<[string, NonNullable<NextStep['when']>, object, object]>([
    ['a value', { state: 'out' }, { state: 'out' }, { state: 'in' }],
    ['one of several', { state: ['out', 'lost'] }, { state: 'lost' }, { state: 'in' }],
    ['nothing', { due_on: null }, { due_on: null }, { due_on: '2026-11-01' }],
    ['something', { due_on: { set: true } }, { due_on: '2026-11-01' }, { due_on: '' }],
    ['a day that is over', { due_on: { past: true } }, { due_on: '2026-11-20' }, { due_on: '2026-11-23' }],
    ['at least', { count: { min: 3 } }, { count: 3 }, { count: 2 }],
    ['at least another field', { count: { min: 'most' } }, { count: 3, most: 3 }, { count: 2, most: 3 }],
    ['at most', { count: { max: 0 } }, { count: 0 }, { count: 1 }],
    ['both', { state: 'out', count: { min: 1 } }, { state: 'out', count: 1 }, { state: 'out', count: 0 }],
  ])('fits %s', (_name, when, fits, not) => {
    expect(saidOf([{ when, say: 'Do it now.' }, last], fits)).toBe('Do it now.');
    expect(saidOf([{ when, say: 'Do it now.' }, last], not)).toBe('All done.');
  });

  it('passes over a sentence that names an empty field, and counts what it names', () => {
    const next: NextStep[] = [{ say: 'Due {due_on}. Write to them.' }, { say: '{count|book waits|books wait}.' }, last];
    expect(saidOf(next, { due_on: '2026-11-24', count: 2 })).toBe('Due Nov 24, 2026.');
    expect(saidOf(next, { count: 1 })).toBe('1 book waits.');
    expect(saidOf(next, {})).toBe('All done.');
  });

  it('parts the lead from the rest at a full stop, never inside an amount', () => {
    expect(nextStepOf({ next: [{ say: 'Costs {price}. Pay it.' }] }, { fields }, { price: 150 }, () => true)).toMatchObject({
      lead: 'Costs $1.50.',
      more: 'Pay it.',
    });
  });

  it('prefers what the caller may do, and says the first all the same where that is nothing', () => {
    const next: NextStep[] = [
      { say: 'Assign it.', act: 'assign' },
      { say: 'Begin.', act: 'begin' },
    ];
    expect(saidOf(next, {}, (act) => act === 'begin')).toBe('Begin.');
    expect(saidOf(next, {}, () => false)).toBe('Assign it.');
  });
});
