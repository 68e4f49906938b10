import { browserZone } from '../../kit/browser-zone.ts';
import { zoneText } from '../support/answer-hours.ts';

const common = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'];

/** "Eastern Time, New York": its common name, and the place that distinguishes it; "UTC" where it has no such name. */
export function zoneName(id: string): string {
  const place = id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ');
  try {
    const name = zoneText(id);
    return name === undefined ? place : `${name}, ${place}`;
  } catch {
    // A zone that was chosen on another device and is unknown to this browser.
    return place;
  }
}

/** The zones offered: those of the firm's country, the device's own, and the one chosen. */
export function timeZones(chosen: string | null): { id: string; name: string }[] {
  const { time_zone: own } = browserZone();
  const ids = new Set([...common, ...(own ? [own] : []), ...(chosen ? [chosen] : [])]);
  return [...ids].map((id) => ({ id, name: zoneName(id) }));
}
