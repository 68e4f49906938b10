// Written by `npm run generate` from openapi/. Do not edit.
const days = (ms, hours) => new Date(ms + hours * 3600000).toISOString().slice(0, 10);
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
