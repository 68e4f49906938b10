import { describe, expect, it } from 'vitest';
import { clientIn, dealerIn, type Whose } from './dealer-secrets.ts';

const hannah: Whose = { first_name: 'Hannah', last_name: 'Okafor', email: 'hannah@okafor.example', phone: '+1 (207) 555-0148' };
const said = (text: string, whose = hannah, car = '2025 Toyota RAV4') => clientIn(text, whose, car);

describe('what a text for dealers says of the client', () => {
  it.each([
    ['Please quote for hannah okafor.', 'hannah okafor'],
    ['Hannah wants it this week', 'Hannah'],
    ['Mrs. Okafor’s trade is clean', 'Okafor'],
    ['Write to HANNAH@okafor.example', 'HANNAH@okafor.example'],
    ['Call 207.555.0148 today', '207.555.0148'],
    ['Call (207) 555-0148', '207) 555-0148'],
    ['Call 2075550148', '2075550148'],
  ])('%s', (text, found) => {
    expect(said(text)).toBe(found);
  });

  it('is nothing where words only look alike', () => {
    expect(said('Quote without add-ons; VIN ends 5550.')).toBeUndefined();
    expect(said('Savannah blue, hannah-made')).toBeUndefined();
    expect(said('Will you quote it? Keys will be there.', { ...hannah, first_name: 'Wil', last_name: 'Li' })).toBeUndefined();
    expect(said('No phone here', { ...hannah, phone: null })).toBeUndefined();
  });

  it('is not the car’s own name', () => {
    const lincoln = { ...hannah, first_name: 'Lincoln' };
    expect(said('A Lincoln with low miles', lincoln, '2025 Lincoln Navigator')).toBeUndefined();
    expect(said('For Lincoln Okafor', lincoln, '2025 Lincoln Navigator')).toBe('Lincoln Okafor');
  });
});

it('finds a dealer’s name in any case, as words of its own', () => {
  const dealers = ['Keller Mazda', 'A+ Motors (East)'];
  expect(dealerIn('can you beat keller mazda?', dealers)).toBe('Keller Mazda');
  expect(dealerIn('As A+ Motors (East) does', dealers)).toBe('A+ Motors (East)');
  expect(dealerIn('Kellers Mazda', dealers)).toBeUndefined();
});
