// The colors people name a car by. A maker's own names for them say which they are by containing one, or they stay unknown.

/** A color's name as the checklist keeps it, and how a swatch of it looks. */
export interface CarColor {
  name: string;
  /** As CSS. */
  swatch: string;
}

export const exteriorColors: readonly CarColor[] = [
  { name: 'White', swatch: '#f2f2f0' },
  { name: 'Black', swatch: '#1b1f1e' },
  { name: 'Gray', swatch: '#7d8482' },
  { name: 'Silver', swatch: '#c3c7c6' },
  { name: 'Blue', swatch: '#2c4c77' },
  { name: 'Red', swatch: '#8c2329' },
  { name: 'Green', swatch: '#4c6147' },
  { name: 'Brown', swatch: '#5d4636' },
  { name: 'Beige', swatch: '#cfc0a4' },
  { name: 'Orange', swatch: '#c2622a' },
  { name: 'Yellow', swatch: '#d9b13b' },
  { name: 'Gold', swatch: '#a88d55' },
];

export const interiorColors: readonly CarColor[] = [
  { name: 'Black', swatch: '#1d1f1f' },
  { name: 'Gray', swatch: '#85898a' },
  { name: 'Beige', swatch: '#d3c5ab' },
  { name: 'Brown', swatch: '#6b4a35' },
  { name: 'White', swatch: '#ecebe6' },
  { name: 'Red', swatch: '#7e2428' },
];

/** The colors of a palette that a maker's name for one contains: `Midnight Blue` is blue. */
export const colorsIn = (name: string | null, palette: readonly CarColor[]): string[] =>
  palette.filter((color) => name?.toLowerCase().includes(color.name.toLowerCase()) ?? false).map((color) => color.name);
