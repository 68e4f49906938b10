import type { ResourceDescriptor } from '../../contract/descriptor.ts';
import type { NextStep, RecordPage } from '../../contract/record-page.ts';
import { meets } from '../conditions.ts';
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
    if (!meets(step.when ?? {}, record, now)) return [];
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
