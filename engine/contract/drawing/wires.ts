// Operations as the bridge calls them.
import { answerOf, apartIn, peeled, successOf, unwrapped } from '../inferring/answers.ts';
import { isSure, plain } from '../inferring/guess.ts';
import { parsePath, patternOf } from '../inferring/paths.ts';
import type { InferredResource, Understood } from '../inferring/understanding.ts';
import type { ApiParameter, ScalarType, Shape } from '../reading/form.ts';
import { propertiesOf } from '../reading/schemas.ts';
import { isWholeChoice } from './forms.ts';
import { displacedVersion, renamedIn } from './names.ts';
import type { Wire, WireApart, WireKey, WireList, WireValue } from './wire.ts';

/** The names of the path's parameters, in order. */
export const keysIn = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].flatMap(([, name]) => name ?? []);

/** The names that lead to a record wrapped in an envelope. */
function envelopeOf(shape: Shape): string[] {
  const inner = peeled(shape);
  const name = inner === shape ? undefined : Object.entries(propertiesOf(shape)).find(([, { shape: one }]) => one === inner)?.[0];
  return name === undefined ? [] : [name];
}

/** How the record in a body or an answer keeps its values apart, where it does. */
function apartOf(shape: Shape, resource: InferredResource | undefined): { apart?: WireApart } {
  const inner = peeled(shape);
  if (!apartIn(inner)) return {};
  const properties = propertiesOf(inner);
  const kind = properties['type']?.shape;
  const said = kind?.kind === 'scalar' ? (kind.values?.[0] ?? kind.default ?? kind.example) : undefined;
  const beside = Object.keys(properties).filter((name) => !['type', 'attributes'].includes(name));
  return { apart: { beside, ...(kind ? { type: typeof said === 'string' ? said : (resource?.name ?? '') } : {}) } };
}

/** What is sent where nobody chose: the default, the only value, or of a required choice of several all of them, of one the first. */
export function fallbackOf({ shape, required }: ApiParameter): unknown {
  if (shape.default !== undefined) return shape.default;
  if (!required) return undefined;
  if (shape.kind === 'list' && shape.items.kind === 'scalar')
    return shape.items.values ?? (shape.items.default === undefined ? undefined : [shape.items.default]);
  return shape.kind === 'scalar' ? shape.values?.[0] : undefined;
}

/** The parts of a query parameter that carries an object (`page[number]`, JSON of filters), as values of their own; else the parameter. */
function valuesOf(parameter: ApiParameter): WireValue[] {
  const { name, in: place, written, required, shape } = parameter;
  if (place === 'querystring') return [];
  const inner = place === 'query' && written !== 'json' ? Object.keys(propertiesOf(shape)) : [];
  if (inner.length > 0) return inner.map((part) => ({ field: `${name}[${part}]`, name: `${name}[${part}]`, in: 'query', written: 'plain', required: false }));
  const fallback = fallbackOf(parameter);
  return [{ field: name, name, in: place, written, required, ...(fallback === undefined ? {} : { fallback }) }];
}

/** A filter as the document says beside its parameters that it is written. */
function asFilter({ query }: Understood, value: WireValue): WireValue {
  if (query?.filterAs === undefined || !query.filters.includes(value.name)) return value;
  return { ...value, written: query.filterAs === 'repeated' ? 'plain' : query.filterAs };
}

const keyType = (shape: Shape | undefined, property: string | undefined): ScalarType => {
  const found = property === undefined ? undefined : propertiesOf(shape)[property]?.shape;
  return found?.kind === 'scalar' ? (found.types[0] ?? 'string') : 'string';
};

export function keyOf(resource: InferredResource | undefined): WireKey {
  const property = resource?.identity.value.property;
  return { ...(property === undefined ? {} : { property }), type: keyType(resource?.shape, property) };
}

function listOf(one: Understood): WireList | undefined {
  if (!one.rows || !one.query) return undefined;
  const { pager, sort, order, search } = one.query;
  const numbered = one.operation.parameters.find(({ name }) => name === pager.value.parameter)?.shape;
  const sized = one.operation.parameters.find(({ name }) => name === pager.value.size)?.shape;
  const first = numbered?.kind === 'scalar' ? (numbered.minimum ?? (numbered.default === 0 ? 0 : undefined)) : undefined;
  const most = sized?.kind === 'scalar' ? sized.maximum : undefined;
  return {
    envelope: one.rows.value.envelope,
    pager: pager.value,
    firstPage: pager.value.first ?? (first === 0 ? 0 : 1),
    ...(most === undefined ? {} : { mostRows: most }),
    ...(sort && order ? { sort: { ...order, parameter: sort.value } } : {}),
    ...(search ? { search: search.value } : {}),
  };
}

function bodyOf({ operation, kind }: Understood, resource: InferredResource | undefined, ownKey: boolean): Wire['body'] {
  const [body] = operation.bodies;
  if (!body) return undefined;
  const { encoding, mediaType, shape } = body;
  const objects = shape.kind === 'object' || (shape.kind === 'choice' && !isWholeChoice(shape, kind.value === 'update'));
  const property = resource?.identity.value.property;
  const envelope = shape.kind === 'object' || shape.kind === 'choice' ? envelopeOf(shape) : [];
  return {
    encoding,
    mediaType,
    envelope,
    ...apartOf(shape, resource),
    // An envelope with one of several forms in it holds one field, too.
    ...(objects && !isWholeChoice(shape, kind.value === 'update')
      ? {}
      : { whole: shape.kind === 'file' || encoding === 'binary' ? 'file' : shape.kind === 'list' ? 'items' : 'value' }),
    ...(!ownKey && property !== undefined && Object.hasOwn(propertiesOf(unwrapped(shape)), property) ? { key: property } : {}),
  };
}

/** Headers that nobody is asked for: the sign-in sends one, the record itself is the other. */
const unasked = ({ security }: Understood, guard: Wire['guard']): string[] => [
  'authorization',
  ...security.flat().map((name) => name.toLowerCase()),
  ...(guard?.as === 'etag' ? ['if-match'] : []),
];

/** Of what shows a record or changes it. */
function guardOf({ record, kind }: Understood, resource: InferredResource | undefined, shown: string | undefined): Wire['guard'] {
  const concurrency = resource?.concurrency;
  const isAboutOne = record && ['show', 'update', 'delete', 'action'].includes(kind.value);
  if (!concurrency || !isAboutOne || !isSure(concurrency)) return undefined;
  // That nothing is said of it leaves open what an answer may bring.
  if (concurrency.value.as === 'none' && concurrency.confidence < 1) return undefined;
  return { ...concurrency.value, ...(shown === undefined ? {} : { shown }) };
}

/** Does the parameter stand where the path has the key of its collection's record? Paths of one collection may call it otherwise: `/pots/{id}`, `/pots/{potId}/lids`. */
function isKeyOf(name: string, { operation, collection }: Understood): boolean {
  const { segments } = parsePath(operation.path);
  const place = segments.findIndex(({ parameter }) => parameter === name);
  return collection !== undefined && place > 0 && patternOf(segments.slice(0, place)).endsWith(collection.pattern);
}

/** The names of a record's values; nothing where it may have others. */
function shownBy(shape: Shape): { shows?: string[] } {
  const names = shape.kind === 'object' && shape.others === undefined ? Object.keys(shape.properties) : [];
  return names.length === 0 ? {} : { shows: names };
}

/** How an operation is called. @param key its name in addresses @param shown the operation that shows one record, to be read first */
export function wireOf(one: Understood, key: string, resource: InferredResource | undefined, shown?: string): Wire {
  const { operation, kind, record, collection } = one;
  const keys = keysIn(operation.path);
  const ownKey = record && collection?.parameter !== undefined && keys.some((name) => plain(name) === plain(collection.parameter ?? '') || isKeyOf(name, one));
  const list = kind.value === 'list' ? listOf(one) : undefined;
  const answer = answerOf(operation, '');
  const content = successOf(operation)?.contents[0];
  const body = bodyOf(one, resource, ownKey);
  const guard = guardOf(one, resource, shown);
  return {
    key,
    method: operation.method,
    // A fragment only tells operations of one address apart.
    path: operation.path.replace(/#.*$/, ''),
    answers: list ? 'list' : answer.kind === 'file' ? 'file' : ['show', 'create', 'update'].includes(kind.value) ? 'record' : 'other',
    keys,
    ownKey,
    values: operation.parameters
      .filter(({ in: place, name }) => place !== 'path' && !unasked(one, guard).includes(name.toLowerCase()))
      .flatMap(valuesOf)
      .map((value) => asFilter(one, list ? value : { ...value, field: value.field === 'version' ? displacedVersion : value.field })),
    ...(list ? { list } : {}),
    record: keyOf(resource),
    envelope: content && answer.kind === 'record' ? envelopeOf(content.shape) : [],
    ...(content && kind.value === 'show' ? shownBy(unwrapped(content.shape)) : {}),
    ...(answer.kind === 'list' ? apartOf(answer.list.value.row, resource) : content ? apartOf(content.shape, resource) : {}),
    ...(answer.kind === 'list' ? { rows: answer.list.value.envelope } : {}),
    ...(body ? { body } : {}),
    ...(operation.method === 'put' && kind.value === 'update' && shown !== undefined ? { readFirst: shown } : {}),
    ...(guard ? { guard } : {}),
    ...(one.refusals ? { refusals: one.refusals.value } : {}),
    renamed: renamedIn(resource, operation.bodies[0]?.shape),
    security: one.security,
  };
}
