import { formatting } from '../../../engine/web/formatting.ts';

const common = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'];

/** "Eastern Time, New York": its common name, and the place that distinguishes it. */
export function zoneName(id: string): string {
  const place = id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ');
  try {
    const parts = new Intl.DateTimeFormat(formatting().locale, { timeZone: id, timeZoneName: 'longGeneric' }).formatToParts(0);
    return `${parts.find(({ type }) => type === 'timeZoneName')?.value ?? id}, ${place}`;
  } catch {
    // A zone that was chosen on another device and is unknown to this browser.
    return place;
  }
}

/** The zones offered: those of the firm's country, the device's own, and the one chosen. */
export function timeZones(chosen: string | null): { id: string; name: string }[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const ids = new Set([...common, own, ...(chosen ? [chosen] : [])].filter((id) => id.length > 0));
  return [...ids].map((id) => ({ id, name: zoneName(id) }));
}
