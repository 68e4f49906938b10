// Written by `npm run generate` from openapi/. Do not edit.
import { isDate } from './date.js';
const time = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i;
/** An instant (RFC 3339, date-time); no leap second, which neither JavaScript nor the database can keep. */
export function isDateTime(text) {
  const [day, rest, more] = text.split(/t|\s/i);
  return more === undefined && rest !== undefined && isDate(day) && time.test(rest);
}
