// The state a ZIP code belongs to: of three digits, but for the few that lie across a border.
import { zipExceptions, zipRanges } from './zip-ranges.ts';

/** Two letters of the state; undefined for no ZIP, and outside the states and the District. */
export function stateOfZip(zip: string | null | undefined): string | undefined {
  if (!zip || !/^\d{5}/.test(zip)) return undefined;
  const prefix = Number(zip.slice(0, 3));
  return zipExceptions[zip.slice(0, 5)] ?? zipRanges.find(([first, last]) => prefix >= first && prefix <= last)?.[2];
}
