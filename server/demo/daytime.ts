// When things happen in the demo: people look for cars, write and answer by day.
import { defaultAnswerHours } from '../../domain/working-hours.ts';

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: defaultAnswerHours.time_zone,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const hour = 3_600_000;
/** Of the firm's day, in hours: anything between `ends` and `awake` happens from `begins` on. */
const [begins, awake, ends] = [8, 8 + 2 / 3, 20];
/** From here on to `ends` lies what is moved back to an evening. */
const evening = 19.5;

/**
 * Moves events at night to the next morning: never earlier, and in the same order.
 * @param now nothing is moved beyond it
 */
export function byDay(at: Date, now: Date): Date {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const time = (part['hour'] ?? 0) + (part['minute'] ?? 0) / 60 + (part['second'] ?? 0) / 3600;
  if (time >= awake && time < ends) return at;
  const sinceEvening = (time + 24 - ends) % 24;
  const night = awake + 24 - ends;
  const later = new Date(at.getTime() + (night - sinceEvening - (awake - begins) * (1 - sinceEvening / night)) * hour);
  return later > now ? at : later;
}

/** Moves what would happen at night to the evening before: for what must not lie ahead of now. What came first still comes first. */
export function byEvening(at: Date): Date {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const time = (part['hour'] ?? 0) + (part['minute'] ?? 0) / 60 + (part['second'] ?? 0) / 3600;
  if (time >= begins && time < evening) return at;
  const sinceEvening = (time + 24 - evening) % 24;
  const night = begins + 24 - evening;
  // The night is drawn together into the last half hour of the evening.
  return new Date(at.getTime() - sinceEvening * (1 - (ends - evening - 1 / 60) / night) * hour);
}
