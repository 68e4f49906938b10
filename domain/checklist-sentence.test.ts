import { describe, expect, it } from 'vitest';
import type { ChecklistSelections, VehiclePreference } from '../generated/api.ts';
import { checklistSentence, sentenceText } from './checklist-sentence.ts';

const id = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10';
const car = (vehicle: Omit<VehiclePreference, 'id'>, rest: ChecklistSelections = {}): string =>
  sentenceText(checklistSentence({ vehicles: [{ id, ...vehicle }], ...rest }));

describe('a checklist reads like a sentence', () => {
  it('as one would say it', () => {
    expect(
      car(
        { year_min: 2023, fuels: ['hybrid'], body_styles: ['suv'] },
        { money: { max_total: 4_100_000 }, logistics: { max_distance: 50 }, taste: { rejected_colours: ['Beige'] } },
      ),
    ).toBe('A 2023 or newer hybrid SUV under $41,000, within 50 miles, never beige.');
  });

  it('with everything that was answered', () => {
    expect(
      car(
        {
          conditions: ['new', 'certified'],
          year_min: 2023,
          max_mileage: 20_000,
          fuels: ['hybrid', 'plug_in_hybrid'],
          body_styles: ['suv', 'wagon'],
          drivetrains: ['awd'],
          makes: [{ make: 'Toyota', model: 'RAV4 Hybrid' }, { make: 'Mazda' }],
          never_makes: ['Fiat'],
        },
        {
          money: { max_total: 4_100_000, max_monthly: 70_000 },
          logistics: { zip: '43215', max_distance: 60 },
          taste: {
            exterior_colours: ['Blue', 'Gray', 'Red'],
            rejected_colours: ['Beige'],
            options: [
              { name: 'Heated seats', wish: 'must' },
              { name: 'Apple CarPlay', wish: 'must' },
              { name: 'Roof rails', wish: 'nice' },
              { name: 'Sunroof', wish: 'never' },
            ],
          },
        },
      ),
    ).toBe(
      'A new or certified pre-owned hybrid or plug-in hybrid SUV or wagon, 2023 or newer, with under 20,000 miles, under $41,000 and $700 a month, within 60 miles of 43215, in blue, gray or red, never beige.' +
        ' First choice Toyota RAV4 Hybrid, then Mazda. Not Fiat. It must have all-wheel drive and heated seats and Apple CarPlay, never sunroof.',
    );
  });

  it.each([
    [{ fuels: ['electric'] }, 'An electric car.'],
    [{ body_styles: ['suv'] }, 'An SUV.'],
    [{ conditions: ['used'], body_styles: ['truck'] }, 'A used truck.'],
    [{ year_min: 2020, year_max: 2023, body_styles: ['sedan'] }, 'A 2020 to 2023 sedan.'],
    [{ year_min: 2024, year_max: 2024 }, 'A 2024 car.'],
    [{ year_max: 2019 }, 'A 2019 or older car.'],
    [{}, 'A car.'],
  ] as const)('%j', (vehicle, sentence) => expect(car(vehicle as Omit<VehiclePreference, 'id'>)).toBe(sentence));

  it('says a monthly budget alone, one mile, further cars, and what it can’t have', () => {
    const taste = { options: [{ name: 'Sunroof', wish: 'never' as const }] };
    const selections = { vehicles: [{ id }, { id }, { id }], money: { max_monthly: 62_000 }, logistics: { max_distance: 1 }, taste };
    expect(sentenceText(checklistSentence(selections))).toBe('A car under $620 a month, within 1 mile. It can’t have sunroof. 2 more cars would do, too.');
  });

  it('names what is missing, each leading to its question', () => {
    const parts = checklistSentence({}, { gaps: true });
    expect(sentenceText(parts)).toBe('A kind of car under your budget, within your distance, in your colors. It must have what you can’t do without.');
    expect(parts.filter((part) => part.isGap).map((part) => part.field)).toEqual([
      'vehicles.body_styles',
      'money.max_total',
      'logistics.max_distance',
      'taste.exterior_colours',
      'taste.options',
    ]);
    expect(sentenceText(checklistSentence({}))).toBe('A car.');
  });
});
