// What has to be asked, because a guess about it is not sure.
import { isSure, type Guess } from './guess.ts';
import type { Identity } from './identity.ts';
import type { InferredResource, Question, Understood } from './understanding.ts';

/** One question for each unsure guess; a doubt about a resource's key is asked once, not at each of its calls. */
export function questionsOf(operations: readonly Understood[], resources: readonly InferredResource[]): Question[] {
  const asked = new Set<string>();
  const keys = operations.flatMap(({ operation, identity, resource, collection }): Question[] => {
    if (!identity || isSure(identity) || asked.has(collection?.pattern ?? '')) return [];
    asked.add(collection?.pattern ?? '');
    return [
      {
        at: operation.at,
        confidence: identity.confidence,
        says: `By which property is one of “${resource.value}” known? ${because(identity)}${assumed(identity)}`,
      },
    ];
  });
  const others = operations.flatMap(({ operation, kind, resource, query, rows }): Question[] => [
    ...(isSure(kind)
      ? []
      : [{ at: operation.at, confidence: kind.confidence, says: `What is ${operation.id} for? Taken as “${kind.value}”: ${because(kind)}` }]),
    ...(isSure(resource)
      ? []
      : [{ at: operation.at, confidence: resource.confidence, says: `What is ${operation.id} about? Taken as “${resource.value}”: ${because(resource)}` }]),
    ...(query && !isSure(query.pager)
      ? [{ at: operation.at, confidence: query.pager.confidence, says: `How does ${operation.id} give the next page? ${because(query.pager)}` }]
      : []),
    ...(query && !query.sort && ![undefined, 'none'].includes(operation.said?.sort?.as)
      ? [
          {
            at: operation.at,
            confidence: 0.5,
            says: `Which parameter puts ${operation.id} in order? The document says “${operation.said?.sort?.as ?? ''}” (x-collection), but names none, and none is called like one.`,
          },
        ]
      : []),
    ...(rows && !isSure(rows) ? [{ at: operation.at, confidence: rows.confidence, says: `Where are the rows of ${operation.id}? ${because(rows)}` }] : []),
  ]);
  const named = resources.flatMap(({ label, name, operations: own }): Question[] => {
    const list = own.find(({ kind }) => kind.value === 'list');
    return label && !isSure(label) && list
      ? [{ at: list.operation.at, confidence: label.confidence, says: `What do people call one of “${name}” by? Taken as “${label.value}”: ${because(label)}` }]
      : [];
  });
  const late = resources.flatMap(({ name, concurrency, operations: own }): Question[] => {
    const [first] = own;
    return isSure(concurrency) || !first
      ? []
      : [{ at: first.operation.at, confidence: concurrency.confidence, says: `How is a late change of “${name}” refused? ${because(concurrency)}` }];
  });
  return [...keys, ...others, ...named, ...late];
}

const because = ({ reasons }: Guess<unknown>): string => {
  const [first = ''] = reasons;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}.`;
};

const assumed = ({ value }: Guess<Identity>): string => (value.property === undefined ? '' : ` Taken as “${value.property}”.`);
