// An overlay to begin with: one action for each question, with the question as a comment and the guess as its answer.
import type { Place } from '../reading/files.ts';
import type { ApiDocument } from '../reading/form.ts';
import { dialectMembers } from '../inferring/dialects.ts';
import { isSure } from '../inferring/guess.ts';
import { filterStyles, pagerKinds, sortStyles } from '../reading/dialects.ts';
import type { Understanding } from '../inferring/understanding.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const operationAt = ({ path, method }: { path: string; method: string }): string => `$.paths[${quoted(path)}].${method}`;

/** YAML, line by line. Without questions it has no actions. @param file the document's own name, for `extends` */
export function suggestedOverlay(document: ApiDocument, { operations, resources, questions }: Understanding, file: string): string[] {
  const asked = (at: Place): string[] => questions.filter((question) => question.at === at).map(({ says }) => `# ${document.where(at)}: ${says}`);
  const calls = operations
    .filter(({ kind, resource, query }) => !isSure(kind) || !isSure(resource) || !isSure(query?.pager))
    .flatMap(({ operation, kind, resource, query }) => [
      ...asked(operation.at).map((line) => `  ${line}`),
      ...(query ? [`  # Asked for by ${dialectMembers(query)}`] : []),
      `  - target: ${JSON.stringify(operationAt(operation))}`,
      '    update:',
      `      x-collection: {name: ${JSON.stringify(resource.value)}, action: ${kind.value}}`,
    ]);
  const keys = resources
    .filter(({ identity }) => !isSure(identity))
    .flatMap(({ name, identity, shape, operations: own }) => [
      `  # By which property is one of “${name}” known? ${identity.reasons[0] ?? ''}`,
      ...own.slice(0, 1).map(({ operation }) => `  - target: ${JSON.stringify(operationAt(operation))}`),
      '    update:',
      `      x-identity: ${identity.value.property ?? Object.keys(shape?.kind === 'object' ? shape.properties : {})[0] ?? 'id'}`,
    ]);
  // What an overlay answers by what OpenAPI has itself: another parameter, a `title`, another schema.
  const said = [...keys, ...calls].join('\n');
  const others = questions
    .filter(({ says }) => !said.includes(says) && !says.startsWith('By which property'))
    .map(({ at, says }) => `# ${document.where(at)}: ${says}`);
  const lists = operations.flatMap(({ operation, kind, resource, query, sure }) =>
    query && sure && kind.value === 'list'
      ? [
          `#  - target: ${JSON.stringify(operationAt(operation))}`,
          '#    update:',
          `#      x-collection: {name: ${JSON.stringify(resource.value)}, action: list, ${dialectMembers(query)}}`,
        ]
      : [],
  );
  return [
    'overlay: 1.0.0',
    `info: {title: ${JSON.stringify(`What ${document.title} leaves open`)}, version: 1.0.0}`,
    `extends: ${JSON.stringify(file)}`,
    ...(calls.length + keys.length === 0 ? [...(others.length === 0 ? ['# No question is open.'] : []), 'actions: []'] : ['actions:', ...keys, ...calls]),
    ...(others.length === 0 ? [] : ['# Asked, too; what is missing here can be added to the document by actions of your own:', ...others]),
    ...(lists.length === 0
      ? []
      : [
          '# How lists are asked for. Where one is asked otherwise, make an action of its lines and say what is so:',
          `# pager as ${pagerKinds.join(', ')}; sort as ${sortStyles.join(', ')} or none; filter as ${filterStyles.join(', ')} or none.`,
          ...lists,
        ]),
  ];
}
