import type { ChecklistSelections, UserPreferences } from '../../../generated/api.ts';
import { bodyStyleWords, drivetrainWords, fuelKindWords, purchaseMethodWords, vehicleConditionWords } from '../../../generated/enums.ts';
import { formatCents, formatNumber } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

/** One line of a brief. */
export interface BriefLine {
  label: string;
  value: string;
}

const words = messages.brief;
const list = (parts: readonly (string | null | undefined | false)[], glue = ', '): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join(glue);

/** A checklist in a few lines: what an advisor needs at a glance. Lines without an answer are left out. */
export function briefOf({ selections, trade_in }: Pick<UserPreferences, 'selections' | 'trade_in'>): BriefLine[] {
  const { money = {}, logistics = {}, taste = {} } = selections;
  const owed = trade_in.payoff ? words.owed(formatCents(trade_in.payoff, { whole: true })) : null;
  const car = list([trade_in.year?.toString(), trade_in.make, trade_in.model], ' ');
  const lines: BriefLine[] = [
    {
      label: words.budget,
      value: list([
        money.max_total ? words.inAll(formatCents(money.max_total, { whole: true })) : null,
        money.max_monthly ? words.monthly(formatCents(money.max_monthly, { whole: true })) : null,
      ]),
    },
    {
      label: words.paysBy,
      value: list([
        money.method ? purchaseMethodWords[money.method] : null,
        money.method !== 'cash' && money.term_months ? words.months(money.term_months) : null,
      ]),
    },
    { label: words.vehicles, value: (selections.vehicles ?? []).map(vehicleName).join('; ') },
    { label: words.must, value: list((taste.options ?? []).flatMap(({ name, wish }) => (wish === 'must' ? [name] : []))) },
    {
      label: words.never,
      value: list([...(taste.options ?? []).flatMap(({ name, wish }) => (wish === 'never' ? [name] : [])), ...(taste.rejected_colours ?? [])]),
    },
    { label: words.where, value: list([logistics.zip, logistics.max_distance ? words.within(formatNumber(logistics.max_distance)) : null]) },
    { label: words.tradeIn, value: trade_in.has_trade_in === true ? list([car, owed]) : trade_in.has_trade_in === false ? words.none : '' },
  ];
  return lines.filter((line) => line.value !== '');
}

type Vehicle = NonNullable<ChecklistSelections['vehicles']>[number];

/** A vehicle of the checklist by the name people would give it. */
export function vehicleName(vehicle: Vehicle): string {
  const makes = (vehicle.makes ?? []).map(({ make, model }) => list([make, model], ' '));
  const years = vehicle.year_min ? words.yearsFrom(vehicle.year_min) : null;
  const named = makes.length > 0 ? makes.slice(0, 3).join(', ') : (vehicle.body_styles ?? []).map((style) => bodyStyleWords[style]).join(', ');
  return named === '' ? messages.unnamedVehicle : list([named, years], ', ');
}

/** What else is wanted of a vehicle, in a line. */
export function vehicleFacts(vehicle: Vehicle): string {
  const named = (vehicle.makes ?? []).length > 0;
  return list([
    (vehicle.conditions ?? []).map((each) => vehicleConditionWords[each]).join(' or '),
    named ? (vehicle.body_styles ?? []).map((each) => bodyStyleWords[each]).join(' or ') : null,
    vehicle.year_max ? words.yearsTo(vehicle.year_max) : null,
    vehicle.max_mileage ? words.under(formatNumber(vehicle.max_mileage)) : null,
    (vehicle.drivetrains ?? []).map((each) => drivetrainWords[each]).join(' or '),
    (vehicle.fuels ?? []).map((each) => fuelKindWords[each]).join(' or '),
    vehicle.seats_min ? words.seats(vehicle.seats_min) : null,
    (vehicle.never_makes ?? []).length > 0 ? words.neverMake((vehicle.never_makes ?? []).join(', ')) : null,
  ]);
}
