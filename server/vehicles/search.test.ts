import { expect, it } from 'vitest';
import { findMakes, findModels } from './search.ts';

const firstMake = async (typed: string) => (await findMakes(typed, 1))[0]?.name;
const firstModel = async (q: string, make?: string) => {
  const [model] = await findModels({ q, make }, 1);
  return model && `${model.make} ${model.name}`;
};

it.each([
  ['toyta', 'Toyota'],
  ['hodna', 'Honda'],
  ['chevy', 'Chevrolet'],
  ['chevorlet', 'Chevrolet'],
  ['mercedez', 'Mercedes-Benz'],
  ['vw', 'Volkswagen'],
  ['volkswagon', 'Volkswagen'],
  ['hyndai', 'Hyundai'],
  ['suburu', 'Subaru'],
  ['land rover', 'Land Rover'],
  ['porshe', 'Porsche'],
  ['ki', 'Kia'],
])('takes %s for %s', async (typed, make) => {
  expect(await firstMake(typed)).toBe(make);
});

it.each([
  ['crv', undefined, 'Honda CR-V'],
  ['CR V', undefined, 'Honda CR-V'],
  ['rav 4', undefined, 'Toyota RAV4'],
  ['f150', undefined, 'Ford F-150'],
  ['camery', undefined, 'Toyota Camry'],
  ['siverado', 'chevy', 'Chevrolet Silverado'],
  ['model y', 'tesla', 'Tesla Model Y'],
  ['honda acord', undefined, 'Honda Accord'],
  ['4runer', 'Toyota', 'Toyota 4Runner'],
  ['nissan z', undefined, 'Nissan Z'],
  ['polestar 3', undefined, 'Polestar 3'],
  ['glc 300', 'Mercedes', 'Mercedes-Benz GLC-Class'],
])('takes %s of make %s for %s', async (typed, make, model) => {
  expect(await firstModel(typed, make)).toBe(model);
});

it('offers those sold most before anything is typed', async () => {
  const makes = await findMakes(undefined, 60);
  expect(makes.length).toBeGreaterThan(30);
  expect(makes.every(({ is_usual }) => is_usual)).toBe(true);
});

it('knows what a make builds in a year, by body', async () => {
  const trucks = await findModels({ make: 'Ford', year: 2024, body_style: ['truck'] }, 120);
  expect(trucks.map(({ name }) => name)).toEqual(expect.arrayContaining(['F-150', 'Maverick', 'Ranger']));
  expect(trucks.every(({ body_styles }) => body_styles.includes('truck'))).toBe(true);
  // Sold until 2005 and 2011.
  expect(trucks.map(({ name }) => name)).not.toContain('Explorer Sport Trac');
});

it('finds nothing for a make nobody knows', async () => {
  expect(await findModels({ make: 'Qqzxw' }, 5)).toEqual([]);
});

it('names no model by its make, which would then be said twice', async () => {
  const models = await findModels({}, Number.POSITIVE_INFINITY);
  expect(models.filter(({ make, name }) => name.toLowerCase().startsWith(`${make.toLowerCase()} `))).toEqual([]);
});
