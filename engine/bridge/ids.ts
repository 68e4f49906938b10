// The id of a record whose path has several keys is all of them: `7~3` is record 3 of 7.
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
