// The id of a record whose path has several keys is all of them: `7~3` is record 3 of 7.
import type { Wire } from '../contract/drawing/wire.ts';

const joint = '~';

const part = (value: unknown): string => encodeURIComponent(String(value)).replaceAll('~', '%7E');

/** @param keys from the outermost; a single one stays as it is */
export const idOf = (keys: readonly unknown[]): string => (keys.length === 1 ? String(keys[0]) : keys.map(part).join(joint));

/** The keys of an id, as many as are wanted; undefined where it has another number of them. */
export function keysOfId(id: string, wanted: number): string[] | undefined {
  if (wanted === 1) return [id];
  const parts = id.split(joint).map((one) => decodeURIComponent(one));
  return parts.length === wanted ? parts : undefined;
}

/** Does one operation list the records of which another shows one? */
export const sameRecord = (one: Wire, other: Wire): boolean =>
  one.path.replaceAll(/\{[^}]+\}/g, '{}').startsWith(other.path.replaceAll(/\{[^}]+\}/g, '{}')) || sharesCollection(one, other);
/** `/pet/{petId}` shows what `/pet/findByStatus` lists. */
const sharesCollection = (one: Wire, other: Wire): boolean => one.path.replace(/\/\{[^}]+\}$/, '') === other.path.replace(/\/[^/]+$/, '');
