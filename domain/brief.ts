// The car a client wants, in one line: the summary on a new request.
import type { ChecklistSelections, VehiclePreference } from '../generated/api.ts';
import { bodyStyleLabels, vehicleConditionLabels } from '../generated/enums.ts';
import { carName } from './car-name.ts';
import { numberFormat } from './formats.ts';

const mostParts = 3;

/**
 * `Subaru Outback or Toyota RAV4 · new or certified · up to $38,000 · within 60 miles`.
 * @param selections of a checklist; money in it is in cents
 */
export function briefOf(selections: ChecklistSelections): string {
  const [first] = selections.vehicles ?? [];
  const { max_total, max_monthly } = selections.money ?? {};
  const distance = selections.logistics?.max_distance;
  const parts = [
    first && carsOf(first),
    first && either((first.conditions ?? []).map((condition) => vehicleConditionLabels[condition].toLowerCase())),
    max_total ? `up to ${dollars(max_total)}` : max_monthly ? `up to ${dollars(max_monthly)} a month` : '',
    distance ? `within ${distance} miles` : '',
  ];
  const brief = parts.filter(Boolean).join(' · ');
  return (brief === '' ? 'Nothing chosen yet' : brief).slice(0, 500);
}

function carsOf(vehicle: VehiclePreference): string {
  const makes = (vehicle.makes ?? []).map(({ make, model }) => carName(make, model));
  if (makes.length > 0) return either(makes);
  return either((vehicle.body_styles ?? []).map((style) => bodyStyleLabels[style]));
}

function either(parts: readonly string[]): string {
  const shown = parts.slice(0, mostParts);
  return parts.length > shown.length ? `${shown.join(', ')} or others` : shown.join(' or ');
}

function dollars(cents: number): string {
  return numberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(cents / 100);
}
