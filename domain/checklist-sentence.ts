// A checklist as a sentence: "A 2023 or newer hybrid SUV under $41,000, within 50 miles, never beige."
import { carName } from './car-name.ts';
import type { ChecklistSelections, VehiclePreference } from '../generated/api.ts';
import { bodyStyleLabels, drivetrainLabels, fuelKindLabels, vehicleConditionLabels } from '../generated/enums.ts';
import { numberFormat } from './formats.ts';

/** A piece of the sentence. */
export interface SentencePart {
  text: string;
  /** The answer it says, as `money.max_total`; none for the words between. */
  field?: string;
  /** It says what is not answered yet. */
  isGap?: true;
}

interface Clause {
  /** What stands before it. */
  glue: string;
  parts: readonly SentencePart[];
}

const said = (field: string, text: string): SentencePart => ({ text, field });
const gap = (field: string, text: string): SentencePart => ({ text, field, isGap: true });
const words = (text: string): SentencePart => ({ text });

/**
 * What the client looks for, in one sentence or a few.
 * @param gaps also what is not answered yet, to lead there
 */
export function checklistSentence(selections: ChecklistSelections, { gaps = false }: { gaps?: boolean } = {}): SentencePart[] {
  const [first = { id: '' }, ...others] = selections.vehicles ?? [];
  const head = kindOfCar(first, gaps);
  const clauses = [...limits(first, selections, gaps), ...colors(selections, gaps)];
  const begun: SentencePart[] = [words(article(head[0]?.text ?? 'car')), ...head];
  return [
    ...begun,
    ...clauses.flatMap(({ glue, parts }) => [words(glue), ...parts]),
    words('.'),
    ...models(first),
    ...options(selections, gaps),
    ...more(others.length),
  ];
}

/** The sentence as text. */
export const sentenceText = (parts: readonly SentencePart[]): string => parts.map(({ text }) => text).join('');

/** "new or certified pre-owned hybrid SUV", "2023 or newer sedan" */
function kindOfCar(vehicle: VehiclePreference, gaps: boolean): SentencePart[] {
  const conditions = (vehicle.conditions ?? []).map((each) => lower(vehicleConditionLabels[each]));
  const fuels = (vehicle.fuels ?? []).map((each) => lower(fuelKindLabels[each]));
  const bodies = (vehicle.body_styles ?? []).map((each) => lower(bodyStyleLabels[each]));
  const years = yearsOf(vehicle);
  const body = bodies.length > 0 ? said('vehicles.body_styles', or(bodies)) : gaps ? gap('vehicles.body_styles', 'kind of car') : words('car');
  return spaced([
    ...(conditions.length > 0 ? [said('vehicles.conditions', or(conditions))] : []),
    ...(conditions.length === 0 && years !== '' ? [said('vehicles.year_min', years)] : []),
    ...(fuels.length > 0 ? [said('vehicles.fuels', or(fuels))] : []),
    body,
  ]);
}

function yearsOf({ year_min, year_max }: VehiclePreference): string {
  if (year_min && year_max) return year_min === year_max ? String(year_min) : `${year_min} to ${year_max}`;
  if (year_min) return `${year_min} or newer`;
  return year_max ? `${year_max} or older` : '';
}

function limits(vehicle: VehiclePreference, { money, logistics }: ChecklistSelections, gaps: boolean): Clause[] {
  const clauses: Clause[] = [];
  const years = yearsOf(vehicle);
  if ((vehicle.conditions ?? []).length > 0 && years !== '') clauses.push({ glue: ', ', parts: [said('vehicles.year_min', years)] });
  if (vehicle.max_mileage) clauses.push({ glue: ', with under ', parts: [said('vehicles.max_mileage', `${count(vehicle.max_mileage)} miles`)] });
  const budget = [money?.max_total ? dollars(money.max_total) : null, money?.max_monthly ? `${dollars(money.max_monthly)} a month` : null];
  const asked = budget.filter((each) => each !== null).join(' and ');
  const before = clauses.length > 0 ? ', ' : ' ';
  if (asked !== '') clauses.push({ glue: `${before}under `, parts: [said(money?.max_total ? 'money.max_total' : 'money.max_monthly', asked)] });
  else if (gaps) clauses.push({ glue: `${before}under `, parts: [gap('money.max_total', 'your budget')] });
  const around = logistics?.zip ? ` of ${logistics.zip.slice(0, 5)}` : '';
  if (logistics?.max_distance) {
    const miles = logistics.max_distance === 1 ? '1 mile' : `${count(logistics.max_distance)} miles`;
    clauses.push({ glue: ', within ', parts: [said('logistics.max_distance', `${miles}${around}`)] });
  } else if (gaps) clauses.push({ glue: ', within ', parts: [gap('logistics.max_distance', 'your distance')] });
  return clauses;
}

function colors({ taste }: ChecklistSelections, gaps: boolean): Clause[] {
  const liked = (taste?.exterior_colours ?? []).map(lower);
  const never = (taste?.rejected_colours ?? []).map(lower);
  return [
    ...(liked.length > 0 ? [{ glue: ', in ', parts: [said('taste.exterior_colours', or(liked))] }] : []),
    ...(never.length > 0 ? [{ glue: ', never ', parts: [said('taste.rejected_colours', or(never))] }] : []),
    ...(gaps && liked.length + never.length === 0 ? [{ glue: ', in ', parts: [gap('taste.exterior_colours', 'your colors')] }] : []),
  ];
}

/** " First choice Toyota RAV4 Hybrid, then Mazda CX-50. Not Fiat." */
function models({ makes = [], never_makes = [] }: VehiclePreference): SentencePart[] {
  const named = makes.map(({ make, model, trim }) => carName(make, model, trim));
  const [first, ...others] = named;
  return [
    ...(first === undefined ? [] : [words(' First choice '), said('vehicles.makes', [first, ...others.slice(0, 4)].join(', then ')), words('.')]),
    ...(never_makes.length > 0 ? [words(' Not '), said('vehicles.never_makes', or(never_makes)), words('.')] : []),
  ];
}

/** " It must have all-wheel drive and heated seats, never a sunroof." */
function options({ taste, vehicles }: ChecklistSelections, gaps: boolean): SentencePart[] {
  const named = (wish: 'must' | 'never') => (taste?.options ?? []).filter((option) => option.wish === wish).map((option) => lower(option.name));
  const drive = (vehicles?.[0]?.drivetrains ?? []).map((each) => lower(drivetrainLabels[each]));
  const must = named('must');
  const never = named('never');
  const wanted: SentencePart[] = [
    ...(drive.length > 0 ? [said('vehicles.drivetrains', or(drive))] : []),
    ...(must.length > 0 ? [said('taste.options', and(must))] : []),
  ];
  if (wanted.length === 0 && gaps) wanted.push(gap('taste.options', 'what you can’t do without'));
  const refused = never.length > 0 ? [said('taste.options', or(never))] : [];
  if (wanted.length === 0) return refused.length === 0 ? [] : [words(' It can’t have '), ...refused, words('.')];
  return [words(' It must have '), ...joined(wanted, ' and '), ...(refused.length === 0 ? [] : [words(', never '), ...refused]), words('.')];
}

function more(others: number): SentencePart[] {
  if (others === 0) return [];
  return [words(' '), said('vehicles', others === 1 ? 'One more car' : `${others} more cars`), words(' would do, too.')];
}

const or = (list: readonly string[]): string => listed(list, 'or');
const and = (list: readonly string[]): string => listed(list, 'and');
const listed = (list: readonly string[], last: string): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} ${last} ${list.at(-1) ?? ''}`;

const spaced = (parts: readonly SentencePart[]): SentencePart[] => joined(parts, ' ');
const joined = (parts: readonly SentencePart[], glue: string): SentencePart[] => parts.flatMap((part, index) => (index === 0 ? [part] : [words(glue), part]));

/** "An" before a vowel that is heard: an electric car, an SUV; but a used one. */
const article = (next: string): string => (/^(?:[aeio]|SUV)/i.test(next) ? 'An ' : 'A ');

/** Abbreviations and names, such as SUV and Apple CarPlay, stay as they are. */
function lower(text: string): string {
  return /^[A-Z][A-Z0-9]|\s[A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const count = (value: number): string => numberFormat('en-US', {}).format(value);
const dollars = (cents: number): string => numberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(cents / 100);
