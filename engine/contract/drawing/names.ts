// What things are called where people read it, and in addresses.
import { humanise } from '../fields.ts';
import { singular } from '../inferring/guess.ts';
import type { Understood } from '../inferring/understanding.ts';

/** The property `id` of records that are known by another one: the console needs the name for the key. */
export const displaced = 'own_id';

/** A name as a part of an address: letters, digits and hyphens. */
export const addressOf = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase() || 'resource';

/** English plurals of the names of resources: `pet` → `Pets`, `museum-hours` → `Museum hours`, `history` → `Histories`. */
export function pluralOf(name: string): string {
  const label = humanise(name);
  if (singular(label) !== label) return label;
  if (/[^aeiou]y$/i.test(label)) return `${label.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/i.test(label)) return /(?:news|status|data|media|info|metadata|staff|equipment)$/i.test(label) ? label : `${label}es`;
  return /(?:data|media|info|metadata|staff|equipment)$/i.test(label) ? label : `${label}s`;
}

export const singularOf = (name: string): string => singular(humanise(name));

/** The longest summary that fits a button. */
const longestLabel = 40;

/** What an operation's button and page say: its summary where it is short, its name in words otherwise. */
export function labelOf({ operation, action }: Pick<Understood, 'operation' | 'action'>): string {
  const summary = operation.summary?.trim().replace(/\.$/, '');
  if (summary !== undefined && summary !== '' && summary.length <= longestLabel) return summary;
  if (operation.named) return humanise(operation.id);
  return action === undefined ? `${operation.method.toUpperCase()} ${operation.path}` : humanise(action);
}

/** A name for each operation that no other has, for addresses. */
export function keysOf(operations: readonly Understood[]): ReadonlyMap<Understood, string> {
  const taken = new Set<string>();
  return new Map(
    operations.map((one) => {
      const wished = addressOf(one.operation.id);
      let key = wished;
      for (let next = 2; taken.has(key); next += 1) key = `${wished}-${next}`;
      taken.add(key);
      return [one, key];
    }),
  );
}
