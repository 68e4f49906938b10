import { describe, expect, it } from 'vitest';
import { decodeVin } from './vin.ts';
import { vinMismatch } from './vin-mismatch.ts';

it('is held against what is said of the car, with a year to spare', () => {
  const read = decodeVin('1HGCM82633A004352');
  expect(vinMismatch(read, { year: 2025, make: 'Kia' })).toBe('This VIN says 2003 Honda, not 2025 Kia.');
  expect(vinMismatch(read, { year: 2003, make: 'Kia' })).toBe('This VIN says Honda, not Kia.');
  expect(vinMismatch(read, { year: 2006, make: 'HONDA' })).toBe('This VIN says 2003, not 2006.');
  for (const said of [{ year: 2004, make: 'Honda' }, { year: null, make: null }, {}]) expect(vinMismatch(read, said)).toBeUndefined();
  expect(vinMismatch({ year: null, make: null }, { year: 2025, make: 'Kia' })).toBeUndefined();
});

it('a make is known by what people call it', () => {
  for (const [make, said] of [
    ['Mercedes-Benz', 'Mercedes'],
    ['Chevrolet', 'Chevy'],
    ['Volkswagen', 'VW'],
    ['MINI', 'Mini'],
  ])
    expect([said, vinMismatch({ make }, { make: said })]).toEqual([said, undefined]);
});

describe('the model', () => {
  it('is named where it is another, with the make and the year where they are, too', () => {
    const accord = { year: 2003, make: 'Honda', model: 'Accord', trim: 'EX-V6' };
    expect(vinMismatch(accord, { year: 2003, make: 'Honda', model: 'Civic' })).toBe('This VIN says Accord, not Civic.');
    expect(vinMismatch({ year: 2019, make: 'Mazda', model: 'Mazda3' }, { make: 'Ford', model: 'F-150' })).toBe('This VIN says Mazda3, not Ford F-150.');
    expect(vinMismatch(accord, { year: 2025, make: 'Honda', model: 'Civic' })).toBe('This VIN says 2003 Accord, not 2025 Civic.');
    expect(vinMismatch(accord, { year: 2003, make: 'Kia', model: 'K5' })).toBe('This VIN says Honda Accord, not Kia K5.');
    expect(vinMismatch({ ...accord, model: null, models: ['Accord', 'Crosstour'] }, { make: 'Honda', model: 'Civic' })).toBe(
      'This VIN says Accord or Crosstour, not Civic.',
    );
  });

  it('of several that the VIN leaves open is one of them, and none that nobody says is another', () => {
    expect(vinMismatch({ make: 'Honda', model: null, models: ['Accord', 'Civic'] }, { make: 'Honda', model: 'Civic Si' })).toBeUndefined();
    expect(vinMismatch({ make: 'Honda', model: 'Accord' }, { make: 'Honda', model: null })).toBeUndefined();
    expect(vinMismatch({ make: 'Honda', model: null }, { make: 'Honda', model: 'Civic' })).toBeUndefined();
  });

  it.each([
    ['Ford', 'F-150', 'F150'],
    ['Ford', 'F-150', 'F-150 SuperCrew'],
    ['Ford', 'F-250', 'F-250 Super Duty'],
    ['Ford', 'Escape', 'Escape PHEV'],
    ['Toyota', 'RAV4', 'RAV4 Hybrid'],
    ['Toyota', 'RAV4', 'Rav 4'],
    ['Toyota', 'RAV4 Prime (PHEV)', 'RAV4 Prime'],
    ['Toyota', 'Prius Prime (PHEV)', 'Prius'],
    ['Toyota', 'Supra', 'GR Supra'],
    ['Toyota', '4Runner', '4-Runner'],
    ['Honda', 'Civic', 'Civic Sedan'],
    ['Honda', 'CR-V', 'CRV Hybrid'],
    ['Mazda', 'Mazda3', 'Mazda 3 Hatchback'],
    ['Mazda', 'Mazda3', '3'],
    ['Mazda', 'MX-5', 'Miata'],
    ['Mazda', 'MX-5', 'MX-5 Miata RF'],
    ['BMW', '330i', '3 Series'],
    ['BMW', '330i', '330xi'],
    ['BMW', '330i', '330i xDrive'],
    ['BMW', 'X5', 'X5 xDrive40i'],
    ['Mercedes-Benz', 'C-Class', 'C 300 4MATIC'],
    ['Mercedes-Benz', 'C-Class', 'AMG C 63'],
    ['Mercedes-Benz', 'E-Class', 'E400'],
    ['Mercedes-Benz', 'GLC-Class', 'GLC 300'],
    ['Mercedes-Benz', 'EQE-Class SUV', 'EQE 350+'],
    ['Mercedes-Benz', 'M-Class', 'ML 350'],
    ['Lexus', 'NX', 'NX 350h'],
    ['Volkswagen', 'Golf GTI', 'GTI'],
    ['Volkswagen', 'GTI', 'Golf GTI'],
    ['Ram', '1500', 'Ram 1500'],
    ['Chrysler', 'Town & Country', 'Town and Country'],
    ['Chevrolet', 'Silverado', 'Silverado 1500'],
    ['Chevrolet', 'Equinox', 'Equinox EV'],
    ['Land Rover', 'New Range Rover', 'Range Rover'],
    ['Volvo', 'V60CC', 'V60 Cross Country'],
    ['Volvo', 'V60', 'V60 Cross Country'],
    ['Volvo', '240 Series', '240'],
    ['MINI', 'Hardtop', 'Cooper S'],
  ])('%s %s is a %s', (make, model, said) => {
    expect(vinMismatch({ make, model }, { make, model: said })).toBeUndefined();
    expect(vinMismatch({ make, model: said }, { make, model })).toBeUndefined();
  });

  it('is said by its trim, too, and a sport is what the trim says', () => {
    expect(vinMismatch({ make: 'BMW', model: 'Z4', trim: 'sDrive30i' }, { make: 'BMW', model: 'sDrive 30i' })).toBeUndefined();
    expect(vinMismatch({ make: 'BMW', model: 'X4', trims: ['xDrive28i', 'M40i'] }, { make: 'BMW', model: 'M40i' })).toBeUndefined();
    expect(vinMismatch({ make: 'Ford', model: 'Explorer Sport' }, { make: 'Ford', model: 'Explorer', trim: 'Sport' })).toBeUndefined();
    expect(vinMismatch({ make: 'Honda', model: 'Civic' }, { make: 'Honda', model: 'Civic Sport' })).toBeUndefined();
    expect(vinMismatch({ make: 'Ford', model: 'Bronco Sport' }, { make: 'Ford', model: 'Bronco', trim: 'Badlands' })).toBeDefined();
  });

  it.each([
    ['Mazda', 'CX-5', 'CX-50'],
    ['Mazda', 'CX-3', 'CX-30'],
    ['Mazda', 'CX-3', 'Mazda3'],
    ['Mazda', 'Mazda3', 'Mazda6'],
    ['Jeep', 'Cherokee', 'Grand Cherokee'],
    ['Toyota', 'Corolla', 'Corolla Cross'],
    ['Toyota', 'Highlander', 'Grand Highlander'],
    ['Toyota', 'RAV4', 'Highlander Hybrid'],
    ['Ford', 'F-150', 'F-250'],
    ['Ford', 'Transit', 'Transit Connect'],
    ['Ford', 'Mustang', 'Mustang Mach-E'],
    ['BMW', '330i', '5 Series'],
    ['BMW', '330i', '530i'],
    ['BMW', 'X3', 'X5'],
    ['Mercedes-Benz', 'C-Class', 'CLA 250'],
    ['Mercedes-Benz', 'C-Class', 'E-Class'],
    ['Lexus', 'NX', 'RX 350'],
    ['Porsche', '718 Boxster', '718 Cayman'],
    ['Fiat', '500L', '500X'],
    ['Tesla', 'Model 3', 'Model S'],
    ['Chevrolet', 'Silverado 1500', 'Silverado 2500'],
    ['Land Rover', 'Range Rover', 'Range Rover Evoque'],
    ['Kia', 'Telluride', 'Sorento'],
  ])('%s %s is no %s', (make, model, said) => {
    expect(vinMismatch({ make, model }, { make, model: said })).toBeDefined();
    expect(vinMismatch({ make, model: said }, { make, model })).toBeDefined();
  });
});
