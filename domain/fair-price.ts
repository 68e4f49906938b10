// How a car's asking price compares with the firm's other offers of that model (docs/decisions.md, Is it a fair price?).

/** Another offer of the model, without whose it is or where. */
export interface Offered {
  /** Cents. */
  price: number;
  miles: number | null;
  year: number | null;
}

/** Fewer offers than these say nothing. */
export const fewestOffers = 3;
/** Miles that two used cars may differ by and still be alike. */
export const alikeWithin = 7_500;

export interface PriceRange {
  count: number;
  /** Cents. */
  low: number;
  high: number;
}

export interface FairPrice {
  all: PriceRange;
  /** Those with about the same miles; null where there are too few, or the car's own are unknown. */
  similar: PriceRange | null;
  /** Cents between the car's price and the nearest end of the range it is held against; 0 within it, negative below. */
  away: number;
}

/** @returns null where too few offers are known, or the car has no price */
export function fairPrice(car: { price: number | null; miles: number | null }, offers: readonly Offered[]): FairPrice | null {
  const { price, miles } = car;
  const all = rangeOf(offers);
  if (price === null || all === null) return null;
  const similar = miles === null ? null : rangeOf(offers.filter((offer) => offer.miles !== null && Math.abs(offer.miles - miles) <= alikeWithin));
  const { low, high } = similar ?? all;
  return { all, similar, away: price < low ? price - low : price > high ? price - high : 0 };
}

function rangeOf(offers: readonly Offered[]): PriceRange | null {
  if (offers.length < fewestOffers) return null;
  const prices = offers.map((offer) => offer.price);
  return { count: offers.length, low: Math.min(...prices), high: Math.max(...prices) };
}
