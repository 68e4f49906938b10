// The contract's sentences before and after an operation, and its undo (`x-act`: done, ask, consequence, far, undo, when).
import type { ActEntry, ActKey, SentenceEntry } from './act-key.ts';
import type { ActDescriptor, ActSentences, Sentence, UndoDescriptor } from './descriptor.ts';
import { accessOf } from './access.ts';
import { bodyOf, resolve, successOf, type Contract, type PlacedOperation, type Schema } from './document.ts';
import type { Classified } from './classify.ts';
import { operationsNamedBy, type NamedOperations } from './check-words.ts';
import { atOperation, type Problem } from './problems.ts';

/** `{record.load|client|clients}` → what it names, and the words that count it. */
const placeholder = /\{([a-z]+)(?:\.([A-Za-z_]+))?(?:\|([^|}]*)\|([^}]*))?\}/g;
const anyBraces = /\{[^}]*\}/g;

/** An operation's sentences; undefined if the contract has none. */
export function actOf(contract: Contract, classified: readonly PlacedOperation[], operation: PlacedOperation): ActDescriptor | undefined {
  const key = operation.operation['x-act'];
  if (!key || !says(key)) return undefined;
  return {
    ...sentencesOf(contract, classified, key),
    ...(key.when ? { when: key.when.map((entry) => ({ is: entry.is, ...sentencesOf(contract, classified, entry) })) } : {}),
  };
}

function says(key: ActKey): boolean {
  return [key.done, key.ask, key.consequence, key.far, key.undo, key.when].some((member) => member !== undefined);
}

function sentencesOf(contract: Contract, classified: readonly PlacedOperation[], entry: ActEntry): ActSentences {
  const undo = entry.undo && undoOf(contract, classified, entry.undo);
  return {
    ...(entry.done === undefined ? {} : { done: oneAndMany(entry.done) }),
    ...(entry.ask === undefined ? {} : { ask: oneAndMany(entry.ask) }),
    ...(entry.consequence === undefined ? {} : { consequence: consequenceOf(entry.consequence) }),
    ...(entry.far === undefined ? {} : { far: entry.far }),
    ...(undo ? { undo } : {}),
  };
}

function oneAndMany(entry: SentenceEntry): Sentence {
  return typeof entry === 'string' ? { one: entry } : entry;
}

function consequenceOf(entry: NonNullable<ActEntry['consequence']>): NonNullable<ActSentences['consequence']> {
  const list = (value: string | string[]) => (typeof value === 'string' ? [value] : value);
  if (typeof entry === 'string' || Array.isArray(entry)) return { one: list(entry), many: list(entry) };
  return { ...(entry.one ? { one: list(entry.one) } : {}), ...(entry.many ? { many: list(entry.many) } : {}) };
}

function undoOf(contract: Contract, classified: readonly PlacedOperation[], undo: NonNullable<ActEntry['undo']>): UndoDescriptor | undefined {
  const target = classified.find((entry) => entry.operation.operationId === undo.by);
  if (!target) return undefined;
  const access = accessOf(contract, target.operation);
  const body = bodyOf(target.operation);
  const schema = body && resolve(contract, body.schema);
  const operation = {
    id: undo.by,
    method: target.method,
    path: target.path,
    roles: access.roles,
    ...(access.public ? { public: true } : {}),
    ...(body ? { contentType: body.mediaType } : {}),
  };
  const fillable = Object.keys(undo.body ?? {});
  const needs = fillable.filter((name) => target.path.includes(`{${name}}`) || !mayBeNull(contract, schema?.properties?.[name]));
  return { operation, body: undo.body ?? {}, needs, ...(undo.only ? { only: undo.only } : {}) };
}

function mayBeNull(contract: Contract, property: Schema | undefined): boolean {
  if (!property) return false;
  const schema = resolve(contract, property);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.includes('null') || (schema.anyOf ?? schema.oneOf ?? []).some((one) => mayBeNull(contract, one));
}

/** Every placeholder that names nothing, every undo that calls nothing: each as one sentence with its place. */
export function actProblems(
  contract: Contract,
  classified: readonly Classified[],
  entityOf: (resource: string) => string | undefined,
  operations: NamedOperations = operationsNamedBy(contract),
): Problem[] {
  return classified.flatMap((entry) => {
    const key = entry.operation['x-act'];
    if (!key || !(says(key) || key.only)) return [];
    const where = entry.operation.operationId;
    const resource = entry.use === 'screen' || entry.use === 'action' ? entityOf(entry.resource) : undefined;
    const known = knownTo(contract, entry, resource);
    const at = [...atOperation(entry), 'x-act'];
    const conditions = Object.keys(key.only ?? {}).filter((name) => !known.record?.has(name));
    return [
      ...conditions.map((name) => ({ at: [...at, 'only', name], says: `${where}/only: its record has no "${name}"` })),
      ...[key, ...(key.when ?? [])].flatMap((part, index) =>
        [
          ...sentencesIn(part).flatMap(({ text, many }) => unknownPlaceholders(text, known, many).map((name) => `${where}: "${text}" has no ${name}`)),
          ...undoProblems(contract, classified, part, operations).map((problem) => `${where}/undo: ${problem}`),
          ...Object.keys(part.undo?.only ?? {}).flatMap((name) => (known.record?.has(name) ? [] : [`${where}/undo/only: its record has no "${name}"`])),
          ...undoValues(part).flatMap((text) =>
            unknownPlaceholders(text, { ...known, id: new Set(), ids: new Set() }, false).map((name) => `${where}/undo: there is no ${name}`),
          ),
          ...('is' in part ? Object.keys(part.is).flatMap((name) => (known.body.has(name) ? [] : [`${where}/when: its body has no "${name}"`])) : []),
        ].map((sentence) => ({ at: index === 0 ? at : [...at, 'when', String(index - 1)], says: sentence })),
      ),
    ];
  });
}

/**
 * Omissions in our own contract about its buttons: each staff action has its own sentence for the result (and for several records where it takes several, with
 * a sign for the bar over them), and a far-reaching one its question and consequences. A rule of our contract alone.
 */
export function silentActs(classified: readonly Classified[]): Problem[] {
  return classified.flatMap((entry) => {
    if (entry.use !== 'action' && !(entry.use === 'screen' && (entry.action === 'delete' || entry.action === 'deleteMany'))) return [];
    const key = entry.operation['x-act'] ?? {};
    const where = entry.operation.operationId;
    const deletes = entry.use === 'screen';
    const many = entry.use === 'action' ? entry.on === 'bulk' || entry.several === true : entry.action === 'delete';
    if (entry.use === 'screen' && entry.action === 'deleteMany') return [];
    const parts: ActEntry[] = [key, ...(key.when ?? []).map((one) => ({ ...key, ...one }))];
    const missing = (sentence: SentenceEntry | undefined): boolean => {
      const { one, many: several } = sentence === undefined ? {} : oneAndMany(sentence);
      return one === undefined || (many && several === undefined);
    };
    const unsigned = entry.use === 'action' && many && key.icon === undefined;
    const silences = parts.flatMap((part) => [
      ...(missing(part.done) ? [`${where}: says not what was done${many ? ', for one and for many' : ''} (x-act: done)`] : []),
      ...(deletes && part.far !== true ? [`${where}: deletes, so it is far-reaching (x-act: far)`] : []),
      ...(part.far && missing(part.ask) ? [`${where}: is far-reaching and asks nothing${many ? ', for one and for many' : ''} (x-act: ask)`] : []),
      ...(part.far && part.consequence === undefined ? [`${where}: is far-reaching and says not what follows (x-act: consequence)`] : []),
    ]);
    return [...silences, ...(unsigned ? [`${where}: is done to several and has no sign, which is all that a phone’s bar has room for (x-act: icon)`] : [])].map(
      (sentence) => ({
        at: [...atOperation(entry), 'x-act'],
        says: sentence,
      }),
    );
  });
}

/**
 * Messages and questions of our own contract that could break off: what they name in the body may be left out or empty, and no `when` says it without.
 */
export function brokenOffActs(contract: Contract, classified: readonly Classified[]): Problem[] {
  return classified.flatMap((entry) => {
    const key = entry.operation['x-act'];
    if (!key || (entry.use !== 'action' && entry.use !== 'screen')) return [];
    const body = bodyOf(entry.operation);
    const schema = body && resolve(contract, body.schema);
    const cases = key.when ?? [];
    const isSure = (name: string): boolean =>
      schema?.properties?.[name] === undefined ||
      ((schema.required ?? []).includes(name) && !mayBeNull(contract, schema.properties[name])) ||
      cases.some(({ is }) => is[name] === null);
    return [key, ...cases].flatMap((part) =>
      [part.done, part.ask]
        .flatMap((said) => (said === undefined ? [] : Object.values(oneAndMany(said))))
        .flatMap((text: string) => {
          const names = [...text.matchAll(placeholder)].flatMap(([, root, name]) => (root === 'body' && name !== undefined ? [name] : []));
          return names
            .filter((name) => !isSure(name) && !('is' in part && name in part.is))
            .map((name) => ({
              at: [...atOperation(entry), 'x-act'],
              says: `${entry.operation.operationId}: "${text}" breaks off without {body.${name}}, which may be empty: add a case to when (is: {${name}: null})`,
            }));
        }),
    );
  });
}

interface Known {
  record: ReadonlySet<string> | undefined;
  body: ReadonlySet<string>;
  answer: ReadonlySet<string>;
  id?: ReadonlySet<string>;
  ids?: ReadonlySet<string>;
}

function knownTo(contract: Contract, entry: PlacedOperation, entity: string | undefined): Known {
  const properties = (schema: Schema | undefined) => Object.keys(schema ? (resolve(contract, schema).properties ?? {}) : {});
  return {
    record: entity ? new Set(properties(contract.components.schemas[entity])) : undefined,
    body: new Set([
      ...properties(bodyOf(entry.operation)?.schema),
      ...entry.parameters.flatMap(({ name, in: place }) => (place === 'path' || (entry.method === 'delete' && place === 'query') ? [name] : [])),
    ]),
    answer: new Set(properties(successOf(entry.operation).schema)),
  };
}

function unknownPlaceholders(text: string, known: Known, many: boolean): string[] {
  return (text.match(anyBraces) ?? []).filter((whole) => {
    const [found] = whole.matchAll(placeholder);
    if (!found || found[0] !== whole) return true;
    const [, root, name] = found;
    if (root === 'count') return name !== undefined;
    if (root === 'record') return many || (name !== undefined && !known.record?.has(name));
    if (root === 'body' || root === 'answer') return name === undefined || !known[root].has(name);
    if (root === 'id' || root === 'ids') return known[root] === undefined || name !== undefined;
    return true;
  });
}

function sentencesIn(part: ActEntry): { text: string; many: boolean }[] {
  const { one, many } = part.consequence === undefined ? {} : consequenceOf(part.consequence);
  const both = [part.done, part.ask].flatMap((entry) => (entry === undefined ? [] : [oneAndMany(entry)]));
  const whole = typeof part.consequence === 'string' || Array.isArray(part.consequence);
  return [
    ...both.flatMap((entry) => [
      ...(entry.one === undefined ? [] : [{ text: entry.one, many: false }]),
      ...(entry.many === undefined ? [] : [{ text: entry.many, many: true }]),
    ]),
    ...(one ?? []).map((text) => ({ text, many: false })),
    // Said once for both: a sentence about the one record is left out where there are several.
    ...(whole ? [] : (many ?? []).map((text) => ({ text, many: true }))),
  ];
}

function undoValues(part: ActEntry): string[] {
  return Object.values(part.undo?.body ?? {}).flatMap((value) => (typeof value === 'string' ? [value] : []));
}

function undoProblems(contract: Contract, classified: readonly Classified[], part: ActEntry, operations: NamedOperations): string[] {
  const { undo } = part;
  if (!undo) return [];
  const target = classified.find((entry) => entry.operation.operationId === undo.by);
  if (!target) return [operations.missing(undo.by)];
  const known = knownTo(contract, target, undefined).body;
  return Object.keys(undo.body ?? {}).flatMap((name) => (known.has(name) ? [] : [`the body of ${undo.by} has no "${name}"`]));
}
