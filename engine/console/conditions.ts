import type { Condition, Conditions } from '../contract/record-condition.ts';

type Row = Readonly<Record<string, unknown>>;

/** Whether all that is asked of a record is so. @param now for what is past */
export const meets = (conditions: Conditions, record: Row, now: Date): boolean =>
  Object.entries(conditions).every(([name, condition]) => holds(condition, record[name], record, now));

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function holds(condition: Condition, value: unknown, record: Row, now: Date): boolean {
  if (condition === null) return isNothing(value);
  if (typeof condition !== 'object') return value === condition;
  if (isList(condition)) return condition.some((one) => one === value);
  const { set, past, min, max } = condition;
  if (set && isNothing(value)) return false;
  if (past !== undefined && (isNothing(value) || isPast(String(value), now) !== past)) return false;
  const bound = (limit: number | string | undefined): unknown => (typeof limit === 'string' ? record[limit] : limit);
  const [least, most] = [bound(min), bound(max)];
  if (min !== undefined && !(typeof value === 'number' && typeof least === 'number' && value >= least)) return false;
  return max === undefined || (typeof value === 'number' && typeof most === 'number' && value <= most);
}

const isList = (condition: object): condition is readonly (string | number | boolean)[] => Array.isArray(condition);

/** A day is past when it is over. */
function isPast(value: string, now: Date): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return (day ? new Date(`${value}T23:59:59`) : new Date(value)).getTime() < now.getTime();
}
