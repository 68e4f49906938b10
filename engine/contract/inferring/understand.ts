// A document understood, as far as it goes without anybody's help: resources with what can be done to them, each guess with its reasons, and what to ask.
import type { ApiDocument, Shape } from '../reading/form.ts';
import { collectionsOf, resourceOf, sameRecord, seenOf, type Collection, type Seen } from './collections.ts';
import { concurrencyOf } from './concurrency.ts';
import { asSaid } from './dialects.ts';
import { guess, isSure, sure, type Guess } from './guess.ts';
import { identityOf, labelOf, referencesOf, type Identity } from './identity.ts';
import { methodsOf, useOf, type Use } from './kinds.ts';
import { listQueryOf, type ListQuery } from './lists.ts';
import { questionsOf } from './questions.ts';
import { refusalsOf } from './refusals.ts';
import { signInsOf } from './sign-ins.ts';
import { strangeNames } from './strange.ts';
import type { InferredResource, Understanding, Understood } from './understanding.ts';

/** Infers what every operation is for. Nothing is left out: what is not understood is among the operations, with `sure: false` and a question. */
export function understand(document: ApiDocument): Understanding {
  const seen = seenOf(document.operations);
  const collections = collectionsOf(seen);
  const methods = methodsOf(seen);
  const signIns = signInsOf(document);
  const operations = seen.map((one) => understood(one, useOf(one, { collections, methods }), signIns.of(one.operation)));
  const resources = resourcesOf([...collections.values()], operations);
  const questions = [...strangeNames([...collections.values()], resources), ...questionsOf(operations, resources), ...signIns.questions];
  return { operations, resources, signIns: signIns.all, questions };
}

function understood(one: Seen, use: Use, security: string[][]): Understood {
  const { operation, answer } = one;
  const { collection, record, kind, resource } = use;
  const rows = answer.kind === 'list' && kind.value === 'list' ? answer.list : undefined;
  const known = collection && (record || rows) ? identityOn(one, collection, identityIn(collection, rows?.value.row), record) : undefined;
  const query = rows ? queryOf(one, listQueryOf(operation, rows.value)) : undefined;
  const refusals = refusalsOf(operation);
  return {
    ...use,
    operation,
    ...(known ? { identity: known } : {}),
    ...(rows ? { rows } : {}),
    ...(query ? { query } : {}),
    ...(refusals ? { refusals } : {}),
    security,
    sure: [kind, resource, known, query?.pager].every(isSure),
  };
}

/** Whoever says that it is a list has looked at what it answers: it is one, and what is missing to page it can be added beside the document. */
function queryOf({ operation }: Seen, inferred: ListQuery): ListQuery {
  const query = asSaid(operation, inferred);
  const { pager } = query;
  if (operation.said?.action !== 'list' || operation.said.pager || isSure(pager)) return query;
  return { ...query, pager: guess(pager.value, sure, 'the document says that it is a list (x-collection)', ...pager.reasons) };
}

/** A path that calls the key otherwise than its neighbours may take another: `/v1/notices/{id}`, `/v2/notices/{group_key}`. */
function identityOn({ segments }: Seen, collection: Collection, known: Guess<Identity>, record: boolean): Guess<Identity> {
  const written = segments[collection.segments.length]?.parameter ?? segments.at(-1)?.parameter;
  if (!record || written === undefined || written === collection.parameter || known.value.property === undefined || collection.identity !== undefined)
    return known;
  const own = identityOf(resourceOf(collection), written, collection.shape, calledOf(collection));
  return own.value.property === known.value.property && isSure(own)
    ? known
    : guess(known.value, Math.min(known.confidence, 0.6), `the path calls the key {${written}}, and others call it {${collection.parameter ?? ''}}`);
}

const calledOf = ({ segments, name }: Collection): string => segments.at(-1)?.text ?? name;

function identityIn(collection: Collection, row: Shape | undefined): Guess<Identity> {
  if (collection.identity !== undefined)
    return guess(
      { ...(collection.parameter === undefined ? {} : { parameter: collection.parameter }), property: collection.identity.text },
      1,
      'the document says so (x-identity)',
    );
  const owner = collection.same && sameRecord(collection.shape, collection.same.shape) && collection.parameter === undefined ? collection.same : collection;
  if (owner.twin) {
    const known = identityIn(owner.twin, undefined);
    return { ...known, value: known.value.property === undefined ? {} : { property: known.value.property } };
  }
  const known = identityOf(resourceOf(owner), owner.parameter, owner.shape ?? row, calledOf(owner));
  return owner.second === undefined
    ? known
    : guess(known.value, Math.min(known.confidence, 0.5), `paths to one take two keys, {${owner.parameter ?? ''}} and {${owner.second}}`);
}

function resourcesOf(collections: readonly Collection[], operations: readonly Understood[]): InferredResource[] {
  const names = [...new Set(operations.map(({ resource }) => resource.value))];
  const owners = names.map((name) => ({ name, collection: collections.find((one) => !one.same && one.name === name) }));
  const referable = owners.flatMap(({ name, collection }) =>
    collection
      ? [
          {
            name,
            ...(collection.shape?.name === undefined ? {} : { entity: collection.shape.name }),
            ...(collection.parameter === undefined ? {} : { parameter: collection.parameter }),
          },
        ]
      : [],
  );
  return owners.map(({ name, collection }) => {
    const identity = collection ? identityIn(collection, undefined) : guess<Identity>({}, 0.8, 'there is no list of it');
    const label = labelOf(name, collection?.shape, identity.value.property);
    const own = operations.filter(({ resource }) => resource.value === name);
    const told = own.find(({ operation }) => operation.said?.parent !== undefined)?.operation.said?.parent?.text;
    const above = told ?? collection?.segments.slice(0, -1).findLast(({ parameter }) => parameter === undefined)?.text;
    return {
      name,
      path: collection?.pattern ?? own[0]?.operation.path ?? '/',
      ...(above !== undefined && above !== name && names.includes(above) ? { parent: above } : {}),
      ...(collection?.shape ? { shape: collection.shape } : {}),
      identity,
      ...(label ? { label } : {}),
      references: referencesOf(name, collection?.shape, referable),
      concurrency: concurrencyOf(own, collection?.shape),
      operations: own,
    };
  });
}
