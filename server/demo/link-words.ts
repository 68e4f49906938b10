// Sentences of the demo's links, made from the car and from what its client looks for: an advisor's words, reports, remarks.
import { figureText } from '../../domain/formats.ts';
import { carName } from '../../domain/car-name.ts';
import { fitOf } from '../../domain/fit.ts';
import type { WorksheetLines } from '../../domain/worksheet.ts';
import type { LinkReason, LinkTier, ResearchVerdict } from '../../generated/api.ts';
import { withA } from './car-models.ts';
import type { DemoCar } from './cars.ts';
import type { Random } from './random.ts';
import type { DemoWish } from './model.ts';

export const dollars = (cents: number): string => `$${figureText(Math.round(cents / 100))}`;

/** What a client’s taste says no to, as parts of names of colors and options. */
export const avoidedBy = ({ selections: { taste } }: DemoWish): string[] => [
  ...(taste?.rejected_colours ?? []),
  ...(taste?.options ?? []).filter(({ wish }) => wish === 'never').map(({ name }) => name),
];

/** What the advisor may truly say of this car to this client. */
export function commentsOn(car: DemoCar, wish: DemoWish, tier: LinkTier): string[] {
  const { money, taste, vehicles, logistics } = wish.selections;
  const fit = fitOf({ ...car, total_otd: null }, wish.selections);
  const [distance, farthest, price, most] = [car.distance ?? 0, logistics?.max_distance ?? Infinity, car.price ?? 0, money?.max_total ?? Infinity];
  const missing = (taste?.options ?? []).filter(({ name, wish: how }) => how === 'must' && !car.options.includes(name)).map(({ name }) => name.toLowerCase());
  const color = taste?.exterior_colours?.find((liked) => car.exterior_colour?.includes(liked))?.toLowerCase();
  const isFirst = vehicles?.[0]?.makes?.some(({ model }) => model === car.model);
  const isWhole = fit !== null && fit.missing.length === 0 && fit.rejects_hit.length === 0;
  const isNew = car.condition === 'new';
  return [
    ...(isWhole
      ? [`Meets all ${fit.musts} of your must-haves, and ${car.dealer} answers within the hour.`, `Everything on your list, ${distance} miles from you.`]
      : []),
    ...(isWhole && tier === 'top_pick' ? ['The one I would drive first.'] : []),
    ...(distance > farthest ? [`${distance} miles, so past your limit. At ${dollars(price)} I’d still make the drive.`] : []),
    ...(price > most ? [`Over your ${dollars(most)} by ${dollars(price - most)}. I think I can bring it down.`] : []),
    ...(missing.length === 1 ? [`No ${missing[0]}, but the rest of your list is there.`] : []),
    ...(color ? [`${car.exterior_colour}, close to the ${color} you wanted.`] : []),
    ...(isFirst ? [] : [`Not ${withA(vehicles?.[0]?.makes?.[0]?.model ?? 'first choice')}, but a lot of car for ${dollars(price)}.`]),
    ...(isNew ? [`New, on the lot in ${car.place}. I can have it held with a call.`, `The ${car.trim} trim. Ask me what it adds over the cheaper one.`] : []),
    ...(car.condition === 'certified' ? [`Certified by ${car.dealer}, with a warranty on top.`, 'One owner, serviced where it was sold.'] : []),
    ...(car.condition === 'used' ? [`${figureText(car.miles ?? 0)} miles. Let me look into it before you drive out.`] : []),
    `${distance} miles from you. ${car.dealer} has always been straight with me.`,
  ];
}

/** What the advisor notes for the firm. */
export const notesOn = (car: DemoCar): (string | null)[] => [
  null,
  null,
  null,
  'Ask for Dana; she waives the prep fee.',
  'Sales manager is back Monday.',
  ...(car.condition === 'new' ? [`${car.dealer} adds floor mats unless we say no.`] : ['Second key is missing; they owe one.']),
  'Doc fee is high here; ask again.',
];

interface Findings {
  verdict: ResearchVerdict;
  summary: string;
  owners: number;
  accidents: string;
  service_history: string;
  seller_said: string;
  concerns: string[];
}

/** @param verdict what was found; a new car or a certified one has no rebuilt title */
export function reportOn(car: DemoCar, verdict: ResearchVerdict, random: Random): Findings {
  const after = Math.min((car.year ?? 2023) + 1, 2026);
  const name = carName(car.make, car.model);
  if (car.condition === 'new')
    return {
      verdict: verdict === 'pass' ? 'with_care' : verdict,
      summary:
        verdict === 'go_ahead'
          ? `New, with ${car.miles} miles on it, and on the lot in ${car.place}. The sticker matches the listing.`
          : 'New and sound, but they add things to the price. I’d only go ahead with those off.',
      owners: 0,
      accidents: 'None reported.',
      service_history: 'None yet; the pre-delivery inspection is done.',
      seller_said:
        verdict === 'go_ahead'
          ? 'In stock since last week, nobody else on it. Two keys.'
          : 'The protection package is on every car here. They’ll take it off if we ask.',
      concerns: verdict === 'go_ahead' ? [] : ['Protection package on the window sticker.'],
    };
  if (verdict === 'pass' && car.condition === 'used')
    return {
      verdict,
      summary: `The title shows a rebuild that the ad leaves out. I’d skip this ${car.model}.`,
      owners: 2,
      accidents: `Front collision in ${after}, airbags deployed.`,
      service_history: `Nothing before ${after}.`,
      seller_said: 'They say they didn’t know.',
      concerns: ['Rebuilt title.', 'Paint on the hood is not original.'],
    };
  if (verdict === 'go_ahead')
    return {
      verdict,
      summary: 'One owner, serviced at the selling dealer since new. Paint and panels measured even all around.',
      owners: 1,
      accidents: 'None reported.',
      service_history: 'Every 7,500 miles at the selling dealer, the last one two months ago.',
      seller_said: 'Company car, just off its lease. Two keys, both manuals.',
      concerns: [],
    };
  return {
    verdict: 'with_care',
    summary: `A sound ${name} with tires that are due. I’d ask for a new set or the money.`,
    owners: car.condition === 'certified' ? 1 : random.whole(1, 2),
    accidents: `Rear bumper replaced in ${after} after a parking-lot bump; no frame damage.`,
    service_history: 'Complete except for one oil change.',
    seller_said: 'They’ll put two tires on before the sale and think about four.',
    concerns: ['Front tires at 4/32.', 'Windshield has a chip on the right.'],
  };
}

/** Why a client says no to this car: what is true of it, the plainest first. */
export function reasonsAgainst(car: DemoCar, wish: DemoWish): LinkReason[] {
  const { money, taste, vehicles, logistics } = wish.selections;
  const fit = fitOf({ ...car, total_otd: null }, wish.selections);
  const reasons: LinkReason[] = [
    ...(taste?.rejected_colours?.some((color) => car.exterior_colour?.includes(color)) ? ['colour' as const] : []),
    ...((car.miles ?? 0) > (vehicles?.[0]?.max_mileage ?? Infinity) ? ['miles' as const] : []),
    ...((car.distance ?? 0) > (logistics?.max_distance ?? Infinity) ? ['distance' as const] : []),
    ...((car.price ?? 0) > (money?.max_total ?? Infinity) ? ['price' as const] : []),
    ...(fit && fit.missing.length > 0 ? ['features' as const] : []),
  ];
  return reasons.length > 0 ? reasons : ['price', 'seller', 'other'];
}

/** What a client writes with a reason; often nothing. */
export function remarksOn(reason: LinkReason, car: DemoCar, { partner }: DemoWish): (string | null)[] {
  const said: Readonly<Partial<Record<LinkReason, readonly string[]>>> = {
    price: ['Over what I want to spend.', 'Too much for this one.'],
    colour: [`Not in ${car.exterior_colour}.`, ...(partner ? [`My ${partner.who} doesn’t like the color.`] : [])],
    miles: [`${figureText(car.miles ?? 0)} miles is too many for me.`],
    distance: ['Too far for a test drive.', `${car.distance} miles is a long way to look at a car.`],
    seller: ['I bought from them once. Never again.'],
  };
  return [null, null, ...(said[reason] ?? [])];
}

/** What changed from one quote to the next, in the advisor's words. */
export function remarkOn(lines: WorksheetLines, before: WorksheetLines | undefined): string {
  if (!before) return 'First quote from the dealer';
  const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
  const more = lines.dealer_discount - before.dealer_discount;
  const less = before.dealer_discount === lines.dealer_discount ? before.selling_price - lines.selling_price : 0;
  const rebates = sum(lines.rebates) - sum(before.rebates);
  const gone = before.add_ons.find(({ label }) => !lines.add_ons.some((each) => each.label === label));
  const changes = [
    ...(more > 0 ? [`dealer discount up ${dollars(more)}`] : []),
    ...(less > 0 ? [`price down ${dollars(less)}`] : []),
    ...(rebates > 0 ? [`${dollars(rebates)} more in rebates`] : []),
    ...(gone ? [`${gone.label[0]?.toLowerCase() ?? ''}${gone.label.slice(1)} removed`] : []),
    ...(lines.doc_fee < before.doc_fee ? [`doc fee down ${dollars(before.doc_fee - lines.doc_fee)}`] : []),
  ];
  const text = changes.join(', ');
  return text === '' ? 'Same price, confirmed in writing' : `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}
