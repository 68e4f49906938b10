import type { FieldDescriptor } from '../../contract/descriptor.ts';

/** A moment that a record keeps itself, as its history says it. */
export interface Moment {
  name: string;
  said: string;
  at: string;
}

/** So far apart, in ms, two clocks may have written the same call. */
const sameCall = 5_000;

const within = (one: string, other: string): boolean => Math.abs(new Date(one).getTime() - new Date(other).getTime()) <= sameCall;

/**
 * What a record's own moments add to its history.
 * @param says the contract's sentence for a moment; without one, the title of its field
 * @param told when the entries were written that tell who did what: what one of them tells is not told twice
 */
export function momentsOf(
  fields: readonly Pick<FieldDescriptor, 'name' | 'label'>[],
  record: Readonly<Record<string, unknown>>,
  { says = {}, told = [] }: { says?: Readonly<Record<string, string>> | undefined; told?: readonly string[] },
): Moment[] {
  const kept = fields.flatMap(({ name, label }): Moment[] => {
    const at = record[name];
    return typeof at === 'string' ? [{ name, said: says[name] ?? label, at }] : [];
  });
  const [first] = kept;
  return kept.filter((moment) => {
    // What never changed since it came says so once.
    if (moment !== first && first && within(moment.at, first.at)) return false;
    return !told.some((at) => within(at, moment.at));
  });
}
