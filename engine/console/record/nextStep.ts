import type { ResourceDescriptor } from '../../contract/descriptor.ts';
import type { Condition, NextStep, RecordPage } from '../../contract/record-page.ts';
import { fillFields } from '../fields/fieldText.ts';

type Row = Readonly<Record<string, unknown>>;

/** A step with its sentence filled in: the lead in bold, and the rest. */
export interface FoundStep extends NextStep {
  lead: string;
  more: string;
}

/**
 * What the page of a record says first: the first entry that fits and whose button the caller has; without one, the first that fits.
 * @param isOffered whether the caller may do this with the record
 */
export function nextStepOf(
  { next }: Pick<RecordPage, 'next'>,
  { fields }: Pick<ResourceDescriptor, 'fields'>,
  record: Row,
  isOffered: (act: string) => boolean,
  now: Date = new Date(),
): FoundStep | undefined {
  const fitting = next.flatMap((step): FoundStep[] => {
    if (!Object.entries(step.when ?? {}).every(([name, condition]) => holds(condition, record[name], record, now))) return [];
    const said = fillFields(step.say, fields, record);
    if (said === undefined) return [];
    const { lead, more } = parted(said);
    return [{ ...step, lead, more }];
  });
  return fitting.find(({ act }) => act === undefined || isOffered(act)) ?? fitting[0];
}

/** What stands before the first full stop, and the rest; `$1.50` and `a.b@c.example` have none. */
function parted(said: string): { lead: string; more: string } {
  const end = said.search(/[.:] (?=[A-Z])/);
  return end < 0 ? { lead: said, more: '' } : { lead: said.slice(0, end + 1), more: said.slice(end + 2) };
}

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
