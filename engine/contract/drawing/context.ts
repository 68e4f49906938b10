// Values that no record gives and that are set once for all calls.
import { plain } from '../inferring/guess.ts';
import { parsePath, patternOf } from '../inferring/paths.ts';
import type { InferredResource, Understood } from '../inferring/understanding.ts';
import type { ResourceDescriptor } from '../descriptor.ts';
import type { Wire } from './wire.ts';
import { fallbackOf, keysIn } from './wires.ts';

/** Parameters before a record's own whose values no drawn resource gives, by its name or by where they stand: `/accounts/{accountId}/…` beside `/accounts/{id}`. */
export function contextOf(operations: readonly Understood[], drawn: readonly InferredResource[]): string[] {
  const opened = drawn.flatMap(({ path, operations: own }) => {
    const parameter = parameterOf(path, own);
    return parameter === undefined ? [] : [{ path, parameter }];
  });
  const known = new Set(opened.map(({ parameter }) => parameter));
  const found = operations.flatMap(({ operation, record, collection }) => {
    const keys = keysIn(operation.path);
    const own = record && collection?.parameter !== undefined ? keys.findLastIndex((name) => plain(name) === plain(collection.parameter ?? '')) : -1;
    const { segments } = parsePath(operation.path);
    const isOfRecord = (name: string) => {
      const before = patternOf(
        segments.slice(
          0,
          Math.max(
            0,
            segments.findIndex(({ parameter }) => parameter === name),
          ),
        ),
      );
      return opened.some(({ path }) => before.endsWith(path));
    };
    return keys.filter((name, index) => index !== own && !known.has(name) && !isOfRecord(name));
  });
  return [...new Set([...found, ...headersOfLists(operations)])];
}

/** Headers without which a list is not told, and that nothing fills in: a tenant, an edition. */
const headersOfLists = (operations: readonly Understood[]): string[] =>
  operations.flatMap(({ operation, kind, security }) =>
    kind.value !== 'list'
      ? []
      : operation.parameters.flatMap((parameter) => {
          const { in: place, name, required } = parameter;
          const isOpen = place === 'header' && required && fallbackOf(parameter) === undefined;
          return isOpen && name.toLowerCase() !== 'authorization' && !security.flat().includes(name) && name.toLowerCase() !== 'range' ? [name] : [];
        }),
  );

/** The parameter by which the records of a collection are opened. */
function parameterOf(path: string, own: readonly Understood[]): string | undefined {
  return own.find(({ collection, record }) => record && collection !== undefined && patternOf(collection.segments) === path)?.collection?.parameter;
}

/** Keys before a record's own that nobody can choose from a list. */
export function defaultsOf(wires: readonly Wire[], resources: readonly ResourceDescriptor[]): string[] {
  const chosen = new Set(
    resources.flatMap(({ filters, createFields }) => [...filters, ...createFields].flatMap(({ name, kind }) => (kind === 'reference' ? [name] : []))),
  );
  const outer = wires.flatMap(({ parentFilter, keys, ownKey }) =>
    parentFilter === undefined || chosen.has(parentFilter) ? [] : ownKey ? keys.slice(0, -1) : keys,
  );
  return [...new Set(outer)];
}
