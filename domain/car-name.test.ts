import { expect, it } from 'vitest';
import { carName } from './car-name.ts';

it('a model that begins with its make’s name says the make once', () => {
  expect(carName('Mazda', 'Mazda3 Hatchback', '2.5 S')).toBe('Mazda3 Hatchback 2.5 S');
  expect(carName('MINI', 'Mini Cooper')).toBe('Mini Cooper');
  expect(carName('Ford', 'F-150', null)).toBe('Ford F-150');
  expect(carName('Ford', null)).toBe('Ford');
  expect(carName(null, 'F-150')).toBe('F-150');
});
