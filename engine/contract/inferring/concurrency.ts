// How an API keeps somebody from writing over what another has written since.
import type { Concurrency } from '../reading/dialects.ts';
import type { Shape } from '../reading/form.ts';
import { propertiesOf } from '../reading/schemas.ts';
import { successOf, unwrapped } from './answers.ts';
import { guess, type Guess } from './guess.ts';
import type { Understood } from './understanding.ts';

const counts =
  /^(?:_?v|_?rev|_?version|revision|lock_?version|row_?version|entity_?version|resource_?version|version_?(?:number|id|stamp)|etag|_etag|updated_?token)$/i;

/** Of a resource, by its operations and what one holds. */
export function concurrencyOf(operations: readonly Understood[], shape: Shape | undefined): Guess<Concurrency> {
  const said = operations.find(({ operation }) => operation.said?.concurrency)?.operation.said?.concurrency;
  const inferred = inferredOf(operations, shape);
  if (!said) return inferred;
  const named = said.property?.text;
  const isThere = named === undefined || Object.keys(propertiesOf(shape)).length === 0 || Object.hasOwn(propertiesOf(shape), named);
  const as = said.as ?? (named === undefined ? inferred.value.as : 'version');
  const property = (isThere ? named : undefined) ?? inferred.value.property ?? Object.keys(propertiesOf(shape)).find((name) => counts.test(name));
  if (as === 'version' && property === undefined)
    return guess({ as: 'none' }, 0.5, 'the document says “version” (x-collection), but names no property that counts (concurrency.property)');
  return guess({ as, ...(as === 'version' && property !== undefined ? { property } : {}) }, 1, 'the document says so (x-collection)');
}

function inferredOf(operations: readonly Understood[], shape: Shape | undefined): Guess<Concurrency> {
  const changes = operations.filter(({ kind, record }) => record && ['update', 'delete', 'action'].includes(kind.value));
  const header = changes
    .flatMap(({ operation }) => operation.parameters)
    .find(({ in: place, name }) => place === 'header' && name.toLowerCase() === 'if-match');
  if (header) return guess({ as: 'etag' }, 0.97, 'a change takes the header If-Match');
  const bodies = changes.filter(({ kind }) => kind.value === 'update').flatMap(({ operation }) => operation.bodies.slice(0, 1));
  const isRefused = changes.some(({ operation }) => operation.answers.some(({ status }) => status === '409' || status === '412'));
  const counted = bodies.flatMap((body) =>
    Object.entries(propertiesOf(unwrapped(body.shape))).filter(
      ([name, { required }]) => counts.test(name) && (required || isRefused) && Object.hasOwn(propertiesOf(shape), name),
    ),
  );
  const [property] = counted[0] ?? [];
  if (property !== undefined)
    return guess(
      { as: 'version', property },
      isRefused ? 0.9 : 0.75,
      `a record has “${property}”, and a change sends it${isRefused ? ', or is refused as too late' : ''}`,
    );
  const marked = operations.some(({ kind, operation }) => kind.value === 'show' && successOf(operation)?.headers.includes('etag') === true);
  if (marked && changes.some(({ kind }) => kind.value !== 'action')) return guess({ as: 'etag' }, 0.8, 'a record comes with the header ETag');
  return guess({ as: 'none' }, 0.75, 'nothing says that a late change is refused');
}
