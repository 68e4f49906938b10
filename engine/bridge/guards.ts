// A change of what another has changed since: how an API is told what was read before, by a mark (`If-Match`) or by a property that counts.
// To the console both are the record's `version`.
import type { Wire } from '../contract/drawing/wire.ts';
import type { Values } from './writing.ts';

/** A record as it is by now, with its mark. */
export interface Reading {
  record: Values;
  etag?: string;
}

const isGiven = (value: unknown): value is string | number => typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The operation that tells a record's version, where a change needs one and the console has none: a button, a deletion. */
export const readForGuard = ({ guard, method }: Wire, given: Values): string | undefined =>
  method === 'get' || guard === undefined || guard.as === 'none' || isGiven(given['version']) ? undefined : guard.shown;

/** What a change says of the version that it is about: what was read when the form was opened, else what there is by now. */
export function guardedBy({ guard, values, method }: Wire, given: Values, reading: Reading | undefined): { headers: Record<string, string>; values: Values } {
  const seen = given['version'];
  const mark = guard?.as === 'etag' && isGiven(seen) ? String(seen) : reading?.etag;
  if (method === 'get' || guard?.as === 'none') return { headers: {}, values: {} };
  if (guard?.as !== 'version' || guard.property === undefined) return { headers: mark === undefined ? {} : { 'If-Match': mark }, values: {} };
  const version = isGiven(seen) ? seen : reading?.record[guard.property];
  // A deletion has no body; its version goes into the query where the API takes it there.
  const field = values.find(({ name }) => name === guard.property)?.field;
  return { headers: {}, values: version === undefined ? {} : { version, ...(field === undefined ? {} : { [field]: version }) } };
}

/** The mark of an answer, as the version of its record. */
export function versionIn({ guard }: Wire, { headers }: Response): Values {
  const etag = headers.get('etag');
  return guard?.as === 'etag' && etag !== null ? { version: etag } : {};
}
