// Calendar files (RFC 5545), for whichever calendar opens them: one appointment, or a feed that a calendar program reads again and again.

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
  return written(lines);
}

/** What is on a day: a whole one (YYYY-MM-DD), or from a moment on (ISO instant). */
export interface FeedEntry {
  id: string;
  on: string;
  at: string | null;
  title: string;
}

/** How long something that has a time takes in a calendar, in minutes. */
const feedMinutes = 30;

/** A feed's text. @param name of the calendar @param now ISO instant */
export function calendarFeed(name: string, entries: readonly FeedEntry[], now: string): string {
  return written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Week//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${entry.id}`,
      `DTSTAMP:${stamp(now)}`,
      ...timesOf(entry),
      `SUMMARY:${escaped(entry.title)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

/** A whole day ends where the next begins; it blocks nobody's time. */
function timesOf({ on, at }: FeedEntry): string[] {
  const date = (day: string) => day.replaceAll('-', '');
  if (at !== null) return [`DTSTART:${stamp(at)}`, `DTEND:${stamp(new Date(Date.parse(at) + feedMinutes * 60_000).toISOString())}`];
  const next = new Date(Date.parse(`${on}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return [`DTSTART;VALUE=DATE:${date(on)}`, `DTEND;VALUE=DATE:${date(next)}`, 'TRANSP:TRANSPARENT'];
}

const written = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');

/** `20261125T150000Z` */
const stamp = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n');

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
