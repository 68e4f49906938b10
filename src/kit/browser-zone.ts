/**
 * The time zone of this browser as a call carries it, so that an account shows dates in it from the first page on. Only the name of a place: `UTC` is what a
 * browser says that does not know, or will not tell.
 */
export function browserZone(): { time_zone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone?.includes('/') ? { time_zone: timeZone } : {};
}
