import { carName } from '../../../domain/car-name.ts';
import type { ChecklistSelections, UserPreferences } from '../../../generated/api.ts';
import { bodyStyleLabels, drivetrainLabels, fuelKindLabels, purchaseMethodLabels, vehicleConditionLabels } from '../../../generated/enums.ts';
import { formatCents, formatNumber } from '../../../engine/web/format.ts';
import { messages } from './messages.ts';

/** One line of a brief. */
export interface BriefLine {
  label: string;
  value: string;
}

const briefMessages = messages.brief;
const list = (parts: readonly (string | null | undefined | false)[], glue = ', '): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join(glue);

/** A checklist in a few lines: what an advisor needs at a glance. Lines without an answer are left out. */
export function briefLines({ selections, trade_in }: Pick<UserPreferences, 'selections' | 'trade_in'>): BriefLine[] {
  const { money = {}, logistics = {}, taste = {} } = selections;
  const owed = trade_in.payoff ? briefMessages.owed(formatCents(trade_in.payoff, { whole: true })) : null;
  const car = list([trade_in.year?.toString(), carName(trade_in.make, trade_in.model)], ' ');
  const lines: BriefLine[] = [
    {
      label: briefMessages.budget,
      value: list([
        money.max_total ? briefMessages.inAll(formatCents(money.max_total, { whole: true })) : null,
        money.max_monthly ? briefMessages.monthly(formatCents(money.max_monthly, { whole: true })) : null,
      ]),
    },
    {
      label: briefMessages.paysBy,
      value: list([
        money.method ? purchaseMethodLabels[money.method] : null,
        money.method !== 'cash' && money.term_months ? briefMessages.months(money.term_months) : null,
      ]),
    },
    { label: briefMessages.vehicles, value: (selections.vehicles ?? []).map(vehicleName).join('; ') },
    { label: briefMessages.must, value: list((taste.options ?? []).flatMap(({ name, wish }) => (wish === 'must' ? [name] : []))) },
    {
      label: briefMessages.never,
      value: list([...(taste.options ?? []).flatMap(({ name, wish }) => (wish === 'never' ? [name] : [])), ...(taste.rejected_colours ?? [])]),
    },
    { label: briefMessages.where, value: list([logistics.zip, logistics.max_distance ? briefMessages.within(formatNumber(logistics.max_distance)) : null]) },
    { label: briefMessages.tradeIn, value: trade_in.has_trade_in === true ? list([car, owed]) : trade_in.has_trade_in === false ? briefMessages.none : '' },
  ];
  return lines.filter((line) => line.value !== '');
}

type Vehicle = NonNullable<ChecklistSelections['vehicles']>[number];

/** A vehicle of the checklist by the name people would give it. */
export function vehicleName(vehicle: Vehicle): string {
  const makes = (vehicle.makes ?? []).map(({ make, model }) => carName(make, model));
  const years = vehicle.year_min ? briefMessages.yearsFrom(vehicle.year_min) : null;
  const named = makes.length > 0 ? makes.slice(0, 3).join(', ') : (vehicle.body_styles ?? []).map((style) => bodyStyleLabels[style]).join(', ');
  return named === '' ? messages.unnamedVehicle : list([named, years], ', ');
}

/** What else is wanted of a vehicle, in a line. */
export function vehicleFacts(vehicle: Vehicle): string {
  const named = (vehicle.makes ?? []).length > 0;
  return list([
    (vehicle.conditions ?? []).map((each) => vehicleConditionLabels[each]).join(' or '),
    named ? (vehicle.body_styles ?? []).map((each) => bodyStyleLabels[each]).join(' or ') : null,
    vehicle.year_max ? briefMessages.yearsTo(vehicle.year_max) : null,
    vehicle.max_mileage ? briefMessages.under(formatNumber(vehicle.max_mileage)) : null,
    (vehicle.drivetrains ?? []).map((each) => drivetrainLabels[each]).join(' or '),
    (vehicle.fuels ?? []).map((each) => fuelKindLabels[each]).join(' or '),
    vehicle.seats_min ? briefMessages.seats(vehicle.seats_min) : null,
    (vehicle.never_makes ?? []).length > 0 ? briefMessages.neverMake((vehicle.never_makes ?? []).join(', ')) : null,
  ]);
}
