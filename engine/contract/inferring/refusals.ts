// Where a refusal says what is wrong: in which words, and at which values.
import type { RefusalPlaces } from '../reading/dialects.ts';
import type { ApiOperation, Shape } from '../reading/form.ts';
import { propertiesOf } from '../reading/schemas.ts';
import { guess, type Guess } from './guess.ts';

/** Names under which a sentence stands, the most telling first. */
export const sentenceNames = ['detail', 'message', 'error_description', 'errorMessage', 'error_message', 'title', 'error', 'msg', 'reason'] as const;
/** Names under which the values are listed that are wrong. */
export const listNames = [
  'errors',
  'detail',
  'details',
  'invalid-params',
  'invalidParams',
  'violations',
  'fieldErrors',
  'field_errors',
  'validationErrors',
] as const;
/** In each of those: which value, and what is said of it. */
export const valueNames = ['field', 'name', 'path', 'param', 'parameter', 'property', 'propertyPath', 'pointer', 'source.pointer', 'source.parameter'] as const;
export const reasonNames = ['message', 'msg', 'reason', 'detail', 'description', 'title', 'error', 'issue'] as const;
/** What a refusal may be wrapped in. */
const envelopes = ['error', 'fault'] as const;

/** By the document's own words, else by the names in what it says that a refusal answers; nothing where it says nothing of refusals. */
export function refusalsOf(operation: ApiOperation): Guess<RefusalPlaces> | undefined {
  const said = operation.said?.errors;
  const shape = refusedShape(operation);
  const inferred = shape && placesIn(shape);
  if (said) return guess({ ...inferred, ...said }, 1, 'the document says so (x-collection)');
  return inferred && Object.keys(inferred).length > 0 ? guess(inferred, 0.9, 'what a refusal answers has names that are usual for it') : undefined;
}

/** What the likeliest refusal answers: of a form, of a wrong call, of any kind. */
function refusedShape({ answers }: ApiOperation): Shape | undefined {
  const others = answers.map(({ status }) => status).filter((status) => status.startsWith('4'));
  // `default` alone is what the call answers when it went well, too.
  const rest = answers.some(({ status }) => status.startsWith('2')) ? ['default'] : [];
  return ['422', '400', '4XX', ...others, ...rest]
    .flatMap((status) => answers.filter((answer) => answer.status === status))
    .flatMap(({ contents }) => contents.filter(({ encoding }) => encoding === 'json'))
    .map(({ shape }) => shape)[0];
}

function placesIn(shape: Shape): RefusalPlaces {
  const own = placesAt(shape, '');
  const inner = envelopes
    .map((name) => placesAt(propertiesOf(shape)[name]?.shape, `${name}.`))
    .find(({ message, fields }) => message !== undefined || fields !== undefined);
  return { ...own, ...inner };
}

function placesAt(shape: Shape | undefined, before: string): RefusalPlaces {
  const properties = propertiesOf(shape);
  const message = sentenceNames.find((name) => isText(properties[name]?.shape));
  const list = listNames.find((name) => ['list', 'map'].includes(properties[name]?.shape.kind ?? ''));
  const listed = list === undefined ? undefined : properties[list]?.shape;
  const items = listed?.kind === 'list' ? listed.items : undefined;
  const within = (names: readonly string[]) => names.find((name) => isText(at(items, name)));
  const [name, says] = [within(valueNames), within(reasonNames)];
  return {
    ...(message === undefined ? {} : { message: `${before}${message}` }),
    ...(list === undefined || (items && says === undefined) ? {} : { fields: `${before}${list}` }),
    ...(name === undefined || says === undefined ? {} : { name }),
    ...(says === undefined ? {} : { says }),
  };
}

const at = (shape: Shape | undefined, path: string): Shape | undefined =>
  path.split('.').reduce<Shape | undefined>((here, name) => propertiesOf(here)[name]?.shape, shape);

const isText = (shape: Shape | undefined): boolean => shape?.kind === 'scalar' && shape.types.includes('string');
