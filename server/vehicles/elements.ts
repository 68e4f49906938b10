// What vPIC calls by numbers.
import type { BodyStyle } from '../../generated/api.ts';

/** vPIC's numbers of what a rule says. */
export const elements = {
  body: '5',
  cylinders: '9',
  cubic: '11',
  liters: '13',
  doors: '14',
  drive: '15',
  engine: '18',
  fuel: '24',
  model: '28',
  series: '34',
  trim: '38',
  secondFuel: '66',
} as const;
export type Element = keyof typeof elements;

/** Body classes of vPIC that are a body style of ours. */
export const bodies: Readonly<Record<string, BodyStyle>> = {
  '1': 'convertible',
  '10': 'convertible',
  '2': 'minivan',
  '3': 'coupe',
  '5': 'hatchback',
  '7': 'suv',
  '8': 'suv',
  '9': 'van',
  '95': 'van',
  '11': 'truck',
  '60': 'truck',
  '119': 'truck',
  '13': 'sedan',
  '15': 'wagon',
};
