// The twelve cars chosen for the first demo client, with their prices and what she decided.
import type { WorksheetLines } from '../../domain/worksheet.ts';
import type { LinkStatus, LinkTier } from '../../generated/api.ts';

const hybrids = 'Hybrid SUVs, new';
const nearlyNew = 'Nearly new, lower price';

const quote = (lines: Partial<WorksheetLines>): WorksheetLines => ({
  msrp: 3_736_000,
  destination: 139_500,
  dealer_discount: 0,
  selling_price: 0,
  rebates: [{ label: 'Manufacturer rebate', amount: 50_000, is_taxable: false }],
  add_ons: [],
  doc_fee: 38_700,
  title: 1_800,
  registration: 7_450,
  inspection: 0,
  other_fees: [{ label: 'Electronic filing', amount: 1_500, is_taxed: false }],
  trade_allowance: 1_150_000,
  trade_payoff: 312_000,
  sales_tax: 0,
  ...lines,
});
const rebate = (amount: number) => [{ label: 'Manufacturer rebate', amount, is_taxable: false }];
const tucson = { msrp: 3_756_500, trade_allowance: 1_150_000 };

/** A car chosen for her, and what became of it. */
export interface ChosenLink {
  model: string;
  trim: string;
  year: number;
  price: number;
  miles: number;
  dealer: string;
  place: string;
  distance: number;
  colour: string;
  tier: LinkTier;
  category: string;
  course: readonly LinkStatus[];
  comments: string;
  quotes?: readonly WorksheetLines[];
  /** An option it does not have. */
  lacks?: string;
}

export const chosenLinks: readonly ChosenLink[] = [
  {
    model: 'RAV4 Hybrid',
    trim: 'XLE Premium',
    year: 2025,
    price: 3_748_000,
    miles: 6,
    dealer: 'Northgate Toyota',
    place: 'Dublin, OH',
    distance: 12,
    colour: 'Blueprint',
    tier: 'top_pick',
    category: hybrids,
    course: [],
    comments: 'Meets every must-have, and it is on the lot in Blueprint, your first color.',
  },
  {
    model: 'CX-50 Hybrid',
    trim: 'Premium',
    year: 2025,
    price: 3_811_500,
    miles: 11,
    dealer: 'Keller Mazda',
    place: 'Hilliard, OH',
    distance: 8,
    colour: 'Soul Red',
    tier: 'strong',
    category: hybrids,
    course: [],
    comments: 'Quieter than the RAV4. The tailgate is the one thing it lacks.',
    lacks: 'Power tailgate',
  },
  {
    model: 'Tucson Hybrid',
    trim: 'Limited',
    year: 2025,
    price: 3_896_000,
    miles: 4,
    dealer: 'Hollis Hyundai',
    place: 'Springfield, OH',
    distance: 43,
    colour: 'Silver Frost',
    tier: 'alternative',
    category: hybrids,
    course: ['otd_requested', 'otd_received'],
    comments: 'The price is in. Open the worksheet to see each line.',
    quotes: [
      quote({ ...tucson, dealer_discount: 85_000, rebates: rebate(35_000), doc_fee: 45_000 }),
      quote({ ...tucson, dealer_discount: 145_000, rebates: rebate(35_000), doc_fee: 45_000 }),
      quote({ ...tucson, dealer_discount: 145_000, rebates: rebate(75_000) }),
    ],
  },
  {
    model: 'CR-V Hybrid',
    trim: 'Sport-L',
    year: 2024,
    price: 3_420_000,
    miles: 11_860,
    dealer: 'Byrne Honda',
    place: 'Westerville, OH',
    distance: 11,
    colour: 'Magnetic Gray',
    tier: 'strong',
    category: nearlyNew,
    course: ['research_requested', 'researched'],
    comments: 'One owner, serviced here since new. I would drive this one first.',
    lacks: 'Ventilated seats',
  },
  {
    model: 'Outback',
    trim: 'Touring XT',
    year: 2023,
    price: 3_345_000,
    miles: 21_300,
    dealer: 'Crestline Subaru',
    place: 'Mansfield, OH',
    distance: 66,
    colour: 'Forest Green',
    tier: 'stretch',
    category: nearlyNew,
    course: [],
    comments: 'Past your 60 miles, but the best cabin at this price.',
  },
  {
    model: 'Forester Hybrid',
    trim: 'Touring',
    year: 2024,
    price: 3_390_000,
    miles: 9_400,
    dealer: 'Riverside Subaru',
    place: 'Lancaster, OH',
    distance: 27,
    colour: 'Crystal White',
    tier: 'alternative',
    category: nearlyNew,
    course: ['research_requested'],
    comments: 'I requested the service records; they come tomorrow.',
  },
  {
    model: 'RAV4 Hybrid',
    trim: 'XLE Premium',
    year: 2025,
    price: 3_688_000,
    miles: 9,
    dealer: 'Riverside Toyota',
    place: 'Lancaster, OH',
    distance: 27,
    colour: 'Magnetic Gray',
    tier: 'strong',
    category: hybrids,
    course: ['otd_requested', 'otd_received', 'otd_requested'],
    comments: 'They added a protection package; I am having it removed.',
    quotes: [
      quote({
        dealer_discount: 187_500,
        add_ons: [{ label: 'Protection package', amount: 59_500 }],
        other_fees: [{ label: 'Electronic filing', amount: 4_900, is_taxed: false }],
        trade_allowance: 1_080_000,
      }),
    ],
  },
  {
    model: 'RAV4 Hybrid',
    trim: 'XLE Premium',
    year: 2025,
    price: 3_783_000,
    miles: 5,
    dealer: 'Hollis Toyota',
    place: 'Springfield, OH',
    distance: 43,
    colour: 'Obsidian Black',
    tier: 'alternative',
    category: hybrids,
    course: ['otd_requested', 'otd_received', 'otd_requested'],
    comments: 'No rebate here yet, but the most for your Sportage.',
    quotes: [quote({ dealer_discount: 92_500, rebates: [], doc_fee: 25_000, trade_allowance: 1_200_000 })],
  },
  {
    model: 'Sportage Hybrid',
    trim: 'SX-Prestige',
    year: 2025,
    price: 3_912_000,
    miles: 18,
    dealer: 'Lakeside Kia',
    place: 'Dublin, OH',
    distance: 12,
    colour: 'Sand Beige',
    tier: 'alternative',
    category: hybrids,
    course: ['rejected'],
    comments: 'More screen than the others.',
  },
  {
    model: 'NX 350h',
    trim: 'Premium',
    year: 2023,
    price: 3_989_000,
    miles: 24_800,
    dealer: 'Stonebridge Lexus',
    place: 'Hilliard, OH',
    distance: 8,
    colour: 'Crystal White',
    tier: 'stretch',
    category: nearlyNew,
    course: ['research_requested', 'researched', 'rejected'],
    comments: 'The quietest of them all.',
  },
  {
    model: 'RDX',
    trim: 'Technology',
    year: 2024,
    price: 3_874_000,
    miles: 15_200,
    dealer: 'Byrne Acura',
    place: 'Westerville, OH',
    distance: 11,
    colour: 'Soul Red',
    tier: 'alternative',
    category: nearlyNew,
    course: ['rejected'],
    comments: 'Not a hybrid, but the price is right.',
  },
  {
    model: 'Escape PHEV',
    trim: 'Base',
    year: 2024,
    price: 3_129_000,
    miles: 8_700,
    dealer: 'Tri-County Ford',
    place: 'Mansfield, OH',
    distance: 66,
    colour: 'Blueprint',
    tier: 'strong',
    category: nearlyNew,
    course: ['unavailable'],
    comments: 'Plugs in at home.',
  },
];
