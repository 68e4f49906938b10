// What one operation is for, by its path, its method and its answer.
import type { ApiOperation } from '../reading/form.ts';
import type { actionWords } from '../reading/dialects.ts';
import { propertiesOf } from '../reading/schemas.ts';
import { literalEnd, nearestOf, resourceOf, saysCreated, type Collection, type Seen } from './collections.ts';
import { alike, beginsWithVerb, guess, meansSeveral, singular, wordsOf, type Guess } from './guess.ts';
import { identityOf } from './identity.ts';
import { firstOf, isOwn, ownerOf, type Around } from './owners.ts';
import { isSession, patternOf } from './paths.ts';

export type Kind = (typeof actionWords)[number];

export interface Use {
  kind: Guess<Kind>;
  resource: Guess<string>;
  /** The collection it belongs to, and whether it is about one record of it. */
  collection?: Collection;
  record: boolean;
  /** What an action is called. */
  action?: string;
}

/** The methods at each path, whatever its parameters are called. */
export function methodsOf(seen: readonly Seen[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { segments, verb, operation } of seen) {
    const pattern = verb === undefined ? patternOf(segments) : `${patternOf(segments)}:${verb}`;
    found.set(pattern, (found.get(pattern) ?? new Set()).add(operation.method));
  }
  return found;
}

/** What an operation is for. Where nothing fits it is an action or a reading that nobody is sure of, never left out. */
export function useOf(seen: Seen, around: Around): Use {
  const use = inferred(seen, around);
  const { said } = seen.operation;
  if (!said) return use;
  const kind = said.action;
  const collection = said.collection === undefined ? undefined : [...around.collections.values()].find(({ name }) => name === said.collection);
  return {
    ...use,
    ...(said.collection === undefined ? {} : { resource: guess(said.collection, 1, 'the document says so (x-collection)') }),
    ...(collection ? { collection } : {}),
    ...(kind === undefined
      ? {}
      : {
          kind: guess(kind, 1, 'the document says so (x-collection)'),
          ...(kind === 'action' && use.action === undefined ? { action: seen.operation.id } : {}),
        }),
  };
}

function inferred(seen: Seen, around: Around): Use {
  const { segments, verb, operation, answer } = seen;
  const near = nearestOf(segments, around.collections);
  const end = literalEnd(seen);
  const collection = near?.collection;
  const record = near?.record ?? false;
  const owned = near ? ownerOf(near, segments, around) : firstOf(seen, around);
  const taken = (kind: Kind, confidence: number, why: string, more: Partial<Use> = {}): Use => ({
    kind: guess(kind, confidence, why),
    resource: owned,
    record,
    ...(collection ? { collection } : {}),
    ...more,
  });
  if (verb === 'list' && operation.method === 'get')
    return answer.kind === 'list' && near?.rest === 0
      ? taken('list', answer.list.confidence, answer.list.reasons[0] ?? 'the answer is a list')
      : taken('reading', 0.5, 'the path ends in “.list”, but its answer is no list that could be read');
  if (segments.at(-2)?.text === 'relationships' && (writing.has(operation.method) || operation.method === 'get'))
    return taken(operation.method === 'get' ? 'reading' : 'action', 0.9, '“relationships” are what a record is joined with (JSON:API)', {
      ...(operation.method === 'get' ? {} : { action: end ?? operation.id }),
      resource: near ? guess(resourceOf(near.collection), 0.95, `the path goes through /${near.collection.name}`) : owned,
    });
  if (verb !== undefined)
    return operation.method === 'get'
      ? taken('reading', 0.85, `the path ends in “${endOf(operation.path)}”, and nothing is written`)
      : taken('action', 0.95, `the path ends in “${endOf(operation.path)}”`, { action: verb });
  if (isSession(seen)) return taken('session', 0.9, `“${end ?? ''}” is about signing in`);
  if (operation.method === 'post' && answersWithToken(seen))
    return taken('session', 0.85, 'it answers with a token for further calls', { resource: guess(segments[0]?.text ?? '/', 0.75, 'signing in is there') });
  if (near?.rest === 0 && record) return actOnRecord(seen, near.collection, around, taken) ?? onRecord(seen, near.collection, taken);
  // `/pages/{section}/{title}`: two keys, of which the path of a collection takes one.
  if (near?.record && end === undefined) {
    const one = onRecord(seen, near.collection, taken);
    return { ...one, kind: guess(one.kind.value, 0.5, 'the path ends in two keys') };
  }
  if (operation.method === 'get' || operation.method === 'query' || operation.method === 'head') {
    if (answer.kind === 'file') return taken('file', 0.95, 'the answer is a file');
    if (answer.kind === 'list') return listUse(seen, near, around, taken);
    return readingUse(seen, around, taken);
  }
  if (near?.rest === 0 && collection) return onCollection(seen, collection, around, taken);
  if (
    answer.kind === 'list' &&
    operation.method === 'post' &&
    end !== undefined &&
    /search|query|find|filter|list/i.test(end) &&
    collection &&
    near?.rest === 1 &&
    !record
  )
    return taken('list', 0.85, `“${end}” answers with a list`);
  return beside(seen, around, taken);
}

/** Is what comes back what further calls are made with, as OAuth 2 names it (RFC 6749, 5.1)? */
const answersWithToken = ({ answer }: Seen): boolean => answer.kind === 'record' && 'access_token' in propertiesOf(answer.shape);

/** `/pets/{id}:cancel` → `:cancel`, `/files/{id}#share` → `#share`. */
const endOf = (path: string): string => /[:#?.][^:#?.]*$/.exec(path)?.[0] ?? path;

type Make = (kind: Kind, confidence: number, why: string, more?: Partial<Use>) => Use;

const bodyOf = (operation: ApiOperation) => operation.bodies[0]?.shape;

const writing = new Set(['post', 'put', 'patch', 'delete']);

/**
 * `/pets/archive/{id}`: the part before the key is something to do, so the key is that of a record of what is before it. `/pets/status/{id}` writes a part of
 * it, or does something with it.
 */
function actOnRecord({ segments, operation }: Seen, collection: Collection, { collections }: Around, taken: Make): Use | undefined {
  if (!writing.has(operation.method)) return undefined;
  const verb = beginsWithVerb(collection.name);
  const above = nearestOf(collection.segments.slice(0, -1), collections)?.collection;
  if (!verb)
    return collection.same && operation.method !== 'delete'
      ? taken('update', 0.6, `“${collection.name}” is a part of a record, or something to do with it`)
      : undefined;
  const owner = above ?? collection.same;
  if (/^(?:update|edit|save|modify)$/.test(collection.name) && owner)
    return taken('update', 0.85, `“${collection.name}” edits one of ${owner.name}`, {
      resource: guess(resourceOf(owner), 0.9, `it stands below /${owner.name}`),
      collection: owner,
    });
  return taken('action', 0.85, `“${collection.name}” is something to do with a record`, {
    action: collection.name,
    resource: owner
      ? guess(resourceOf(owner), 0.85, `“${collection.name}” is done with what is in /${owner.name}`)
      : guess(segments[0]?.text ?? collection.name, 0.5, 'nothing on the path says with which records'),
    ...(owner ? { collection: owner } : {}),
  });
}

/** `/pets/{id}`. */
function onRecord({ operation, answer }: Seen, collection: Collection, taken: Make): Use {
  const path = 'the path ends in the key of a record';
  switch (operation.method) {
    case 'get':
      if (answer.kind === 'file') return taken('file', 0.95, 'the answer is a file');
      // `/orders/by-day/{day}`: what stands at the end chooses rows.
      if (answer.kind === 'list') return choosing(collection, taken);
      return answer.kind === 'record' ? taken('show', 0.97, path) : taken('show', 0.72, `${path}; what a record holds is not said`);
    case 'put':
    case 'patch':
      return bodyOf(operation) ? taken('update', 0.97, path) : taken('action', 0.75, 'nothing is sent with it, so nothing is edited');
    case 'delete':
      return taken('delete', 0.97, path);
    case 'post':
      return taken('action', 0.8, `${path}, and POST does something with it`, { action: operation.id });
    default:
      return taken('action', 0.8, `${path}, and ${operation.method.toUpperCase()} does something with it`, { action: operation.id });
  }
}

/** `/pets`. */
function onCollection({ operation, answer }: Seen, collection: Collection, { methods }: Around, taken: Make): Use {
  const body = bodyOf(operation);
  const sent = Object.entries(propertiesOf(body));
  const many =
    body?.kind === 'list' ||
    sent.some(([name]) => name === 'ids') ||
    (sent.length > 0 && sent.every(([name, { shape }]) => shape.kind === 'list' && /ids$/i.test(name)));
  const here = methods.get(collection.pattern);
  switch (operation.method) {
    case 'post': {
      // `/requests/{id}/dealers` with ids: what is done is done with the request.
      const below = collection.parameter === undefined && collection.segments.at(-2)?.parameter !== undefined;
      if (many) return taken('action', below ? 0.65 : 0.8, 'it takes several records at once', { action: operation.id });
      if (beginsWithVerb(collection.name) && !saysCreated(operation))
        return taken('action', 0.75, `“${collection.name}” is something to do`, { action: collection.name });
      const listed = here?.has('get') ?? false;
      const opened = collection.parameter !== undefined;
      if (!opened && (collection.single || (listed && !meansSeveral(collection.name))))
        return taken('create', 0.65, `“${collection.name}” is one thing by its name: this may make it, or do something with what it belongs to`);
      const confidence = listed && opened ? 0.95 : listed || opened ? 0.9 : 0.65;
      return taken(
        'create',
        confidence,
        opened ? `records have paths below /${collection.name}` : listed ? 'the same path lists them' : `something new is in /${collection.name} afterwards`,
      );
    }
    case 'put':
    case 'patch': {
      if (many) return taken('action', 0.8, 'it takes several records at once', { action: operation.id });
      const key = identityOf(resourceOf(collection), collection.parameter, body).value.property;
      if (key !== undefined && collection.parameter !== undefined) return taken('update', 0.85, `the body says by “${key}” which record`, { record: true });
      return answer.kind === 'record'
        ? taken('update', 0.6, 'it edits, but nothing says which record')
        : taken('action', 0.55, 'it changes the whole collection');
    }
    default:
      return taken(
        'action',
        operation.method === 'delete' && many ? 0.8 : 0.55,
        operation.method === 'delete' ? 'it deletes, but nothing says how many' : 'it does something with the collection',
        { action: operation.id },
      );
  }
}

/** `/tides/{day}`: what looks like the key of one chooses rows. */
const choosing = ({ same }: Collection, taken: Make): Use => taken('list', same ? 0.8 : 0.55, 'the path ends as that of a record, but the answer is a list');

function listUse(seen: Seen, near: ReturnType<typeof nearestOf>, { methods, collections }: Around, taken: Make): Use {
  const { operation, answer } = seen;
  const shape = answer.kind === 'list' ? answer.list : undefined;
  const why = shape?.reasons[0] ?? 'the answer is a list';
  const confidence = shape?.confidence ?? 0.5;
  if (near?.rest === 0) {
    const { name, parameter, segments, same, apart, twin, chooses } = near.collection;
    if (chooses && literalEnd(seen) === undefined) return choosing(near.collection, taken);
    // `/users/new`, `/tasks/week`, `/orders/counts`: another view of what is above, or figures of it.
    const known = [...collections.values()].some((other) => other.name === name && other.parameter !== undefined);
    const isView =
      segments.length > 1 &&
      !known &&
      // What is called as records that have paths elsewhere is no view of what is above: `/guilds/{id}/webhooks` beside `/webhooks/{id}`.
      !(twin && alike(segments.at(-1)?.text ?? '', twin.name)) &&
      parameter === undefined &&
      !same &&
      !(methods.get(near.collection.pattern)?.has('post') ?? false) &&
      (apart || !meansSeveral(name));
    return isView ? taken('list', 0.6, `${why}, but “${name}” may be a view or figures of something else`) : taken('list', confidence, why);
  }
  // Rows of the same kind as the collection's are another view of it; others are a reading.
  if (near?.rest === 1 && !near.record)
    return taken('list', Math.min(confidence, 0.9), `${why}; “${operation.path.split('/').at(-1) ?? ''}” is another view of ${near.collection.name}`);
  return taken('list', Math.min(confidence, 0.6), `${why}, but no collection is on its path`);
}

/** A GET that is neither list nor record of a collection: one thing of its own, or figures. */
function readingUse(seen: Seen, { methods, collections }: Around, taken: Make): Use {
  const { segments, answer, operation } = seen;
  const end = literalEnd(seen) ?? '';
  const edited = methods.get(patternOf(segments));
  const own = guess(end, 0.9, `there is one ${end} and no list of them`);
  if (answer.kind === 'record' && (edited?.has('put') || edited?.has('patch')))
    return taken('show', 0.9, 'the same path edits it, and no key is in the way', { resource: own });
  if (isOwn(end) && answer.kind === 'record') return taken('show', 0.88, `“${end}” is one record, the caller’s own`, { resource: own });
  const known = nearestOf(segments, collections);
  if (known?.rest === 0 && operation.method === 'get')
    return taken('reading', 0.45, 'records have paths below it, but its answer is no list that could be read');
  return taken(
    'reading',
    known ? 0.85 : 0.75,
    answer.kind === 'record' ? 'it answers with one thing that has no key' : 'it answers with neither a list nor a record',
  );
}

/** A write at a path that is neither a collection nor a record. */
function beside(seen: Seen, { methods, collections }: Around, taken: Make): Use {
  const { segments, operation } = seen;
  const end = literalEnd(seen) ?? '';
  const here = methods.get(patternOf(segments));
  const after = segments.at(-2);
  const own = guess(end, 0.88, `there is one ${end} and no list of them`);
  if (['put', 'patch'].includes(operation.method) && here?.has('get') && !beginsWithVerb(end))
    return taken('update', 0.9, 'the same path shows it, and no key is in the way', { resource: own });
  if (operation.method === 'delete' && here?.has('get') && (here.has('put') || here.has('patch')))
    return taken('delete', 0.85, 'the same path shows and edits it', { resource: own });
  const verb = beginsWithVerb(end);
  const [does, ...what] = wordsOf(end);
  const made = /^(?:create|new|register)$/.test(does ?? '') && [...collections.values()].find(({ name }) => alike(name, what.join('-')));
  if (made && operation.method === 'post')
    return taken('create', 0.75, `“${end}” creates one of ${made.name}`, {
      resource: guess(resourceOf(made), 0.8, `“${end}” names it`),
      record: false,
      collection: made,
    });
  if (operation.method === 'post' && after?.parameter !== undefined && !verb && singular(end) !== end)
    return taken('action', 0.6, `“${end}” may be something to do with a record, or several things of its own`, { action: end });
  if (after?.parameter !== undefined)
    return taken('action', verb ? 0.95 : 0.85, verb ? `“${end}” is something to do with a record` : `“${end}” is neither a list nor a record`, { action: end });
  return taken('action', verb ? 0.88 : 0.6, verb ? `“${end}” is something to do` : `“${end}” has neither a list nor records`, { action: end });
}
