// JSON in one form, so that the same facts have the same hash.
import { createHash } from 'node:crypto';

/** JSON with the names in order: the same facts are the same text, whatever order they were stored in. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** SHA-256 of a text's bytes in UTF-8, hex. */
export const sha256Of = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
