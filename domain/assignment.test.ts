import { describe, expect, it } from 'vitest';
import { chooseAdvisor, type AdvisorLoad } from './assignment.ts';

const advisor = (id: string, load: number, more: Partial<AdvisorLoad> = {}): AdvisorLoad => ({
  id,
  name: id.toUpperCase(),
  load,
  capacity: 15,
  is_active: true,
  absent_until: null,
  ...more,
});

describe('chooseAdvisor', () => {
  it('takes the least loaded and says so', () => {
    expect(chooseAdvisor('least_loaded', [advisor('a', 4), advisor('b', 1)], '2026-11-21')).toEqual({
      advisor_id: 'b',
      reason: 'Least loaded: B has 1 of 15 clients.',
    });
  });
  it('passes over suspended and absent advisors', () => {
    const advisors = [advisor('a', 0, { is_active: false }), advisor('b', 1, { absent_until: '2026-11-21' }), advisor('c', 9)];
    expect(chooseAdvisor('least_loaded', advisors, '2026-11-21').advisor_id).toBe('c');
  });
  it('counts an absence that has ended as present', () => {
    expect(chooseAdvisor('least_loaded', [advisor('a', 0, { absent_until: '2026-11-20' })], '2026-11-21').advisor_id).toBe('a');
  });
  it('goes by load over capacity, and passes over who takes nobody', () => {
    const advisors = [advisor('a', 4, { capacity: 20 }), advisor('b', 3, { capacity: 5 }), advisor('c', 0, { capacity: 0 })];
    expect(chooseAdvisor('least_loaded', advisors, '2026-11-21')).toEqual({ advisor_id: 'a', reason: 'Least loaded: A has 4 of 20 clients.' });
  });
  it('breaks a tie by the age of the account, whatever the order given', () => {
    const choice = chooseAdvisor('least_loaded', [advisor('c', 2), advisor('a', 2), advisor('b', 2)], '2026-11-21');
    expect(choice).toEqual({ advisor_id: 'a', reason: 'Least loaded: A has 2 of 15 clients, like 2 others, and has been with the firm longest.' });
  });
  it('leaves it to an admin when the rule is manual or nobody is there', () => {
    expect(chooseAdvisor('manual', [advisor('a', 0)], '2026-11-21').advisor_id).toBeNull();
    expect(chooseAdvisor('least_loaded', [], '2026-11-21')).toEqual({ advisor_id: null, reason: 'No advisor is available.' });
  });
});
