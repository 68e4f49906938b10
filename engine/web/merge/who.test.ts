import { expect, it } from 'vitest';
import { savedByText } from './who.ts';

it('says who saved meanwhile, and of oneself no device: it may have been another tab of the same', () => {
  const at = '2026-11-30T15:00:00Z';
  const now = new Date('2026-11-30T15:00:30Z');
  expect(savedByText({ name: 'Oliver Brandt', isYou: false, at }, now)).toBe('Oliver Brandt saved this a moment ago.');
  expect(savedByText({ name: undefined, isYou: false, at }, now)).toBe('Someone else saved this a moment ago.');
  expect(savedByText({ name: 'Grace Tan', isYou: true, at }, now)).toBe('You saved this elsewhere a moment ago.');
});
