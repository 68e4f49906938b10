// What of a newer document breaks callers of the older one, and which screens of its console that touches.
import { inSentence } from '../inSentence.ts';
import { successOf } from '../inferring/answers.ts';
import { understand } from '../inferring/understand.ts';
import { drawConsole } from '../drawing/draw.ts';
import type { Place } from '../reading/files.ts';
import type { ApiDocument, ApiOperation } from '../reading/form.ts';
import { shapeChanges } from './shapes.ts';

export interface Break {
  /** `GET /pets`, as the older document writes it. */
  operation: string;
  says: string;
  /** In the newer document; where something is gone, in the older one. */
  at: Place;
  isGone: boolean;
  /** Screens of the older document's console on which the operation is: `Pets: list`. */
  screens: string[];
}

export interface Comparison {
  breaks: Break[];
  /** Screens that the newer document's console no longer has. */
  lost: string[];
}

/** Compares two documents by their operations' methods and paths; what path parameters are called does not matter. */
export function compared(before: ApiDocument, after: ApiDocument): Comparison {
  const now = new Map(after.operations.map((operation) => [patternOfOperation(operation), operation]));
  const screens = screensOf(before);
  const breaks = before.operations.flatMap((old): Break[] => {
    const key = patternOfOperation(old);
    const fresh = now.get(key);
    const changes = fresh ? operationChanges(old, fresh) : ['the operation is gone'];
    return changes.map((says) => ({
      operation: `${old.method.toUpperCase()} ${old.path}`,
      says,
      at: (fresh ?? old).at,
      isGone: !fresh,
      screens: screens.get(key) ?? [],
    }));
  });
  const left = new Set([...screensOf(after).values()].flat());
  return { breaks, lost: [...new Set([...screens.values()].flat())].filter((screen) => !left.has(screen)) };
}

const patternOfOperation = ({ method, path }: ApiOperation): string => `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;

function operationChanges(old: ApiOperation, fresh: ApiOperation): string[] {
  return [...signInChanges(old, fresh), ...parameterChanges(old, fresh), ...bodyChanges(old, fresh), ...answerChanges(old, fresh)];
}

function signInChanges({ security: was }: ApiOperation, { security: is }: ApiOperation): string[] {
  const open = (lists: string[][]) => lists.length === 0 || lists.some((list) => list.length === 0);
  if (open(is)) return [];
  if (open(was)) return [`needs a sign-in now: ${is.map((list) => list.join(' with ')).join(' or ')}`];
  // Every way that did before must still do, alone or with less beside it.
  const lost = was.filter((list) => !is.some((other) => other.every((name) => list.includes(name))));
  return lost.map((list) => `can no longer be signed by ${list.join(' with ')}`);
}

function parameterChanges(old: ApiOperation, fresh: ApiOperation): string[] {
  const named = ({ parameters }: ApiOperation) => parameters.filter(({ in: place }) => place !== 'path');
  const twin = (parameter: { name: string; in: string }, { parameters }: ApiOperation) =>
    parameters.find(
      ({ name, in: place }) => place === parameter.in && (place === 'header' ? name.toLowerCase() === parameter.name.toLowerCase() : name === parameter.name),
    );
  const gone = named(old).flatMap((parameter) => {
    const other = twin(parameter, fresh);
    return other ? shapeChanges(parameter.shape, other.shape, 'request', `parameter ${parameter.name}`) : [`parameter ${parameter.name} is gone`];
  });
  const needed = named(fresh).flatMap((parameter) =>
    parameter.required && parameter.shape.default === undefined && twin(parameter, old)?.required !== true
      ? [`parameter ${parameter.name} is required now`]
      : [],
  );
  return [...gone, ...needed];
}

function bodyChanges({ bodies: was }: ApiOperation, { bodies: is }: ApiOperation): string[] {
  const [first] = is;
  if (!first) return was.length > 0 ? ['takes no body any more'] : [];
  if (was.length === 0) return first.required ? ['needs a body now'] : [];
  const needed = first.required && !was[0]?.required ? ['needs a body now'] : [];
  return [
    ...needed,
    ...was.flatMap((old) => {
      const fresh = is.find(({ mediaType }) => mediaType === old.mediaType) ?? is.find(({ encoding }) => encoding === old.encoding);
      return fresh ? shapeChanges(old.shape, fresh.shape, 'request', 'body') : [`no longer takes ${old.mediaType}`];
    }),
  ];
}

function answerChanges(old: ApiOperation, fresh: ApiOperation): string[] {
  const was = successOf(old);
  const is = successOf(fresh);
  if (!was) return [];
  if (!is) return [`no longer says what it answers`];
  const status = was.status === is.status ? [] : [`answers ${is.status} instead of ${was.status}`];
  const [content] = was.contents;
  const [other] = is.contents;
  if (!content) return status;
  if (!other) return [...status, 'answers nothing any more'];
  return [...status, ...shapeChanges(content.shape, other.shape, 'answer', 'answer')];
}

/** Method and pattern of an operation → the screens and buttons it is on. */
function screensOf(document: ApiDocument): Map<string, string[]> {
  const { resources, operations, wires } = drawConsole(document, understand(document));
  const byPath = new Map(document.operations.map((operation) => [`${operation.method} ${operation.path}`, patternOfOperation(operation)]));
  const found = new Map<string, string[]>();
  const add = (id: string | undefined, screen: string) => {
    const wire = id === undefined ? undefined : wires[id];
    const key = wire && byPath.get(`${wire.method} ${wire.path}`);
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), screen]);
  };
  for (const { label, singular, list, show, create, update, delete: remove, actions } of resources) {
    add(list?.id, `${label}: list`);
    add(show?.id, `${label}: record`);
    add(create?.id, `${label}: form of a new ${inSentence(singular)}`);
    add(update?.id, `${label}: form of a change`);
    add(remove?.id, `${label}: delete`);
    for (const action of actions) add(action.id, `${label}: button “${action.label}”`);
  }
  for (const { key, label } of operations) add(key, `Operations: “${label}”`);
  return found;
}

/** What `diff` prints. Places are `file:line`. */
export function comparisonReport(before: ApiDocument, after: ApiDocument): { lines: string[]; breaks: number } {
  const { breaks, lost } = compared(before, after);
  const touched = [...new Set(breaks.flatMap(({ screens }) => screens))];
  return {
    breaks: breaks.length,
    lines: [
      `${after.title}: ${before.version || 'before'} → ${after.version || 'after'}`,
      breaks.length === 0
        ? 'Nothing that breaks a caller.'
        : `${breaks.length} breaking change${breaks.length === 1 ? '' : 's'}; ${touched.length} screen${touched.length === 1 ? '' : 's'} touched.`,
      ...breaks.map(
        ({ operation, says, at, isGone, screens }) =>
          `  ${(isGone ? before : after).where(at)} ${operation}: ${says}${screens.length > 0 ? ` (${screens.join('; ')})` : ''}`,
      ),
      ...(lost.length > 0 ? ['Screens that are gone:', ...lost.map((screen) => `  ${screen}`)] : []),
    ],
  };
}
