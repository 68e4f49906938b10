// Counts the rows of a list by a field: the list's own handler is called, and its list answers with groups in place of rows.
import { AsyncVariable } from './async-variable.ts';

/** The values of a field, each with how many rows have it, the largest first. */
export interface FoundGroups {
  groups: { value: string | boolean | null; count: number }[];
  /** How many values are not listed. */
  others: number;
  /** More rows than are counted: nothing is listed. */
  isCapped: boolean;
}

/** A list that is to be grouped. */
export interface Grouping {
  by: string;
  /** So many groups are listed. */
  most: number;
  found?: FoundGroups;
}

const asking = new AsyncVariable<{ grouping: Grouping | undefined }>();

/**
 * The groups of the list that `work` reads. As with `Batches`, kept out of the list's options so that every list can be grouped, however it is made.
 * @throws Error when `work` reads no list at all
 */
export async function groupsIn(wanted: Omit<Grouping, 'found'>, work: () => Promise<unknown>): Promise<FoundGroups> {
  const grouping: Grouping = { ...wanted };
  await asking.run({ grouping }, work);
  if (!grouping.found) throw new Error('This answers without reading a list, so it cannot be grouped.');
  return grouping.found;
}

/** The grouping that the present list is read for. Taken by the first list that is read; what that one looks up beside it pages as usual. */
export function takeGrouping(): Grouping | undefined {
  const request = asking.get();
  const grouping = request?.grouping;
  if (request) request.grouping = undefined;
  return grouping;
}

/** Whether the list that is read next is grouped by this field: for a list that works its value out only where it is asked for. */
export const isGroupedBy = (field: string): boolean => asking.get()?.grouping?.by === field;
