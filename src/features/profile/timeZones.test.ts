import { expect, it } from 'vitest';
import { timeZones, zoneName } from './timeZones.ts';

it('names a zone as people do, and one that has an offset alone by its place', () => {
  expect(zoneName('America/New_York')).toBe('Eastern Time, New York');
  expect(['UTC', 'Etc/GMT+5'].map(zoneName)).toEqual(['UTC', 'GMT+5']);
});

it('offers the chosen zone, each once, and none by its offset', () => {
  const offered = timeZones('UTC').map(({ name }) => name);
  expect(offered.filter((name) => name === 'UTC')).toHaveLength(1);
  expect(offered.filter((name) => /GMT[+-]\d\d:/.test(name))).toEqual([]);
  expect(new Set(offered).size).toBe(offered.length);
});
