// What is said of a car to one client, and what a message to several becomes for each of them (docs/rules.md, Match).
import type { LinkFit, ReplyField } from '../generated/api.ts';
import { fieldsIn, filledIn, type ReplyValues } from './canned-replies.ts';
import { heldPrice } from './fit.ts';
import { moneyText, wholeMoneyText } from './money.ts';

/** A car as one client may know it, amounts in cents. */
export interface ProposedCar {
  title: string;
  price: number | null;
  /** A dealer's own price to drive away, where this client has one. */
  total_otd: number | null;
  /** The estimate out the door where the client lives. */
  about: number | undefined;
  /** The most the client spends, out the door. */
  budget: number | null;
  fit: LinkFit | null;
}

/** The fields that depend on the car; null where nothing is known. */
export const carValues = (car: ProposedCar) =>
  ({ car: car.title, price: priceSaid(car), how_it_fits: fitSaid(car.fit), budget_left: budgetSaid(car) }) satisfies ReplyValues;

function priceSaid({ price, total_otd }: ProposedCar): string | null {
  if (total_otd !== null) return `${moneyText(total_otd)} out the door`;
  return price === null ? null : `${wholeMoneyText(price)} asking`;
}

function fitSaid(fit: LinkFit | null): string | null {
  if (fit === null) return null;
  const { musts, musts_met, missing, unknown, rejects_hit } = fit;
  return [
    musts === 0
      ? ''
      : musts === musts_met
        ? musts === 1
          ? 'It meets your must-have.'
          : `It meets all ${musts} of your must-haves.`
        : `It meets ${musts_met} of your ${musts} must-haves.`,
    said('Not met', missing),
    said('Not known yet', unknown),
    said('You want to avoid', rejects_hit),
  ]
    .filter(Boolean)
    .join(' ');
}

/** So many are named in a sentence. */
const mostNamed = 3;

function said(what: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const named = names.slice(0, mostNamed).join(', ');
  return names.length > mostNamed ? `${what}: ${named} and ${names.length - mostNamed} more.` : `${what}: ${named}.`;
}

function budgetSaid(car: ProposedCar): string | null {
  const held = heldPrice(car, car.about);
  if (held === null || car.budget === null) return null;
  const isExact = car.total_otd !== null;
  const isAsking = !isExact && car.about === undefined;
  const difference = Math.abs(car.budget - held);
  // An estimate knows no cents.
  const amount = isExact && difference % 100 !== 0 ? moneyText(difference) : wholeMoneyText(difference);
  const about = isExact || isAsking ? amount : `about ${amount}`;
  const before = isAsking ? ' before taxes and fees' : '';
  if (difference === 0) return `It takes all of your budget${before}.`;
  return held < car.budget ? `It leaves ${about} of your budget${before}.` : `It’s ${about} over your budget${before}.`;
}

/** Whole sentences: where nothing is known, the message does without them. */
const sentences: ReadonlySet<ReplyField> = new Set(['how_it_fits', 'budget_left']);

export interface ProposalText {
  text: string;
  /** Sentences that nothing is known for. */
  left_out: ReplyField[];
  /** Fields that nothing is known for and that are part of a sentence: the message can’t be sent so. */
  missing: ReplyField[];
}

/** The message as one client reads it. */
export function proposalFor(message: string, values: ReplyValues): ProposalText {
  const unknown = fieldsIn(message).filter((field) => !values[field]);
  const left_out = unknown.filter((field) => sentences.has(field));
  const without = left_out.reduce((text, field) => text.replaceAll(new RegExp(`[ \\t]*\\{${field}\\}`, 'g'), ''), message);
  // What led over to a sentence that is not there ends the one before.
  const ended = left_out.length === 0 ? without : without.replaceAll(/[ \t]*[:,;–—-][ \t]*$/gm, '.');
  return { text: filledIn(ended, values).trim(), left_out, missing: unknown.filter((field) => !sentences.has(field)) };
}
