import { beforeEach, expect, it } from 'vitest';
import { resources } from '../../../generated/resources.ts';
import { setFormatting } from '../../web/formatting.ts';
import { besideName } from './besideName.ts';

beforeEach(() => setFormatting({ locale: 'en-US', timeZone: 'America/New_York' }));

const employees = resources.find(({ name }) => name === 'employees') ?? {};

it('says what the contract says beside a name, and leaves out what is empty', () => {
  expect(besideName(employees, { id: 'e', load: 12, capacity: 15, away_until: null })).toBe('12 of 15 clients');
  expect(besideName(employees, { id: 'e', load: 0, capacity: 15, away_until: '2026-11-28' })).toBe('0 of 15 clients · Away until Nov 28, 2026');
});

it('is nothing where the contract says nothing', () => {
  expect(besideName({}, { id: 'x', load: 1 })).toBe('');
});
