// What things are called where people read it, and in addresses.
import { humanise } from '../fields.ts';
import { inSentence } from '../inSentence.ts';
import { unwrapped } from '../inferring/answers.ts';
import { isSure, singular } from '../inferring/guess.ts';
import { isOwn } from '../inferring/owners.ts';
import type { InferredResource, Understood } from '../inferring/understanding.ts';
import type { Shape } from '../reading/form.ts';
import { propertiesOf } from '../reading/schemas.ts';

/** The property `id` of records that are known by another one: the console needs the name for the key. */
export const displaced = 'own_id';

/** The console counts by `version` how often a record was written; a property of that name that is something else is called so. */
export const displacedVersion = 'own_version';

/** A name as a part of an address: letters, digits and hyphens. */
export const addressOf = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase() || 'resource';

/** A name in words, without signs before it: `@me` → `Me`. */
const wordsIn = (name: string): string => humanise(name.replace(/^[^\p{L}\p{N}]+/u, ''));

/** English plurals of the names of resources: `pet` → `Pets`, `museum-hours` → `Museum hours`, `history` → `Histories`. */
export function pluralOf(name: string): string {
  const label = wordsIn(name);
  if (isOwn(label)) return label;
  if (singular(label) !== label) return label;
  if (/[^aeiou]y$/i.test(label)) return `${label.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/i.test(label)) return /(?:news|status|data|media|info|metadata|staff|equipment)$/i.test(label) ? label : `${label}es`;
  return /(?:data|media|info|metadata|staff|equipment)$/i.test(label) ? label : `${label}s`;
}

export const singularOf = (name: string): string => singular(wordsIn(name));

/** The longest summary that fits a button. */
const longestLabel = 40;

/** What an operation's button and page say: its summary where it is short, its name in words otherwise. */
export function labelOf({ operation, action }: Pick<Understood, 'operation' | 'action'>): string {
  const summary = operation.summary?.trim().replace(/\.$/, '');
  if (summary !== undefined && summary !== '' && summary.length <= longestLabel) return summary;
  if (operation.named) return humanise(operation.id);
  return action === undefined ? calledByPath(operation) : humanise(action);
}

/** An operation of which nothing is said, as its name would read in words: `PUT /v1/openingHours` → `Put opening hours`, `GET /stars/{id}` → `Get star`. */
function calledByPath({ method, path }: Understood['operation']): string {
  const parts = path.split(/[/#]/).filter((part) => part !== '');
  const said = parts.findLast((part) => !part.includes('{'));
  if (said === undefined) return `${method.toUpperCase()} ${path}`;
  return `${humanise(method)} ${inSentence(said === parts.at(-1) ? wordsIn(said) : singularOf(said))}`;
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

/** Does one need the key of another to be opened: `/bikes/{}/repairs`? */
const isWithin = (resource: InferredResource | undefined): boolean => resource?.path.includes('{}') === true;

/** The names that mean something else to the console: `id` is the key of a record, `version` counts how often it was written. */
export function renamedIn(resource: InferredResource | undefined, body?: Shape): Record<string, string> {
  const has = (name: string) => [resource?.shape, body && unwrapped(body)].some((shape) => Object.hasOwn(propertiesOf(shape), name));
  const property = resource?.identity.value.property;
  const counting = resource && isSure(resource.concurrency) ? resource.concurrency.value.property : undefined;
  return {
    // To the console a record within another has the keys of both for its id.
    ...(property !== undefined && (property !== 'id' || isWithin(resource)) && has('id') ? { id: displaced } : {}),
    ...(counting !== 'version' && has('version') ? { version: displacedVersion } : {}),
    ...(counting !== undefined && counting !== 'version' ? { [counting]: 'version' } : {}),
  };
}
