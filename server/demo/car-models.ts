// Cars of the demo: models sold on the US market, with believable prices, and their dealers.
import type { BodyStyle, Drivetrain, FuelKind } from '../../generated/api.ts';

export interface CarModel {
  make: string;
  model: string;
  trims: readonly string[];
  body: BodyStyle;
  fuel: FuelKind;
  drivetrain: Drivetrain;
  seats: number;
  /** The first characters of its VINs: more than the maker's three where the next would say another model. */
  vin: string;
  /** New, without options, in dollars. */
  msrp: number;
}

const model = (
  make: string,
  name: string,
  trims: string,
  body: BodyStyle,
  fuel: FuelKind,
  drivetrain: Drivetrain,
  seats: number,
  vin: string,
  msrp: number,
): CarModel => ({
  make,
  model: name,
  trims: trims.split('|'),
  body,
  fuel,
  drivetrain,
  seats,
  vin,
  msrp,
});

export const carModels: readonly CarModel[] = [
  model('Toyota', 'RAV4 Hybrid', 'LE|XLE Premium|Limited', 'suv', 'hybrid', 'awd', 5, '2T3', 36_800),
  model('Toyota', 'Camry', 'LE|SE|XSE', 'sedan', 'hybrid', 'fwd', 5, '4T1', 31_400),
  model('Toyota', 'Highlander Hybrid', 'XLE|Limited', 'suv', 'hybrid', 'awd', 7, '5TD', 49_900),
  model('Toyota', 'Sienna', 'LE|XLE', 'minivan', 'hybrid', 'awd', 8, '5TD', 43_700),
  model('Toyota', 'Tacoma', 'SR5|TRD Off-Road', 'truck', 'gas', 'four_wd', 5, '3TM', 42_600),
  model('Honda', 'CR-V Hybrid', 'Sport|Sport-L|Sport Touring', 'suv', 'hybrid', 'awd', 5, '7FA', 37_500),
  model('Honda', 'Accord Hybrid', 'Sport|EX-L|Touring', 'sedan', 'hybrid', 'fwd', 5, '1HG', 34_900),
  model('Honda', 'Odyssey', 'EX-L|Touring', 'minivan', 'gas', 'fwd', 8, '5FN', 44_600),
  model('Honda', 'Civic Hatchback', 'Sport|Sport Touring', 'hatchback', 'hybrid', 'fwd', 5, '2HG', 30_900),
  model('Mazda', 'CX-50 Hybrid', 'Preferred|Premium|Premium Plus', 'suv', 'hybrid', 'awd', 5, '7MM', 37_900),
  model('Mazda', 'CX-5', '2.5 S Preferred|2.5 Turbo', 'suv', 'gas', 'awd', 5, 'JM3', 33_100),
  model('Mazda', 'Mazda3 Hatchback', '2.5 S|2.5 Carbon Edition', 'hatchback', 'gas', 'awd', 5, 'JM1', 28_700),
  model('Hyundai', 'Tucson Hybrid', 'Blue|SEL Convenience|Limited', 'suv', 'hybrid', 'awd', 5, 'KM8', 37_800),
  model('Hyundai', 'Ioniq 5', 'SE|SEL|Limited', 'hatchback', 'electric', 'awd', 5, '7YA', 46_300),
  model('Kia', 'Sportage Hybrid', 'EX|SX-Prestige', 'suv', 'hybrid', 'awd', 5, 'KND', 36_200),
  model('Kia', 'Telluride', 'EX|SX', 'suv', 'gas', 'awd', 8, '5XYP5DHC', 46_800),
  model('Kia', 'Carnival', 'LX|SX', 'minivan', 'hybrid', 'fwd', 8, 'KND', 42_900),
  model('Subaru', 'Outback', 'Premium|Touring XT', 'wagon', 'gas', 'awd', 5, '4S4', 36_900),
  model('Subaru', 'Forester Hybrid', 'Premium|Touring', 'suv', 'hybrid', 'awd', 5, 'JF2', 37_600),
  model('Subaru', 'Crosstrek', 'Sport|Limited', 'hatchback', 'gas', 'awd', 5, '4S4', 31_200),
  model('Volvo', 'XC60', 'Core|Plus', 'suv', 'plug_in_hybrid', 'awd', 5, 'YV4L12RK', 58_400),
  model('Volvo', 'V60 Cross Country', 'Plus|Ultra', 'wagon', 'gas', 'awd', 5, 'YV4L12WK', 54_900),
  model('Lexus', 'NX 350h', 'Premium|Luxury', 'suv', 'hybrid', 'awd', 5, '2T2', 47_800),
  model('Acura', 'RDX', 'Technology|A-Spec', 'suv', 'gas', 'awd', 5, '5J8', 48_300),
  model('BMW', '330i', 'xDrive|M Sport', 'sedan', 'gas', 'awd', 5, '3MW', 50_200),
  model('Audi', 'Q5', 'Premium|Premium Plus', 'suv', 'gas', 'awd', 5, 'WA1', 53_900),
  model('Volkswagen', 'Golf GTI', 'S|Autobahn', 'hatchback', 'gas', 'fwd', 5, 'WVW', 35_600),
  model('Ford', 'F-150', 'XLT|Lariat', 'truck', 'gas', 'four_wd', 5, '1FT', 53_700),
  model('Ford', 'Escape PHEV', 'Base', 'suv', 'plug_in_hybrid', 'fwd', 5, '1FM', 41_900),
  model('Chevrolet', 'Equinox EV', 'LT|RS', 'suv', 'electric', 'fwd', 5, '3GN', 36_400),
  model('Chevrolet', 'Silverado 1500', 'LT|RST', 'truck', 'gas', 'four_wd', 5, '3GC', 54_100),
  model('Nissan', 'Altima', 'SV|SL', 'sedan', 'gas', 'awd', 5, '1N4', 29_800),
];

/** A colour as makers name it, and how it is drawn. */
export const carColours: readonly (readonly [name: string, paint: string])[] = [
  ['Blueprint', '#3E5C6B'],
  ['Soul Red', '#6B2A2C'],
  ['Silver Frost', '#C9CDCB'],
  ['Magnetic Gray', '#8A8F8C'],
  ['Crystal White', '#E9EAE6'],
  ['Obsidian Black', '#2B302F'],
  ['Forest Green', '#3F5546'],
  ['Sand Beige', '#B6A88E'],
];

export const interiorColours: readonly string[] = ['Black', 'Gray', 'Black', 'Tan', 'Ivory'];

export const carOptions: readonly string[] = [
  'Heated seats',
  'Ventilated seats',
  'Power tailgate',
  'Adaptive cruise control',
  'Blind spot monitor',
  'Apple CarPlay',
  'Sunroof',
  'Heated steering wheel',
  'Surround camera',
  'Premium audio',
  'Roof rails',
  'Tow package',
];

const sellers = [
  'Northgate',
  'Riverside',
  'Hollis',
  'Keller',
  'Byrne',
  'Crestline',
  'Harborview',
  'Stonebridge',
  'Maple Street',
  'Tri-County',
  'Lakeside',
  'Ellsworth',
];

/** Dealers of a make: name and its spelling in web addresses. */
export function dealerOf(make: string, nth: number): { name: string; host: string } {
  const seller = sellers[nth % sellers.length] ?? 'Northgate';
  return { name: `${seller} ${make}`, host: `${seller} ${make}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') + '.example' };
}

/** Towns around a client's place, with the miles as they are counted. */
const around: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  'Portland, ME': [
    ['Scarborough', 6],
    ['Lewiston', 30],
    ['Augusta', 52],
    ['Saco', 14],
    ['Brunswick', 22],
  ],
  'Bangor, ME': [
    ['Brewer', 3],
    ['Ellsworth', 26],
    ['Augusta', 59],
    ['Old Town', 10],
    ['Newport', 23],
  ],
  'Portsmouth, NH': [
    ['Nashua', 40],
    ['Concord', 38],
    ['Dover', 9],
    ['Salem', 29],
    ['Keene', 76],
  ],
  'Manchester, NH': [
    ['Nashua', 16],
    ['Concord', 16],
    ['Dover', 32],
    ['Salem', 19],
    ['Keene', 42],
  ],
  'Boston, MA': [
    ['Framingham', 18],
    ['Norwood', 12],
    ['Danvers', 17],
    ['Braintree', 10],
    ['Springfield', 79],
  ],
  'Worcester, MA': [
    ['Framingham', 19],
    ['Norwood', 31],
    ['Danvers', 49],
    ['Braintree', 41],
    ['Springfield', 42],
  ],
  'Providence, RI': [
    ['Warwick', 8],
    ['Cranston', 3],
    ['Newport', 23],
  ],
  'Hartford, CT': [
    ['Manchester', 8],
    ['New Haven', 34],
    ['Waterbury', 24],
    ['Norwich', 34],
  ],
  'Burlington, VT': [
    ['South Burlington', 3],
    ['Montpelier', 38],
    ['Rutland', 61],
  ],
  'Albany, NY': [
    ['Latham', 6],
    ['Saratoga Springs', 29],
    ['Schenectady', 15],
    ['Kingston', 50],
  ],
  'Columbus, OH': [
    ['Dublin', 12],
    ['Lancaster', 27],
    ['Springfield', 43],
    ['Hilliard', 8],
    ['Westerville', 11],
    ['Mansfield', 66],
  ],
  'Raleigh, NC': [
    ['Cary', 8],
    ['Durham', 21],
    ['Wake Forest', 15],
    ['Greensboro', 68],
  ],
};

/** Town and state near a place such as "Portland, ME", and how far away it is. */
export function townNear(place: string, nth: number): { place: string; distance: number } {
  const towns = around[place] ?? [];
  const [town, distance] = towns[nth % Math.max(1, towns.length)] ?? [place.slice(0, -4), 5];
  return { place: `${town}, ${place.slice(-2)}`, distance };
}

/** With its article, as one says it: "an RDX", "a RAV4". */
export const withA = (name: string): string => (/^(?:[AEIO]|F-|XC|RDX|NX)/.test(name) ? `an ${name}` : `a ${name}`);
