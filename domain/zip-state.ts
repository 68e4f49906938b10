// The state a ZIP code belongs to: of three digits, but for the few that lie across a border. And the state that a client's car is taxed in.
import type { ChecklistSelections } from '../generated/api.ts';
import { zipExceptions, zipRanges } from './zip-ranges.ts';

/** Two letters of the state; undefined for no ZIP, and outside the states and the District. */
export function stateOfZip(zip: string | null | undefined): string | undefined {
  if (!zip || !/^\d{5}/.test(zip)) return undefined;
  const prefix = Number(zip.slice(0, 3));
  return zipExceptions[zip.slice(0, 5)] ?? zipRanges.find(([first, last]) => prefix >= first && prefix <= last)?.[2];
}

/** Where a client wants the car: the ZIP of the checklist, or the account's where it has none (docs/decisions.md). */
export const wantedZip = (accountZip: string | null | undefined, selections: ChecklistSelections | null | undefined): string | null =>
  selections?.logistics?.zip ?? accountZip ?? null;

/**
 * The state whose taxes and papers a client's car has: where they live, which is the account's ZIP, or the checklist's where the account has none (docs/decisions.md).
 * @returns two letters; undefined where neither ZIP is known
 */
export const homeState = (accountZip: string | null | undefined, selections: ChecklistSelections | null | undefined): string | undefined =>
  stateOfZip(accountZip ?? selections?.logistics?.zip);
