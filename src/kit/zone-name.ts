import { dateFormat } from '../../domain/formats.ts';
import { formatting } from '../../engine/web/formatting.ts';

/**
 * What people call a time zone: "Eastern Time"; undefined for one that has no such name but an offset.
 * @throws RangeError for a zone that this browser does not know
 */
export function zoneText(timeZone: string): string | undefined {
  const parts = dateFormat(formatting().locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined || /^(?:GMT|UTC)/.test(name) ? undefined : name;
}
