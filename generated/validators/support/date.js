// Written by `npm run generate` from openapi/. Do not edit.
const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** A day of the calendar (RFC 3339, full-date). */
export function isDate(text) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (!(day >= 1 && day <= days[month - 1])) return false;
  return month !== 2 || day < 29 || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
}
