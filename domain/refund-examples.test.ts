import { describe, expect, it } from 'vitest';
import { refundExamples } from './refund-examples.ts';
import { stagesOfStep, stepAfter, stepsOf } from './refund-policy.ts';

it('says what a policy gives before, during and after the work, and once a part was refunded', () => {
  const shares = { not_started: 100, in_progress: 60, done: 0 };
  expect(refundExamples(99_900, { kind: 'search', shares }).map(({ amount, refunded, percent }) => [amount, refunded, percent])).toEqual([
    [99_900, 0, 100],
    [59_940, 0, 60],
    [0, 0, 0],
    [35_040, 24_900, 60],
  ]);
  expect(refundExamples(24_900, { kind: 'review', shares })[1]?.words).toBe('The review has started, and no report is sent yet, so 60% is due.');
});

describe('the steps of a policy', () => {
  const none = new Set<never>();

  it('are as many as shares differ, and those kept apart', () => {
    expect(stepsOf({ not_started: 100, in_progress: 50, done: 0 }, none)).toEqual(['not_started', 'in_progress', 'done']);
    expect(stepsOf({ not_started: 100, in_progress: 0, done: 0 }, none)).toEqual(['not_started', 'done']);
    expect(stepsOf({ not_started: 0, in_progress: 0, done: 0 }, none)).toEqual(['done']);
    expect(stepsOf({ not_started: 0, in_progress: 0, done: 0 }, new Set(['in_progress'] as const))).toEqual(['in_progress', 'done']);
  });

  it('stand for the stages before them that have no step of their own', () => {
    expect(stagesOfStep(['done'], 'done')).toEqual(['not_started', 'in_progress', 'done']);
    expect(stagesOfStep(['not_started', 'done'], 'done')).toEqual(['in_progress', 'done']);
    expect(stagesOfStep(['in_progress', 'done'], 'in_progress')).toEqual(['not_started', 'in_progress']);
    expect(stepAfter(['not_started', 'done'], 'not_started')).toBe('done');
    expect(stepAfter(['not_started', 'done'], 'done')).toBeUndefined();
  });
});
