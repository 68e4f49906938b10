import { describe, expect, it } from 'vitest';
import type { LinkFit } from '../generated/api.ts';
import { carValues, proposalFor, type ProposedCar } from './proposal.ts';

const fit: LinkFit = { musts: 6, musts_met: 6, missing: [], unknown: [], rejects_hit: [], score: 100 };
const car: ProposedCar = { title: '2025 RAV4', price: 3_748_000, total_otd: null, about: undefined, budget: 3_950_000, fit };

describe('how a car fits', () => {
  it.each([
    [fit, 'It meets all 6 of your must-haves.'],
    [{ ...fit, musts: 1, musts_met: 1 }, 'It meets your must-have.'],
    [{ ...fit, musts_met: 5, missing: ['ventilated seats'] }, 'It meets 5 of your 6 must-haves. Not met: ventilated seats.'],
    [{ ...fit, musts_met: 5, unknown: ['roof rails'] }, 'It meets 5 of your 6 must-haves. Not known yet: roof rails.'],
    [{ ...fit, musts_met: 1, missing: ['a', 'b', 'c', 'd', 'e'] }, 'It meets 1 of your 6 must-haves. Not met: a, b, c and 2 more.'],
    [{ ...fit, musts: 0, musts_met: 0, rejects_hit: ['beige'] }, 'You want to avoid: beige.'],
    [null, null],
  ])('is said in whole sentences', (given, expected) => {
    expect(carValues({ ...car, fit: given }).how_it_fits).toBe(expected);
  });
});

describe('what is left of a budget', () => {
  it.each([
    ['a dealer’s price to the cent', { total_otd: 3_941_453 }, 'It leaves $85.47 of your budget.'],
    ['an estimate without cents', { about: 3_821_453 }, 'It leaves about $1,285 of your budget.'],
    ['an asking price as what it is', {}, 'It leaves $2,020 of your budget before taxes and fees.'],
    ['more than there is', { about: 4_070_000 }, 'It’s about $1,200 over your budget.'],
    ['the whole of it', { total_otd: 3_950_000 }, 'It takes all of your budget.'],
    ['no budget', { budget: null }, null],
    ['no price', { price: null }, null],
  ])('says %s', (_what, given, expected) => {
    expect(carValues({ ...car, ...given }).budget_left).toBe(expected);
  });
});

describe('a price', () => {
  it('is what it is: a dealer’s to drive away, or the one that is asked', () => {
    expect(carValues(car).price).toBe('$37,480 asking');
    expect(carValues({ ...car, total_otd: 3_941_453 }).price).toBe('$39,414.53 out the door');
    expect(carValues({ ...car, price: null }).price).toBeNull();
  });
});

describe('a message to several', () => {
  const message = '{client_first_name}, this one just came in: {car}. {how_it_fits} {budget_left}';
  const known = { client_first_name: 'Amara', ...carValues({ ...car, total_otd: 3_941_453 }) };

  it('is filled in for each', () => {
    expect(proposalFor(message, known)).toEqual({
      text: 'Amara, this one just came in: 2025 RAV4. It meets all 6 of your must-haves. It leaves $85.47 of your budget.',
      left_out: [],
      missing: [],
    });
  });

  it('does without the sentences that nothing is known for, and names them', () => {
    expect(proposalFor(message, { ...known, how_it_fits: null, budget_left: null })).toEqual({
      text: 'Amara, this one just came in: 2025 RAV4.',
      left_out: ['how_it_fits', 'budget_left'],
      missing: [],
    });
    expect(proposalFor('Hi, a RAV4 came in: {how_it_fits} {budget_left}\nShall I ask?', {}).text).toBe('Hi, a RAV4 came in.\nShall I ask?');
  });

  it('names what a sentence of its own lacks', () => {
    expect(proposalFor('{car} is {price}. {budget_left}', { car: 'RAV4', price: null }).missing).toEqual(['price']);
  });

  it('takes no value for a field', () => {
    expect(proposalFor('{car}', { car: '{price}' }).text).toBe('{price}');
  });
});
