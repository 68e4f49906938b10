// What `contract:check` prints of a document.
import type { RefusalPlaces } from '../reading/dialects.ts';
import type { ApiDocument } from '../reading/form.ts';
import { dialectLine } from './dialects.ts';
import { guess } from './guess.ts';
import { signInLine } from './sign-ins.ts';
import { understand } from './understand.ts';
import type { InferredResource, Understanding, Understood } from './understanding.ts';

/** Operations whose guesses are all sure, in whole percent; 100 of none. */
export function understoodPercent({ operations }: Understanding): number {
  return operations.length === 0 ? 100 : Math.floor((100 * operations.filter(({ sure }) => sure).length) / operations.length);
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The report, line by line; with `all`, each operation with what it was taken for and why. Places are `file:line`. */
export function reportOf(document: ApiDocument, all = false): string[] {
  const understanding = understand(document);
  const { operations, resources, questions, signIns } = understanding;
  const listed = resources.filter(({ operations: own }) => own.some(({ kind }) => kind.value === 'list' || kind.value === 'show'));
  const unsure = operations.filter(({ sure }) => !sure);
  return [
    `${[document.title, document.version].filter(Boolean).join(' ')} (${document.dialect}): ${counted(operations.length, 'operation')}, ${counted(listed.length, 'resource')}.`,
    `${understoodPercent(understanding)} % understood, ${counted(questions.length, 'question')}.`,
    ...(signIns.length > 0 ? [`Signed by ${signIns.map(signInLine).join(', ')}.`] : []),
    ...refusalLines(operations),
    ...listed.map((resource) => `  ${resourceLine(resource)}`),
    ...(unsure.length > 0 ? ['Not understood, kept as plain operations:', ...unsure.map((one) => `  ${document.where(one.operation.at)} ${named(one)}`)] : []),
    ...(questions.length > 0 ? ['Questions:', ...questions.map(({ at, says }) => `  ${document.where(at)} ${says}`)] : []),
    ...(document.findings.length > 0 ? ['Not readable, left out:', ...document.findings.map((finding) => `  ${document.where(finding)} ${finding.says}`)] : []),
    ...(all ? ['Operations:', ...operations.flatMap((one) => evidenceOf(document, one))] : []),
  ];
}

const named = ({ operation }: Understood): string => `${operation.method.toUpperCase()} ${operation.path}`;

/** `message, fields errors (field, message)`. */
export const refusalLine = ({ message, fields, name, says }: RefusalPlaces): string =>
  [message, ...(fields === undefined ? [] : [`fields ${fields}${says === undefined ? '' : ` (${[name, says].filter(Boolean).join(', ')})`}`])]
    .filter(Boolean)
    .join(', ');

/** Where refusals say what is wrong: once where all calls agree, else each way with how many. */
function refusalLines(operations: readonly Understood[]): string[] {
  const told = operations.flatMap(({ refusals }) => (refusals ? [refusalLine(refusals.value)] : []));
  return [...new Set(told)].slice(0, 3).map((line) => {
    const calls = told.filter((one) => one === line).length;
    return `Refusals say what is wrong in ${line}${calls === operations.length ? '' : ` (${counted(calls, 'operation')})`}.`;
  });
}

function resourceLine({ name, parent, identity, label, references, concurrency, operations }: InferredResource): string {
  const list = operations.find(({ kind }) => kind.value === 'list');
  const kinds = [...new Set(operations.map(({ kind }) => kind.value))];
  const facts = [
    kinds.join(', '),
    ...(parent === undefined ? [] : [`below ${parent}`]),
    ...(identity.value.property === undefined ? [] : [`key ${identity.value.property}`]),
    ...(label ? [`called by ${label.value}`] : []),
    ...(list?.query ? dialectLine(list.query) : []),
    ...(concurrency.value.as === 'none' ? [] : [`late changes refused by ${concurrency.value.property ?? concurrency.value.as}`]),
    ...references.map(({ value }) => `${value.property} → ${value.resource}`),
  ];
  return `${name}: ${facts.join('; ')}`;
}

function evidenceOf(document: ApiDocument, one: Understood): string[] {
  const guesses = [
    one.kind,
    one.resource,
    ...(one.identity ? [guess(`key ${one.identity.value.property ?? 'unknown'}`, one.identity.confidence, ...one.identity.reasons)] : []),
    ...(one.query ? [guess(`pager ${one.query.pager.value.kind}`, one.query.pager.confidence, ...one.query.pager.reasons)] : []),
    ...(one.query?.sort ? [guess(`sort ${one.query.sort.value}`, one.query.sort.confidence, ...one.query.sort.reasons)] : []),
  ];
  return [
    `  ${document.where(one.operation.at)} ${named(one)}`,
    ...guesses.map(({ value, confidence, reasons }) => `    ${value} (${Math.round(confidence * 100)} %): ${reasons.join('; ')}`),
  ];
}
