// An overlay to begin with: one action for each question, with the question as a comment and the guess as its answer.
import type { Place } from '../reading/files.ts';
import type { ApiDocument } from '../reading/form.ts';
import { dialectMembers } from '../inferring/dialects.ts';
import { isSure } from '../inferring/guess.ts';
import { signInLine } from '../inferring/sign-ins.ts';
import { concurrencyWords, filterStyles, pagerKinds, sortStyles, type RefusalPlaces } from '../reading/dialects.ts';
import type { Understanding } from '../inferring/understanding.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const operationAt = ({ path, method }: { path: string; method: string }): string => `$.paths[${quoted(path)}].${method}`;

/** YAML, line by line. Without questions it has no actions. @param file the document's own name, for `extends` */
export function suggestedOverlay(document: ApiDocument, understanding: Understanding, file: string): string[] {
  const { operations, resources, questions } = understanding;
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
    ...otherwise(document, understanding),
  ];
}

/** How refusals are read, late changes refused and calls signed, as actions to make of their lines. */
function otherwise(document: ApiDocument, { operations, resources, signIns }: Understanding): string[] {
  const refusals = new Map(operations.flatMap(({ refusals: one }) => (one ? [[refusalMembers(one.value), one] as const] : [])));
  const changed = resources.flatMap(({ concurrency, operations: own }) => {
    const change = own.find(({ kind, record }) => record && kind.value === 'update');
    return change ? [{ concurrency, path: change.operation.path }] : [];
  });
  return [
    ...(operations.length === 0
      ? []
      : [
          '# Where refusals say what is wrong: names that lead to the sentence, to the list of wrong values, and in each of those to its name and sentence.',
          '#  - target: "$.paths.*"',
          '#    update:',
          ...(refusals.size > 0 ? [...refusals.keys()] : ['{message: error.message, fields: error.details, name: field, says: message}'])
            .slice(0, 1)
            .map((members) => `#      x-collection: {errors: ${members}}`),
        ]),
    ...(changed.length === 0
      ? []
      : [
          `# How a change of what another has changed since is refused: concurrency as ${concurrencyWords.join(', ')}; a version names its property.`,
          ...changed.flatMap(({ concurrency: { value }, path }) => [
            `#  - target: ${JSON.stringify(`$.paths[${quoted(path)}]`)}`,
            '#    update:',
            `#      x-collection: {concurrency: ${value.property === undefined ? value.as : `{as: ${value.as}, property: ${value.property}}`}}`,
          ]),
        ]),
    '# How calls are signed is said as OpenAPI says it; one of these, or several:',
    ...(signIns.length > 0 ? [`# (now: ${signIns.map(signInLine).join(', ')})`] : []),
    ...signInActions(document.dialect).map((line) => `#${line}`),
  ];
}

const refusalMembers = (places: RefusalPlaces): string =>
  `{${Object.entries(places)
    .flatMap(([name, place]) => (place === undefined ? [] : [`${name}: ${JSON.stringify(place)}`]))
    .join(', ')}}`;

/** Each way to sign in that the console has, as an action of its own. */
export function signInActions(dialect: ApiDocument['dialect']): string[] {
  const isOld = dialect === 'Swagger 2';
  const code = isOld
    ? '{type: oauth2, flow: accessCode, authorizationUrl: "https://…", tokenUrl: "https://…", scopes: {}}'
    : '{type: oauth2, flows: {authorizationCode: {authorizationUrl: "https://…", tokenUrl: "https://…", scopes: {}}}}';
  const ways: [string, string][] = [
    ...(isOld ? [] : [['token', '{type: http, scheme: bearer}'] satisfies [string, string]]),
    ['password', isOld ? '{type: basic}' : '{type: http, scheme: basic}'],
    ['key', '{type: apiKey, in: header, name: X-API-Key}'],
    ...(isOld ? [] : [['session', '{type: apiKey, in: cookie, name: session}'] satisfies [string, string]]),
    ['browser', code],
  ];
  return ways.flatMap(([name, scheme]) => [
    '  - target: "$"',
    '    update:',
    `      ${isOld ? `securityDefinitions: {${name}: ${scheme}}` : `components: {securitySchemes: {${name}: ${scheme}}}`}`,
    `      security: [{${name}: []}]`,
  ]);
}
