// Sorts every operation into screen, action, page or ignored.
import type { ActionDescriptor } from './descriptor.ts';
import { bodyOf, operationsOf, resolve, type Contract, type PlacedOperation, type ResourceKey } from './document.ts';
import { beginsWithVerb, singular } from './inferring/guess.ts';
import { understand } from './inferring/understand.ts';
import type { Understood } from './inferring/understanding.ts';
import { readParsed } from './reading/read.ts';

export const standardActions = ['list', 'show', 'create', 'update', 'delete', 'updateMany', 'deleteMany'] as const;
export type StandardAction = (typeof standardActions)[number];

/** What an operation is for. */
export type Use =
  | { use: 'screen'; resource: string; action: StandardAction }
  | {
      use: 'action';
      resource: string;
      action: string;
      on: ActionDescriptor['on'];
      several?: true;
      fill?: ActionDescriptor['fill'];
      also?: ResourceKey['also'];
      icon: ActionDescriptor['icon'];
    }
  /** A call of a page made by hand; which one is said where its path says something else. */
  | { use: 'page'; page?: string }
  | { use: 'export'; parameter: string }
  | { use: 'ignored'; reason: string }
  | { use: 'unclassified' };

/** An operation, what it is for, and whether `x-resource` says no more than what is inferred without it. */
export type Classified = PlacedOperation & Use & { redundant?: true };

/** An action, and the same on chosen records of the other resources that it is done to. */
export function withOthers(entry: Classified): Classified[] {
  if (entry.use !== 'action' || !entry.also) return [entry];
  const { also, ...own } = entry;
  return [own, ...Object.entries(also).map(([resource, fill]) => ({ ...own, resource, on: 'bulk' as const, fill: { ...own.fill, ...fill } }))];
}

/** Says of each operation what it is for: by `x-resource`, or by what is inferred with certainty from its path, its method and its answer. */
export function classify(contract: Contract): Classified[] {
  const operations = operationsOf(contract);
  const understood = new Map(understand(readParsed(contract)).operations.map((one) => [`${one.operation.method} ${one.operation.path}`, one]));
  const inferring = (placed: PlacedOperation, lists: ReadonlySet<string>) =>
    inferred(contract, placed, { lists, known: understood.get(`${placed.method} ${placed.path}`) });
  const listed = operations.flatMap((placed) => {
    const use = said(contract, placed) ?? inferring(placed, new Set());
    return use.use === 'screen' && use.action === 'list' ? [use.resource] : [];
  });
  const lists = new Set(listed);
  return operations.map((placed): Classified => {
    const key = said(contract, placed);
    const use = inferring(placed, lists);
    return { ...placed, ...(key ?? use), ...(key && isSame(key, use) ? { redundant: true } : {}) };
  });
}

/** What `x-resource` says. */
function said(contract: Contract, placed: PlacedOperation): Use | undefined {
  const key = placed.operation['x-resource'];
  if (!key) return undefined;
  if (key.ignore) return { use: 'ignored', reason: key.ignore };
  if (key.page) return { use: 'page', page: key.page };
  if (key.export) return { use: 'export', parameter: key.export };
  return key.name && key.action
    ? placedOn(contract, placed, { resource: key.name, action: key.action, on: key.on, fill: key.fill, also: key.also })
    : { use: 'unclassified' };
}

interface Placing {
  resource: string;
  action: string;
  on?: ActionDescriptor['on'] | undefined;
  fill?: ActionDescriptor['fill'] | undefined;
  also?: ResourceKey['also'];
}

function placedOn(contract: Contract, placed: PlacedOperation, to: Placing): Use {
  const { resource, action, fill, also } = to;
  if (isStandard(action)) return { use: 'screen', resource, action };
  const on = to.on ?? defaultOn(contract, placed);
  const { icon, several } = placed.operation['x-act'] ?? {};
  const more = { ...(several ? { several } : {}), ...(fill ? { fill } : {}), ...(also ? { also } : {}) };
  return { use: 'action', resource, action, on, ...more, icon };
}

function isStandard(action: string): action is StandardAction {
  return standardActions.some((standard) => standard === action);
}

/** A page's name is for people: whether it is a page's call at all is what can be inferred. */
function isSame(key: Use, use: Use): boolean {
  if (key.use === 'page') return use.use === 'page';
  return (key.use === 'screen' || key.use === 'action') && JSON.stringify(key) === JSON.stringify(use);
}

/**
 * What an operation is for, by itself. Regular REST is a screen even where its list is missing, so that somebody is told; what nobody is sure about is
 * unclassified; what is done with a resource that has a list in the console is a button there, everything else is a page's call.
 */
function inferred(contract: Contract, placed: PlacedOperation, { lists, known }: { lists: ReadonlySet<string>; known: Understood | undefined }): Use {
  const regular = regularRest(placed);
  if (regular) return { use: 'screen', ...regular };
  if (!known?.sure || isListWithoutRange(placed, known)) return { use: 'unclassified' };
  const resource = known.resource.value;
  const kind = known.kind.value;
  const literal = placed.path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';
  if (kind === 'list') {
    const isWhole = known.query?.pager.value.kind === 'range' && !placed.path.includes('{');
    return isWhole ? { use: 'screen', resource, action: 'list' } : { use: 'page' };
  }
  if (!lists.has(resource)) return { use: 'page' };
  if (kind === 'show' || kind === 'create' || kind === 'update' || kind === 'delete') return { use: 'screen', resource, action: kind };
  return kind === 'action' ? placedOn(contract, placed, { resource, action: actionName(placed, literal, resource) }) : { use: 'page' };
}

/** As its path says, `turn-off` → `turnOff`; where that is no verb, as the operation is called, without the resource: `status`, `setLinkStatus` → `setStatus`. */
function actionName({ operation: { operationId } }: PlacedOperation, literal: string, resource: string): string {
  const joined = (text: string) => text.replaceAll(/-+(.)/g, (_, letter: string) => letter.toUpperCase());
  const one = joined(`-${singular(resource)}`);
  const named = operationId?.replace(new RegExp(`${one}(?![a-z])`), '');
  return named && /^[a-z]/.test(named) && !beginsWithVerb(literal) ? named : joined(literal.split(':').at(-1) ?? literal);
}

/** A list in everything but the parameter that makes it one for the console. */
export const isListWithoutRange = ({ method, path, parameters }: PlacedOperation, { kind }: Understood): boolean =>
  method === 'get' && /^\/[^/{]+$/.test(path) && kind.value === 'list' && !parameters.some(({ name }) => name === 'range');

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
