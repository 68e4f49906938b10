import { expect, it } from 'vitest';
import { fieldsOf } from './fields.ts';
import { linesOf } from './summary.ts';

const valueOf = (section: 'taste' | 'logistics', name: string, value: unknown) =>
  linesOf(fieldsOf(section), { [name]: value }).find((line) => line.name === name)?.value;

it('sets what an option is to the client behind its name', () => {
  const options = [
    { name: 'Sunroof', wish: 'must' },
    { name: 'Roof rails', wish: 'never' },
  ];
  expect(valueOf('taste', 'options', options)).toBe('Sunroof (must have); Roof rails (deal-breaker)');
});

it('says how far in miles', () => {
  expect(valueOf('logistics', 'max_distance', 1200)).toBe('1,200 mi');
});
