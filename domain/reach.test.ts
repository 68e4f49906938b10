import { describe, expect, it } from 'vitest';
import { fewestListed, meets, reachOf, shareInWords, type ListedCar } from './reach.ts';

const id = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10';
const car = (facts: Partial<ListedCar> = {}): ListedCar => ({
  make: 'Toyota',
  model: 'RAV4 Hybrid',
  trim: null,
  year: 2024,
  condition: 'new',
  price: 3_750_000,
  miles: 10,
  distance: 20,
  body_style: 'suv',
  fuel: 'hybrid',
  drivetrain: 'awd',
  transmission: 'automatic',
  seats: 5,
  doors: 5,
  exterior_colour: 'Midnight Blue',
  interior_colour: 'Black',
  options: ['Heated seats'],
  about: undefined,
  at: { town: 'Dublin, OH', east: -4, north: 3 },
  ...facts,
});
const sedan = car({ make: 'Honda', model: 'Accord', body_style: 'sedan', price: 2_900_000, exterior_colour: 'White', options: [], distance: 80, at: null });
const countOf = (reach: ReturnType<typeof reachOf>, field: string, value: string) =>
  reach.choices.find((each) => each.field === field && each.value === value)?.count ?? 0;

describe('what answers mean for the search', () => {
  it('counts the cars that meet all of them', () => {
    const selections = { vehicles: [{ id, body_styles: ['suv' as const] }], money: { max_total: 4_000_000 } };
    expect(reachOf([car(), car({ price: 4_200_000 }), sedan], selections)).toMatchObject({ listed: 3, meeting: 1 });
  });

  it('holds the budget against what cars come to out the door, and shows their prices by it', () => {
    const [near, over] = [car({ price: 3_600_000, about: 3_900_000 }), car({ price: 3_900_000, about: 4_250_000 })];
    const { meeting, prices } = reachOf([near, over], { money: { max_total: 4_000_000 } });
    expect([meeting, ...prices.flatMap(({ up_to, count }) => (count > 0 ? [up_to] : []))]).toEqual([1, 3_900_000, 4_300_000]);
  });

  it('does not hold against a car what is not known of it, and holds what the client never wants', () => {
    expect(meets(car({ body_style: null }), { vehicles: [{ id, body_styles: ['truck'] }] })).toBe(true);
    expect(meets(car(), { taste: { rejected_colours: ['Blue'] } })).toBe(false);
  });

  it('weighs each answer beside all others: a body is counted as if none was chosen yet', () => {
    const reach = reachOf([car(), car(), sedan], { vehicles: [{ id, body_styles: ['suv'], fuels: ['hybrid'] }], taste: { rejected_colours: ['White'] } });
    expect([countOf(reach, 'body_styles', 'suv'), countOf(reach, 'body_styles', 'sedan')]).toEqual([2, 0]);
    expect([countOf(reach, 'exterior_colours', 'Blue'), countOf(reach, 'makes', 'Toyota RAV4 Hybrid'), countOf(reach, 'options', 'Heated seats')]).toEqual([
      2, 2, 2,
    ]);
  });

  it('counts distances up to each step, and prices in bars that hold every car once', () => {
    const reach = reachOf([car(), sedan], { money: { max_total: 1_000_000 } });
    expect([countOf(reach, 'max_distance', '25'), countOf(reach, 'max_distance', '100')]).toEqual([0, 0]);
    const open = reachOf([car(), sedan], {});
    expect([countOf(open, 'max_distance', '25'), countOf(open, 'max_distance', '100')]).toEqual([1, 2]);
    expect(open.prices.map(({ count }) => count).reduce((one, other) => one + other, 0)).toBe(2);
    expect(open.prices.length).toBeLessThanOrEqual(20);
    expect(reach.prices).toEqual(open.prices);
  });

  it('says where the cars are, the same town once', () => {
    expect(reachOf([car(), car(), sedan], {}).towns).toEqual([{ name: 'Dublin, OH', east: -4, north: 3, miles: 5, count: 2 }]);
  });
});

describe('a share in words', () => {
  it.each([
    [0, 400, 'None of the cars we list meets this'],
    [140, 412, 'About 1 in 3 cars we list meets this'],
    [206, 412, 'About 1 in 2 cars we list meets this'],
    [300, 400, 'About 3 in 4 cars we list meet this'],
    [37, 412, 'About 1 in 11 cars we list meets this'],
    [410, 412, 'Nearly every car we list meets this'],
    [1, 412, 'Fewer than 1 in 50 cars we list meet this'],
  ])('%i of %i', (meeting, listed, words) => expect(shareInWords(meeting, listed)).toBe(words));

  it('says nothing of a handful', () => expect(shareInWords(3, fewestListed - 1)).toBeNull());
});
