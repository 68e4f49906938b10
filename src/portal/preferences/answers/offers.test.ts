import { describe, expect, it } from 'vitest';
import type { VehicleMake, VehicleModel } from '../../../../generated/api.ts';
import { offersFor } from './offers.ts';

const usual = (...names: string[]): VehicleMake[] => names.map((name) => ({ name, is_usual: true }));
const rare = (...names: string[]): VehicleMake[] => names.map((name) => ({ name, is_usual: false }));
const model = (make: string, name: string, last_year: number | null = null): VehicleModel => ({
  make,
  name,
  first_year: 1997,
  last_year,
  body_styles: ['suv'],
});
const fit = model('Honda', 'Fit', 2020);
const crv = model('Honda', 'CR-V');
const kona = model('Hyundai', 'Kona');
const azera = model('Hyundai', 'Azera', 2018);
const firstCall = model('Armbruster Stageway', 'Mercedes First Call');
const named = (typed: string, makes: VehicleMake[], models: VehicleModel[]) => offersFor(typed, makes, models).map(({ name }) => name);

describe('a make’s name', () => {
  it.each<[string, VehicleMake[], VehicleModel[], string]>([
    ['hunday', usual('Honda', 'Hyundai'), [fit, crv, kona], 'Any Hyundai'],
    ['hyndai', usual('Hyundai', 'Honda'), [fit, kona, crv], 'Any Hyundai'],
    ['mersedes', usual('Mercedes-Benz'), [firstCall, model('Mercedes-Benz', '190', 1993)], 'Any Mercedes-Benz'],
    ['toyta', usual('Toyota'), [model('Toyota', '86', 2020), model('Toyota', 'RAV4')], 'Any Toyota'],
    ['merc', [...usual('Mercedes-Benz'), ...rare('Mercury')], [model('Mercedes-Benz', '190', 1993)], 'Any Mercedes-Benz'],
    ['ford', usual('Ford'), [model('Clenet', 'Ford Base'), model('Ford', 'Edge')], 'Any Ford'],
    // By what people call it, which is nothing like its name.
    ['beemer', usual('BMW'), [model('BMW', 'iX')], 'Any BMW'],
    ['saturn', rare('Saturn'), [model('Saturn', 'Vue', 2010)], 'Any Saturn'],
  ])('typed as %s, comes before its models', (typed, makes, models, first) => {
    expect(named(typed, makes, models)[0]).toBe(first);
  });

  it('is followed by its models of today, its old ones, and then those of others', () => {
    expect(named('hyndai', usual('Hyundai', 'Honda'), [fit, azera, crv, kona])).toEqual([
      'Any Hyundai',
      'Hyundai Kona',
      'Hyundai Azera',
      'Honda CR-V',
      'Honda Fit',
      'Any Honda',
    ]);
  });
});

describe('a model’s name', () => {
  it.each<[string, VehicleMake[], VehicleModel[], string]>([
    ['crv', rare('C-R CHEETAH RACE CARS'), [crv, model('Honda', 'HR-V')], 'Honda CR-V'],
    ['rav 4', [...usual('Ram'), ...rare('Jac 427')], [model('Toyota', 'RAV4')], 'Toyota RAV4'],
    ['civic', [], [model('Honda', 'Civic')], 'Honda Civic'],
    ['camry', rare('Cami', 'Lite Car'), [model('Toyota', 'Camry')], 'Toyota Camry'],
    ['cooper', usual('MINI'), [model('MINI', 'Cooper Convertible')], 'MINI Cooper Convertible'],
    [
      'ford f150',
      usual('Ford'),
      [model('Electric Vehicles International', 'Ford F350'), model('Ford', 'F-150 Heritage'), model('Ford', 'F-150')],
      'Ford F-150',
    ],
    ['mazda 3', usual('Mazda'), [model('Mazda', 'CX-3'), model('Mazda', 'Mazda3')], 'Mazda3'],
    ['honda civic', usual('Honda'), [model('Honda', 'Civic'), fit], 'Honda Civic'],
  ])('typed as %s, comes first', (typed, makes, models, first) => {
    expect(named(typed, makes, models)[0]).toBe(first);
  });

  it('stays in the order found, with the makes last', () => {
    expect(named('honda fit', usual('Honda', 'Hyundai', 'Kia'), [fit, crv])).toEqual(['Honda Fit', 'Honda CR-V', 'Any Honda', 'Any Hyundai']);
  });
});
