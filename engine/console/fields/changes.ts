import { isRecord } from '../../web/problem.ts';

/** A field that was edited; without values where they are not kept. */
export interface Change {
  field: string;
  from?: unknown;
  to?: unknown;
  /** What they are counted in, where another field of the record said so. */
  from_unit?: unknown;
  to_unit?: unknown;
}

/** The edits in a value of the trail's `changes`. */
export function changesIn(value: unknown): Change[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => (isRecord(one) && typeof one['field'] === 'string' ? [{ ...one, field: one['field'] }] : []));
}
