import { expect, it } from 'vitest';
import { briefLines } from './brief.ts';

it('names the trade-in as people say it, the make once', () => {
  const tradeIn = (make: string, model: string) => briefLines({ selections: {}, trade_in: { has_trade_in: true, year: 2019, make, model } }).at(-1)?.value;
  expect([tradeIn('Mazda', 'Mazda3'), tradeIn('Ford', 'F-150')]).toEqual(['2019 Mazda3', '2019 Ford F-150']);
});
