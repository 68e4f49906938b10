import { expect, it } from 'vitest';
import type { LinkFit, MatchClient } from '../../../generated/api.ts';
import { grouped, whyOf } from './groups.ts';
import { messages } from './messages.ts';

const fit = (given: Partial<LinkFit> = {}): LinkFit => ({ musts: 6, musts_met: 6, missing: [], unknown: [], rejects_hit: [], score: 100, ...given });
const client = (client_name: string, given: Partial<MatchClient> = {}): MatchClient => ({
  user_id: client_name,
  client_name,
  package_name: null,
  step_in_process: 'searching',
  checklist_id: client_name,
  wants: '',
  max_total: null,
  max_monthly: null,
  max_distance: null,
  needed_by: null,
  distance: null,
  about_otd: null,
  over_budget: null,
  fit: fit(),
  link_id: null,
  link_status: null,
  ...given,
});

it('puts clients under what the car costs them first, and then what it lacks', () => {
  const all = [
    client('Over', { over_budget: 1 }),
    client('One', { fit: fit({ missing: ['awd'] }) }),
    client('All', { over_budget: -1 }),
    client('More', { fit: fit({ missing: ['awd'], rejects_hit: ['Beige'] }) }),
  ];
  expect(grouped(all, true).map(({ group, clients }) => [group, clients.map(({ client_name }) => client_name)])).toEqual([
    ['all', ['All']],
    ['one', ['One']],
    ['more', ['More']],
    ['over', ['Over']],
  ]);
  expect(grouped(all, false)).toHaveLength(1);
});

it.each([
  [fit(), messages.every],
  [fit({ missing: ['ventilated seats'], unknown: ['5 seats'] }), 'Missing: ventilated seats'],
  [fit({ unknown: ['5 seats'] }), 'Unknown: 5 seats'],
  [fit({ missing: ['awd'], rejects_hit: ['Beige'] }), 'Deal-breaker: Beige'],
  [fit({ missing: ['within $35,000 out the door'] }), messages.every],
])('says in one line why, the worst first', (given, text) => {
  expect(whyOf(given).text).toBe(text);
});
