// Errors in a contract, with their location: checks give the place in the bundle, messages the source file and line.

/** One thing that is wrong. */
export interface Problem {
  /** Where in the bundled contract: its names one by one, such as paths, /coupons, get. */
  at: readonly string[];
  /** One sentence, without the place. */
  says: string;
}

/** Turns a place in the bundle into `file:line`. */
export type Locate = (at: readonly string[]) => string;

/** The place of an operation. */
export const atOperation = ({ path, method }: { path: string; method: string }): string[] => ['paths', path, method];

/** The place of a named schema. */
export const atSchema = (name: string): string[] => ['components', 'schemas', name];

/** `file:line: sentence`. */
export const placed = ({ at, says }: Problem, locate: Locate): string => `${locate(at)}: ${says}`;

const byPlace = new Intl.Collator('en', { numeric: true });

/** Each sentence once, file by file from top to bottom. */
export function inOrder(lines: readonly string[]): string[] {
  return [...new Set(lines)].toSorted(byPlace.compare);
}
