// Sentences of the bundled contract: titles, summaries, descriptions, the words of enums, what acts ask and say.
import { methods, type Contract, type Operation, type Schema } from '../../engine/contract/document.ts';
import { movesIn, statesSaid } from '../../engine/contract/state-sentences.ts';
import type { Sentence } from './from-source.ts';

/** Keys whose strings people read, wherever they stand in a schema. */
const plain = ['title', 'description'] as const;
const ofDisplay = ['name', 'plural', 'empty', 'hint'] as const;

/** Every string inside a value, with the path to it. */
function stringsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => stringsIn(inner, `${path}.${key}`));
}

function sentencesOfSchema(area: string, schema: Schema, place: string): Sentence[] {
  const said = (path: string, text: string | undefined): Sentence[] => (text === undefined ? [] : [{ area, place: `${place}${path}`, text }]);
  const display = schema['x-display'];
  const inner: [string, Schema][] = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['[]', schema.items] as [string, Schema]] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map((one, at): [string, Schema] => [`${at}`, one]),
  ];
  return [
    ...plain.flatMap((key) => said(`/${key}`, schema[key])),
    ...Object.entries(schema['x-enumDescriptions'] ?? {}).flatMap(([value, text]) => said(`=${value}`, text)),
    ...movesIn(schema['x-transitions']).flatMap(({ move: { to, label } }) => said(`→${to}`, label)),
    ...statesSaid(schema['x-transitions']).flatMap(({ state, says }) => stringsIn(says, `${place}:${state}`).map(([at, text]) => ({ area, place: at, text }))),
    ...ofDisplay.flatMap((key) => said(`/${key}`, display?.[key])),
    ...(display?.next ?? []).flatMap(({ say, label }) => [...said('/next', say), ...said('/next', label)]),
    ...(display?.figures ?? []).flatMap((figure) => said('/figures', typeof figure === 'string' ? undefined : figure.note)),
    ...Object.values(display?.moments ?? {}).flatMap((text) => said('/moments', text)),
    ...(display?.beside ?? []).flatMap((text) => said('/beside', text)),
    ...Object.keys(display?.group ?? {}).flatMap((text) => said('/group', text)),
    ...inner.flatMap(([name, one]) => sentencesOfSchema(area, one, `${place}.${name}`)),
  ];
}

function sentencesOfOperation(operation: Operation, path: string): Sentence[] {
  const { operationId, summary, description, parameters = [] } = operation;
  const { logged, done, ask, consequence, when = [] } = operation['x-act'] ?? {};
  const area = `contract: ${operation.tags?.[0] ?? path}`;
  const said = (key: string, text: string | undefined): Sentence[] => (text === undefined ? [] : [{ area, place: `${operationId}/${key}`, text }]);
  const acts = { logged, done, ask, consequence, when: when.map(({ is: _is, undo: _undo, far: _far, ...texts }) => texts) };
  return [
    ...said('summary', summary),
    ...said('description', description),
    ...stringsIn(acts, operationId).map(([place, text]) => ({ area, place, text })),
    ...parameters.flatMap((parameter) => [
      ...said(`?${parameter.name}`, parameter.description),
      ...(parameter.schema ? sentencesOfSchema(area, parameter.schema, `${operationId}?${parameter.name}`) : []),
    ]),
  ];
}

/** Every text of the contract that a person reads, on a screen or on the page of the API. */
export function sentencesOfContract(contract: Contract): Sentence[] {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? sentencesOfOperation(operation, path) : [];
    }),
  );
  const schemas = Object.entries(contract.components.schemas).flatMap(([name, schema]) => sentencesOfSchema(`contract: ${name}`, schema, name));
  const tags = (contract.tags ?? []).flatMap(({ name, description }) =>
    description === undefined ? [] : [{ area: 'contract: groups', place: name, text: description }],
  );
  return [...tags, ...operations, ...schemas];
}
