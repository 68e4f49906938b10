import { expect, it } from 'vitest';
import { invitationOf, mayDecide } from './guest.ts';

it('a guest decides what the client allows, and may take that back', () => {
  expect(mayDecide([], 'proposed', 'research_requested')).toBe(false);
  expect(mayDecide(['research_requested'], 'proposed', 'research_requested')).toBe(true);
  expect(mayDecide(['research_requested'], 'proposed', 'rejected')).toBe(false);
  expect(mayDecide(['rejected'], 'rejected', 'proposed')).toBe(true);
  expect(mayDecide(['otd_requested'], 'rejected', 'otd_requested')).toBe(false);
  expect(mayDecide(['accepted'], 'accepted', 'otd_received')).toBe(true);
  expect(mayDecide(['otd_requested'], 'otd_received', 'otd_requested')).toBe(true);
});

it('an invitation begins with whom the checklist names as deciding too', () => {
  const email = 'daniel.okafor@mailhaven.com';
  expect(invitationOf({ name: 'Daniel James Okafor', email })).toEqual({ first_name: 'Daniel James', last_name: 'Okafor', email });
  expect(invitationOf({ name: ' Daniel ' })).toEqual({ first_name: 'Daniel', last_name: '', email: '' });
  expect(invitationOf({ email })).toEqual({ first_name: '', last_name: '', email });
  expect(invitationOf(null)).toEqual({ first_name: '', last_name: '', email: '' });
});
