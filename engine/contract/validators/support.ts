// The functions the compiled validators call, a file each, so that a page loads only the formats it has fields of. Source text, because it runs unchanged in
// browsers and on the server.
const textLength = `/** Length in code points (JSON Schema 2020-12, 6.3.1). */
export const textLength = (text) => (/[\\ud800-\\udfff]/.test(text) ? [...text].length : text.length);
`;

const sameValue = `/** Deep equality of JSON values. */
export function sameValue(one, other) {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && sameValue(one[key], other[key]));
}
`;

const email = `const address = /^[a-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
export const isEmail = (text) => address.test(text);
`;

const uuid = `const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
export const isUuid = (text) => id.test(text);
`;

const uri = `/** A web address, as browsers read it; no other scheme, which could be a script. */
export const isUri = (text) => /^https?:\\/\\/\\S+$/i.test(text) && URL.canParse(text);
`;

const date = `const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** A day of the calendar (RFC 3339, full-date). */
export function isDate(text) {
  const [, year, month, day] = /^(\\d{4})-(\\d\\d)-(\\d\\d)$/.exec(text)?.map(Number) ?? [];
  if (!(day >= 1 && day <= days[month - 1])) return false;
  return month !== 2 || day < 29 || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
}
`;

const dateTime = `import { isDate } from './date.js';
const time = /^(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:z|[+-](?:[01]\\d|2[0-3]):?[0-5]\\d)$/i;
/** An instant (RFC 3339, date-time); no leap second, which neither JavaScript nor the database can keep. */
export function isDateTime(text) {
  const [day, rest, more] = text.split(/t|\\s/i);
  return more === undefined && rest !== undefined && isDate(day) && time.test(rest);
}
`;

const bounds = `const days = (ms, hours) => new Date(ms + hours * 3600000).toISOString().slice(0, 10);
/** Without a reader's day, today is every day it is now somewhere: what is past or to come is so everywhere. */
function limitOf(values, name, bound) {
  if (name === 'now') return (values?.now ?? new Date()).toISOString();
  if (name === 'today') return values?.today ?? days((values?.now ?? new Date()).getTime(), bound === 'from' || bound === 'after' ? -12 : 14);
  return values?.[name];
}
const isOrdered = (value) => typeof value === 'number' || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
/** Does a value lie beyond its limit? Nothing does where one of the two is missing or malformed. */
export function isBeyond(value, bound, values, name) {
  const limit = limitOf(values, name, bound);
  if (!isOrdered(value) || !isOrdered(limit) || typeof value !== typeof limit) return false;
  const order = typeof value === 'number' ? value - limit : Date.parse(value) - Date.parse(limit);
  return { from: order < 0, after: order <= 0, until: order > 0, before: order >= 0 }[bound];
}
`;

/** File name without its ending → source. */
export const support: Readonly<Record<string, string>> = {
  'text-length': textLength,
  'same-value': sameValue,
  email,
  uuid,
  uri,
  date,
  'date-time': dateTime,
  bounds,
};
