// `x-display.suggest`: the list whose names are offered where a text is typed.
import { operationsOf, resolve, successOf, walk, type Contract, type PlacedOperation, type Schema } from './document.ts';
import type { Suggestion } from './value-keys.ts';
import type { FieldDescriptor } from './descriptor.ts';
import { known } from './nearest.ts';
import type { Problem } from './problems.ts';

/** The path that is asked, and the fields beside it that narrow it. */
export function suggestOf(contract: Contract, { from, with: narrowed }: Suggestion): FieldDescriptor['suggest'] {
  const path = placedOf(contract, from)?.path;
  return path === undefined ? undefined : { path, ...(narrowed ? { with: narrowed } : {}) };
}

const placedOf = (contract: Contract, id: string): PlacedOperation | undefined => operationsOf(contract).find(({ operation }) => operation.operationId === id);

/** It is a list of records with a name, takes words as `q`, and is narrowed by fields that stand beside. */
export function suggestProblems(contract: Contract): Problem[] {
  const problems: Problem[] = [];
  walk(contract, [], (node, at) => {
    const properties = (node as Schema).properties ?? {};
    for (const [name, property] of Object.entries(properties)) {
      const places: readonly [schema: Schema, place: readonly string[]][] = [
        [property, []],
        [property.items || {}, ['items']],
      ];
      for (const [schema, place] of places) {
        const suggest = schema['x-display']?.suggest;
        if (!suggest) continue;
        const where = [...at, 'properties', name, ...place, 'x-display', 'suggest'];
        const placed = placedOf(contract, suggest.from);
        const filters = placed ? filtersOf(placed) : {};
        if (!placed || !namesIn(contract, placed)) {
          const lists = operationsOf(contract).flatMap(({ operation }) => operation.operationId ?? []);
          problems.push({ at: where, says: `${name}: "${suggest.from}" lists nothing with a name${known(suggest.from, lists)}` });
          continue;
        }
        if (!filters['q']) problems.push({ at: where, says: `${name}: ${suggest.from} is not searched by q` });
        for (const [filter, field] of Object.entries(suggest.with ?? {})) {
          if (!filters[filter]) problems.push({ at: where, says: `${name}: ${suggest.from} has no filter "${filter}"${known(filter, Object.keys(filters))}` });
          if (!properties[field]) problems.push({ at: where, says: `${name}: there is no "${field}" beside it${known(field, Object.keys(properties))}` });
        }
      }
    }
  });
  return problems;
}

function filtersOf({ operation }: PlacedOperation): Readonly<Record<string, Schema>> {
  const filter = operation.parameters?.find((parameter) => parameter.name === 'filter');
  return filter?.content?.['application/json']?.schema?.properties ?? {};
}

/** Does it answer an array of objects with a name? */
function namesIn(contract: Contract, { operation }: PlacedOperation): boolean {
  const items = successOf(operation).schema?.items;
  return items !== undefined && items !== false && resolve(contract, items).properties?.['name'] !== undefined;
}
