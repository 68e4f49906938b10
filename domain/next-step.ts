// What is typed as a next step, with the day and time at its end: "Ask Northgate to hold the RAV4 mon 10:30".
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const dayPattern =
  '(?<word>today|tomorrow|sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?)|in (?<days>\\d{1,3}) days?|in (?<weeks>a|\\d{1,2}) weeks?';
const timePattern = '(?:at )?(?<hour>\\d{1,2})(?::(?<minute>[0-5]\\d))?\\s?(?<half>am|pm)?';
const atEnd = new RegExp(`(?:^|[\\s,])(?:on )?(?:${dayPattern})(?:,?\\s+${timePattern})?\\s*$`, 'i');

/** A next step as typed: what to do, and the day (YYYY-MM-DD) and time (HH:MM) at its end. */
export interface NextStep {
  title: string;
  due_on: string | undefined;
  time: string | undefined;
}

/**
 * Reads the day and time at the end of a next step; what comes before is what to do. A weekday is the next one, never today. An hour from 1 to 6 without
 * am or pm is in the afternoon: nobody is called at night.
 * @param today YYYY-MM-DD
 */
export function readNextStep(text: string, today: string): NextStep {
  const found = atEnd.exec(text);
  const { word, days, weeks, hour, minute, half } = found?.groups ?? {};
  const title = found
    ? text
        .slice(0, found.index)
        .replace(/[\s,]+$/, '')
        .trim()
    : text.trim();
  const time = hour === undefined ? undefined : timeOf(Number(hour), minute ?? '00', half?.toLowerCase());
  // What is no time after a day is no day either: "order 2 mon 45".
  if (!found || time === null || title === '') return { title: text.trim(), due_on: undefined, time: undefined };
  const away = word ? awayOf(word.toLowerCase(), today) : days ? Number(days) : 7 * (weeks?.toLowerCase() === 'a' ? 1 : Number(weeks));
  return { title, due_on: dayAfter(today, away), time };
}

function awayOf(word: string, today: string): number {
  if (word === 'today') return 0;
  if (word === 'tomorrow') return 1;
  const wanted = weekdays.findIndex((name) => word.startsWith(name));
  return (wanted - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7 || 7;
}

/** `HH:MM`; null where there is no such time. */
function timeOf(hour: number, minute: string, half: string | undefined): string | null {
  if (hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const isAfternoon = half === 'pm' || (half === undefined && hour >= 1 && hour <= 6);
  const full = half === 'am' && hour === 12 ? 0 : isAfternoon && hour < 12 ? hour + 12 : hour;
  return `${String(full).padStart(2, '0')}:${minute}`;
}

const dayAfter = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The next Monday after a day (YYYY-MM-DD). */
export const nextMonday = (today: string): string => dayAfter(today, awayOf('mon', today));
