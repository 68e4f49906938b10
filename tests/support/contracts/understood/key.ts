// What was written down by hand of a document, held against what is inferred of it.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Understanding, Understood } from '../../../../engine/contract/inferring/understanding.ts';

/** `GET /pets` → kind, resource, key of a record and pager of a list, as far as the operation has them, in one line. */
export function keyOf(file: string): Map<string, string> {
  const written = parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  return new Map(Object.entries(written).map(([name, said]) => [name, said.join(' ')]));
}

/** The same of what was inferred. */
export function inferredOf({ kind, resource, identity, query }: Understood): string {
  const parts = [kind.value, resource.value, ...(identity ? [identity.value.property ?? 'none'] : []), ...(query ? [query.pager.value.kind] : [])];
  return parts.join(' ');
}

export const nameOf = ({ operation }: Understood): string => `${operation.method.toUpperCase()} ${operation.path}`;

/** How many operations are inferred as the key says; those that are not; and those among them of which the engine was sure. */
export function comparedWith(key: ReadonlyMap<string, string>, { operations }: Understanding) {
  const wrong = operations.filter((one) => key.get(nameOf(one)) !== inferredOf(one));
  return {
    percent: Math.floor((100 * (operations.length - wrong.length)) / operations.length),
    wrong: wrong.map((one) => `${nameOf(one)}: ${inferredOf(one)}, not ${key.get(nameOf(one)) ?? 'in the key'}`),
    wronglySure: wrong.filter(({ sure }) => sure).map(nameOf),
  };
}
