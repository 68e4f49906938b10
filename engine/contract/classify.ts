// Sorts every operation into screen, action, page or ignored.
import type { ActionDescriptor } from './descriptor.ts';
import { bodyOf, operationsOf, resolve, type Contract, type PlacedOperation } from './document.ts';

export const standardActions = ['list', 'show', 'create', 'update', 'delete', 'updateMany', 'deleteMany'] as const;
export type StandardAction = (typeof standardActions)[number];

/** What an operation is for. */
export type Classified = PlacedOperation &
  (
    | { use: 'screen'; resource: string; action: StandardAction }
    | { use: 'action'; resource: string; action: string; on: ActionDescriptor['on']; icon: ActionDescriptor['icon'] }
    | { use: 'page'; page: string }
    | { use: 'export'; parameter: string }
    | { use: 'ignored'; reason: string }
    | { use: 'unclassified' }
  );

/** Says of each operation what it is for: by `x-resource`, or by being regular REST. */
export function classify(contract: Contract): Classified[] {
  return operationsOf(contract).map((placed): Classified => {
    const key = placed.operation['x-resource'];
    if (key?.ignore) return { ...placed, use: 'ignored', reason: key.ignore };
    if (key?.page) return { ...placed, use: 'page', page: key.page };
    if (key?.export) return { ...placed, use: 'export', parameter: key.export };
    const regular = regularRest(placed);
    const resource = key?.name ?? regular?.resource;
    const action = key?.action ?? regular?.action;
    if (!resource || !action) return { ...placed, use: 'unclassified' };
    if (isStandard(action)) return { ...placed, use: 'screen', resource, action };
    return { ...placed, use: 'action', resource, action, on: key?.on ?? defaultOn(contract, placed), icon: key?.icon };
  });
}

function isStandard(action: string): action is StandardAction {
  return standardActions.some((standard) => standard === action);
}

function regularRest({ method, path, parameters }: PlacedOperation): { resource: string; action: StandardAction } | undefined {
  const [, resource, id, rest] = path.split('/');
  if (!resource || resource.startsWith('{') || rest !== undefined) return undefined;
  if (id === undefined) {
    if (method === 'get' && parameters.some((parameter) => parameter.name === 'range')) return { resource, action: 'list' };
    return method === 'post' ? { resource, action: 'create' } : undefined;
  }
  if (id !== '{id}') return undefined;
  const action = ({ get: 'show', patch: 'update', put: 'update', delete: 'delete', post: undefined } as const)[method];
  return action ? { resource, action } : undefined;
}

function defaultOn(contract: Contract, { path, operation }: PlacedOperation): ActionDescriptor['on'] {
  const body = bodyOf(operation);
  if (body && resolve(contract, body.schema).properties?.['ids']) return 'bulk';
  return path.includes('{id}') ? 'record' : 'collection';
}
