import { expect, it } from 'vitest';
import { sampleOf } from '../../test/shell.tsx';
import { nextStep } from './nextStep.ts';

const row = { ...sampleOf('DashboardListing'), step_in_process: 'searching' as const, to_decide: 0 };
const item = sampleOf('UrgentItem');

it('names what waits for staff before anything else', () => {
  expect(nextStep([item, item, item], row, { all: 0, shown: 0 })).toEqual({ kind: 'waiting', item, rest: [item, item] });
});

it('asks for the first links, then for those held back', () => {
  expect(nextStep([], row, { all: 0, shown: 0 })).toEqual({ kind: 'noLinks' });
  expect(nextStep([], row, { all: 3, shown: 1 })).toEqual({ kind: 'held', count: 2 });
});

it('asks for nothing while the client decides, or when the work is done', () => {
  expect(nextStep([], { ...row, to_decide: 5 }, { all: 5, shown: 5 })).toEqual({ kind: 'theirTurn', count: 5 });
  expect(nextStep([], { ...row, step_in_process: 'delivered' }, { all: 5, shown: 4 })).toEqual({ kind: 'nothing' });
  expect(nextStep([], { ...row, step_in_process: 'on_hold' }, { all: 0, shown: 0 })).toEqual({ kind: 'nothing' });
});

it('does not call a client looked after whose checklist is still to come', () => {
  expect(nextStep([], null, { all: 0, shown: 0 })).toEqual({ kind: 'checklist' });
  expect(nextStep([], { ...row, step_in_process: 'new_request', checklist_progress: 95 }, { all: 0, shown: 0 })).toEqual({ kind: 'checklist' });
});
