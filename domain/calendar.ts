// A calendar file of one appointment (RFC 5545), for whichever calendar opens it.

export interface Appointment {
  /** The same for every version of it, so that a calendar changes the entry instead of adding one. */
  id: string;
  /** ISO instant. */
  starts_at: string;
  /** In minutes. */
  minutes: number;
  title: string;
  place: string;
  notes: readonly string[];
}

/** Its text; lines end in CRLF and are folded at 75 octets (RFC 5545, 3.1). @param now ISO instant */
export function calendarFile({ id, starts_at, minutes, title, place, notes }: Appointment, now: string): string {
  const end = new Date(Date.parse(starts_at) + minutes * 60_000).toISOString();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Deal//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(starts_at)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    ...(notes.length > 0 ? [`DESCRIPTION:${escaped(notes.join('\n'))}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261125T150000Z` */
const stamp = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');

const mostOctets = 75;

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    // A continued line begins with a space, which counts.
    const room = parts.length === 0 ? mostOctets : mostOctets - 1;
    if (new TextEncoder().encode(part + character).length > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
