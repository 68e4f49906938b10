// What the box for makes and models offers for what is typed: models and makes as the server found them, merged into one list.
import { carName } from '../../../../domain/car-name.ts';
import type { MakeWish, VehicleMake, VehicleModel } from '../../../../generated/api.ts';
import { bodyStyleLabels } from '../../../../generated/enums.ts';
import { messages } from '../messages.ts';

const makeMessages = messages.makes;
const mostModels = 8;
const mostMakes = 2;
/** Letters that may be wrong, as a share of them; the server forgives as many. */
const forgiven = 1 / 3;

/** What may be chosen: a make, a model of one, or what was typed. */
export interface Offer extends MakeWish {
  name: string;
  beside: string;
}

/**
 * One list, best first. A single word that is rather a make's name than a model's (`hyndai`, `toyta`) offers any car of that make first, then the models it sells
 * today; otherwise models come before makes.
 * @param makes as the server found them, best first
 * @param models the same
 */
export function offersFor(typed: string, makes: readonly VehicleMake[], models: readonly VehicleModel[]): Offer[] {
  const make = makeMeant(typed, makes, models);
  if (make === undefined) return [...closest(typed, makes, models).slice(0, mostModels).map(ofModel), ...makes.slice(0, mostMakes).map(ofMake)];
  const place = (model: VehicleModel) => (model.make === make.name ? 0 : 2) + (model.last_year === null ? 0 : 1);
  const ordered = models.toSorted((one, other) => place(one) - place(other));
  const others = makes.filter((each) => each !== make).slice(0, mostMakes - 1);
  return [ofMake(make), ...ordered.slice(0, mostModels).map(ofModel), ...others.map(ofMake)];
}

/** Just the model that is typed (`ford f150`, `mazda 3`), then those of the makes that are found, then those of makers whose models are only called so. */
function closest(typed: string, makes: readonly VehicleMake[], models: readonly VehicleModel[]): VehicleModel[] {
  const letters = lettersOf(typed);
  const isTyped = ({ make, name }: VehicleModel) => [name, `${make} ${name}`].some((each) => lettersOf(each) === letters);
  const isFound = ({ make }: VehicleModel) => makes.some(({ name, is_usual }) => is_usual && name === make);
  const place = (model: VehicleModel) => (isTyped(model) ? 0 : isFound(model) ? 1 : 2);
  return models.toSorted((one, other) => place(one) - place(other));
}

const ofMake = ({ name }: VehicleMake): Offer => ({ make: name, name: makeMessages.any(name), beside: '' });

const ofModel = (model: VehicleModel): Offer => ({
  make: model.make,
  model: model.name,
  name: carName(model.make, model.name),
  beside: [...model.body_styles.map((style) => bodyStyleLabels[style]), yearsOf(model)].join(', '),
});

function yearsOf({ first_year: from, last_year: to }: VehicleModel): string {
  return to === null ? makeMessages.since(from) : from === to ? String(from) : makeMessages.years(from, to);
}

/** The make that a single word means; undefined where it is as well the name of a model. */
function makeMeant(typed: string, makes: readonly VehicleMake[], models: readonly VehicleModel[]): VehicleMake | undefined {
  const words = typed.trim().split(/\s+/);
  if (words.length > 1) return undefined;
  const wrong = (name: string) => mistakes(words[0] ?? '', name);
  const [make] = makes.toSorted((one, other) => Number(other.is_usual) - Number(one.is_usual) || wrong(one.name) - wrong(other.name));
  if (make === undefined) return undefined;
  const asModel = Math.min(...models.map(({ name }) => wrong(name)));
  // No model is called so: then the make was found by its name or by what people call it (`chevy`).
  if (asModel > forgiven) return make;
  const asMake = wrong(make.name);
  return asMake < asModel || (asMake === asModel && make.is_usual) ? make : undefined;
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** The share of letters in which what is typed differs from how the name begins, or how one of its later words does. */
function mistakes(typed: string, name: string): number {
  const words = name.split(/[^\p{L}\d]+/u);
  return Math.min(...words.map((_word, at) => fromBeginning(lettersOf(typed), lettersOf(words.slice(at).join('')))));
}

/** The fewest letters to change, leave out or add between the word and any beginning of the name, as a share of the longer of both. */
function fromBeginning(word: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_each, at) => at);
  for (const [at, letter] of [...word].entries()) {
    const next = [at + 1];
    for (const [to, other] of [...name].entries()) {
      next.push(Math.min((row[to] ?? 0) + Number(letter !== other), (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(...row.map((changes, length) => changes / Math.max(word.length, length, 1)));
}
