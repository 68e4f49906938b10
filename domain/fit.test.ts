import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChecklistSelections } from '../generated/api.ts';
import { fitOf, fits, wishesHeld, type CarFacts } from './fit.ts';

const car: CarFacts = {
  make: 'Subaru',
  model: 'Outback',
  trim: 'Touring XT',
  year: 2023,
  condition: 'used',
  price: 3_345_000,
  miles: 21_300,
  distance: 61,
  body_style: 'wagon',
  fuel: 'gas',
  drivetrain: 'awd',
  transmission: 'automatic',
  seats: 5,
  doors: 5,
  exterior_colour: 'Crystal White Pearl',
  options: ['Heated seats', 'Power tailgate'],
  total_otd: null,
};
const wishes: ChecklistSelections = {
  money: { max_total: 3_600_000 },
  vehicles: [
    {
      id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10',
      fuels: ['hybrid', 'plug_in_hybrid'],
      max_mileage: 20_000,
      drivetrains: ['awd'],
      year_min: 2022,
      never_makes: ['Fiat'],
    },
  ],
  taste: {
    options: [
      { name: 'Heated seats', wish: 'must' },
      { name: 'Ventilated seats', wish: 'must' },
      { name: 'Sunroof', wish: 'nice' },
    ],
    rejected_colours: ['White'],
  },
  logistics: { max_distance: 60 },
};

describe('fitOf', () => {
  it('counts musts met, names those missed and the rejects hit', () => {
    expect(fitOf(car, wishes)).toEqual({
      musts: 7,
      musts_met: 4,
      missing: ['under 20,000 miles', 'hybrid or plug-in hybrid', 'ventilated seats'],
      unknown: [],
      rejects_hit: ['White', 'over 60 miles away'],
      score: 17,
    });
  });

  it('says what is not known instead of guessing', () => {
    expect(fitOf({ ...car, fuel: null, options: [] }, wishes)).toMatchObject({ unknown: ['hybrid or plug-in hybrid', 'heated seats', 'ventilated seats'] });
  });

  it('holds the car against the vehicle it meets best, and the price to drive away against the budget', () => {
    const two = {
      vehicles: [...(wishes.vehicles ?? []), { id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e11', makes: [{ make: 'subaru', model: 'outback' }] }],
      money: { max_total: 3_400_000 },
    };
    expect(fitOf(car, two)).toMatchObject({ musts: 2, musts_met: 2 });
    expect(fitOf({ ...car, total_otd: 3_600_000 }, two)).toMatchObject({ missing: ['within $34,000 out the door'] });
  });

  it('is nothing while nothing is asked for', () => {
    expect(fitOf(car, {})).toBeNull();
  });

  it('never loses a must: met, missing and not known make up all', () => {
    fc.assert(
      fc.property(
        fc.record({
          year: fc.option(fc.integer({ min: 1990, max: 2030 })),
          miles: fc.option(fc.nat(200_000)),
          price: fc.option(fc.nat(9_000_000)),
          options: fc.subarray(['Heated seats', 'Ventilated seats', 'Sunroof']),
        }),
        (facts) => {
          const fit = fitOf({ ...car, ...facts }, wishes);
          expect((fit?.musts_met ?? 0) + (fit?.missing.length ?? 0) + (fit?.unknown.length ?? 0)).toBe(fit?.musts);
          expect(fit?.score).toBeGreaterThanOrEqual(0);
          expect(fit?.score).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});

describe('the budget', () => {
  const within = { money: { max_total: 3_600_000 } };
  it('is held against the price to drive away, a dealer’s or an estimate, before the asking price', () => {
    const found = (total_otd: number | null, about?: number) => wishesHeld({ ...car, total_otd }, within, about)[0];
    expect(found(null)).toEqual({ text: 'within $36,000 out the door', met: true, found: '$33,450 asking price' });
    expect(found(null, 3_611_000)).toEqual({ text: 'within $36,000 out the door', met: false, found: 'about $36,110' });
    expect(found(3_590_000)).toEqual({ text: 'within $36,000 out the door', met: true, found: '$35,900' });
  });

  it('counts in the fit as it is told wish by wish', () => {
    expect([fitOf(car, within)?.missing, fitOf(car, within, 3_611_000)?.missing]).toEqual([[], ['within $36,000 out the door']]);
  });
});

it('a car fits that has nothing unwanted and lacks nothing known; what nobody knows yet speaks against none', () => {
  const met = { musts: 2, musts_met: 1, missing: [], unknown: ['ventilated seats'], rejects_hit: [], score: 50 };
  expect([null, met, { ...met, missing: ['power tailgate'] }, { ...met, rejects_hit: ['over 60 miles away'] }].map(fits)).toEqual([true, true, false, false]);
});
