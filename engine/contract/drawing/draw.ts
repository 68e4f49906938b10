// A document, understood, as a console: resources with their screens and actions, everything else as plain operations, and how each is called.
import type { ActDescriptor, ActionDescriptor, OperationDescriptor, ResourceDescriptor } from '../descriptor.ts';
import { humanise } from '../fields.ts';
import type { RecordPage } from '../record-page.ts';
import { answerOf, successOf } from '../inferring/answers.ts';
import { isSure, plain } from '../inferring/guess.ts';
import { parsePath, patternOf } from '../inferring/paths.ts';
import type { Kind } from '../inferring/kinds.ts';
import type { InferredResource, Understanding, Understood } from '../inferring/understanding.ts';
import type { ApiDocument, SignIn } from '../reading/form.ts';
import { inSentence } from '../inSentence.ts';
import { withSummary } from '../summary.ts';
import { columnsOf, inRows } from './columns.ts';
import { contextOf, defaultsOf } from './context.ts';
import { hasList, isAsked, isDrawn } from './shown.ts';
import { fieldOfShape, fieldsOfRecord, type References } from './fields.ts';
import { answerFields, bodyFields, fieldsOfBody, filtersOf, ownFields, plainField, sortableOf, unique, withHint } from './forms.ts';
import { addressOf, displaced, keysOf, labelOf, pluralOf, renamedIn, singularOf } from './names.ts';
import type { Wire } from './wire.ts';
import { readable } from './readable.ts';
import { wireOf } from './wires.ts';
import { drawnWords, filledIn, type DrawnWords } from './words.ts';

/** An operation on no resource's screen: a form, and what it answers. */
export interface PlainOperation {
  key: string;
  label: string;
  method: string;
  /** As the document writes it. */
  path: string;
  group: string;
  description?: string;
  /** What is asked about it, where it was not understood. */
  question?: string;
  action: ActionDescriptor;
}

/** A console over one document. */
export interface DrawnConsole {
  title: string;
  version: string;
  resources: ResourceDescriptor[];
  pages: Record<string, RecordPage>;
  operations: PlainOperation[];
  wires: Record<string, Wire>;
  signIns: SignIn[];
  servers: string[];
  /** Values that no record gives, set once for all calls: `account_id` of paths, `X-Tenant` of headers. */
  context: string[];
  /** Keys of records that no list offers, such as a tenant's: set once, they are taken where nobody names one. */
  defaults: string[];
}

interface Drawing {
  keys: ReadonlyMap<Understood, string>;
  segments: ReadonlyMap<string, string>;
  context: ReadonlySet<string>;
  /** Names of resources of which there is a list to choose from. */
  listed: ReadonlySet<string>;
  wires: Record<string, Wire>;
  words: DrawnWords;
}

/** Draws a console. Every operation is on a screen, a button or in `operations`; none is missing. */
export function drawConsole(document: ApiDocument, { operations, resources, questions, signIns }: Understanding, words: DrawnWords = drawnWords): DrawnConsole {
  const drawn = resources.filter(isDrawn);
  const segments = segmentsOf(drawn);
  const context = contextOf(operations, drawn);
  const drawing: Drawing = {
    keys: keysOf(operations),
    segments,
    context: new Set(context),
    listed: new Set(drawn.filter(hasList).map(({ name }) => name)),
    wires: {},
    words,
  };
  const shownBy = new Set<Understood>();
  const descriptors = drawn.map((resource) => resourceOf(resource, drawing, shownBy));
  const left = operations.filter((one) => !shownBy.has(one));
  return {
    title: document.title,
    version: document.version,
    resources: descriptors,
    pages: Object.fromEntries(drawn.map(({ name }) => [segments.get(name) ?? name, { next: [], figures: [], rows: childrenOf(name, drawn, segments) }])),
    operations: left.map((one) => {
      const asked = questions.find(({ at }) => at === one.operation.at);
      const { description, method, path } = one.operation;
      return {
        key: drawing.keys.get(one) ?? '',
        label: labelOf(one),
        method,
        path,
        group: groupOf(one),
        ...(description === undefined ? {} : { description: readable(description) }),
        ...(one.sure || asked === undefined ? {} : { question: asked.says }),
        action: {
          ...actionOf(
            one,
            resources.find(({ name }) => name === one.resource.value),
            drawing,
            'collection',
          ),
          reads: true,
        },
      };
    }),
    wires: drawing.wires,
    signIns,
    servers: document.servers,
    context,
    defaults: defaultsOf(Object.values(drawing.wires), descriptors),
  };
}

/** A tag is a heading already. */
const groupOf = ({
  operation: {
    tags: [tag],
  },
  resource,
}: Understood): string => (tag === undefined ? pluralOf(resource.value) : /[A-Z ]/.test(tag) ? tag : humanise(tag));

function segmentsOf(resources: readonly InferredResource[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    resources.map(({ name }) => {
      let segment = addressOf(name);
      for (let next = 2; taken.has(segment); next += 1) segment = `${addressOf(name)}-${next}`;
      taken.add(segment);
      return [name, segment];
    }),
  );
}

const childrenOf = (name: string, drawn: readonly InferredResource[], segments: ReadonlyMap<string, string>): string[] =>
  drawn.flatMap((one) => (one.parent === name ? [segments.get(one.name) ?? one.name] : []));

function resourceOf(resource: InferredResource, drawing: Drawing, shownBy: Set<Understood>): ResourceDescriptor {
  const { name, shape, references, operations, parent } = resource;
  const segment = drawing.segments.get(name) ?? name;
  const sure = operations.filter((one) => one.sure);
  const ofKind = (kind: Kind) => sure.filter((one) => one.kind.value === kind);
  const lists = ofKind('list').filter(isAsked);
  const list = lists.find(({ operation }) => patternOf(parsePath(operation.path).segments) === resource.path) ?? lists[0];
  const [show] = ofKind('show');
  const [create] = ofKind('create');
  const updates = ofKind('update').filter(({ operation }) => operation.bodies.some(({ shape: body }) => body.kind === 'object' || body.kind === 'choice'));
  const update = updates.find(({ operation }) => operation.method === 'patch') ?? updates[0];
  const remove = ofKind('delete').find(({ record }) => record);
  const keyed = references.filter(isSure).flatMap(({ value }): [string, string][] => {
    const target = drawing.segments.get(value.resource);
    return target === undefined ? [] : [[value.property, target]];
  });
  const named: References = new Map(keyed);
  const taken = [list, show, create, update, remove].filter((one) => one !== undefined);
  for (const one of taken) {
    shownBy.add(one);
    addWire(one, resource, drawing);
  }
  const actions = sure.filter((one) => one.kind.value === 'action' && !shownBy.has(one));
  const property = resource.identity.value.property;
  const wireBy = (one: Understood) => drawing.wires[drawing.keys.get(one) ?? ''];
  const renamed = renamedIn(resource);
  const fields = [
    ...ownFields(renamed, fieldsOfRecord(shape, named)),
    // The mark of an answer is kept as the version of its record.
    ...(resource.concurrency.value.as === 'etag' ? [{ ...plainField('version'), readOnly: true }] : []),
  ];
  const hidden = [...(property === undefined ? ['id'] : [property]), displaced, 'version'];
  const above = parent === undefined ? undefined : drawing.segments.get(parent);
  const chosen = drawing.listed.has(parent ?? '');
  const filters = list ? filtersOf(list, { named, above, chosen, wire: wireBy(list) }) : [];
  const label = resource.label && isSure(resource.label) ? resource.label.value : undefined;
  const made = (one: Understood | undefined, action: 'create' | 'update') =>
    one ? bodyFields(one, { resource, named, above, chosen, wire: wireBy(one), action }) : [];
  for (const one of actions) shownBy.add(one);
  const told = label ?? property ?? resource.label?.value ?? 'id';
  const recordLabel = renamed[told] ?? told;
  return withSummary({
    name,
    segment,
    label: pluralOf(name),
    singular: singularOf(name),
    entity: shape?.name ?? name,
    recordLabel,
    ...(list ? { list: operationOf(list, drawing) } : {}),
    ...(show ? { show: operationOf(show, drawing) } : {}),
    ...(create ? { create: operationOf(create, drawing) } : {}),
    ...(update ? { update: operationOf(update, drawing) } : {}),
    ...(remove ? { delete: operationOf(remove, drawing), deleteAct: deleting(inSentence(pluralOf(name)), drawing.words) } : {}),
    actions: actions.map((one) => actionOf(one, resource, drawing, one.record ? 'record' : 'collection')),
    fields,
    filters,
    sortable: sortableOf(list, fields),
    columns: columnsOf(inRows(fields, list, renamed), { first: show || label !== undefined ? recordLabel : undefined, hidden }),
    hidden: [...(property === undefined ? ['id'] : []), 'version'],
    groups: [],
    createFields: made(create, 'create'),
    updateFields: made(update, 'update'),
  });
}

function addWire(one: Understood, resource: InferredResource | undefined, drawing: Drawing): Wire {
  const key = drawing.keys.get(one) ?? '';
  const show = resource?.operations.find(({ sure, kind }) => sure && kind.value === 'show');
  const wire = wireOf(one, key, resource, show && drawing.keys.get(show));
  const keys = wire.keys.filter((name) => !drawing.context.has(name));
  const outer = wire.ownKey ? keys.slice(0, -1) : keys;
  const parentFilter = outer.at(-1);
  const whole = { ...wire, ...(parentFilter === undefined ? {} : { parentFilter }) };
  drawing.wires[key] = whole;
  return whole;
}

/** What a button or a plain operation brings back is shown as it came, whatever it would be on a screen. */
function asPlain(wire: Wire, drawing: Drawing): Wire {
  if (wire.answers !== 'record') return wire;
  const plainly: Wire = { ...wire, answers: 'other' };
  drawing.wires[wire.key] = plainly;
  return plainly;
}

function operationOf(one: Understood, drawing: Drawing): OperationDescriptor {
  const key = drawing.keys.get(one) ?? '';
  const wire = drawing.wires[key];
  const method =
    one.kind.value === 'list' || one.kind.value === 'show' ? 'get' : one.kind.value === 'delete' ? 'delete' : one.kind.value === 'update' ? 'patch' : 'post';
  const isRecord = ['show', 'update', 'delete'].includes(one.kind.value);
  return {
    id: key,
    method,
    path: isRecord ? `/op/${key}/{id}` : `/op/${key}`,
    roles: [],
    public: true,
    ...(wire?.body ? { contentType: isMultipart(wire) ? ('multipart/form-data' as const) : ('application/json' as const) } : {}),
  };
}

/** Nobody has said what a delete leads to, so it is asked about. */
const deleting = (label: string, words: DrawnWords): ActDescriptor => ({
  far: true,
  ask: { one: words.deleteOne, many: filledIn(words.deleteMany, { label }) },
  done: { one: words.deletedOne, many: filledIn(words.deletedMany, { label }) },
});

const isMultipart = ({ body }: Wire): boolean => body?.encoding === 'multipart' || body?.whole === 'file';

/** A button, or a plain operation: its form has what goes into the query, the headers and the body. */
function actionOf(one: Understood, resource: InferredResource | undefined, drawing: Drawing, on: 'record' | 'collection'): ActionDescriptor {
  const wire = asPlain(addWire(one, resource, drawing), drawing);
  const { operation } = one;
  const [body] = operation.bodies;
  const rows = answerOf(operation, '');
  const answered = successOf(operation)?.contents[0]?.shape;
  const sent = operation.parameters.filter(({ in: place }) => place === 'query' || place === 'header');
  const values = sent.flatMap(({ name, shape, required, description }) => {
    const value = wire.values.find((sentAs) => sentAs.name === name);
    return value && !drawing.context.has(name) ? [withHint({ ...fieldOfShape(name, shape, { required }), name: value.field }, description)] : [];
  });
  const free = new Set(wire.keys.filter((name) => !drawing.context.has(name) && !(on === 'record' && wire.ownKey && name === wire.keys.at(-1))));
  const paths = operation.parameters.filter(({ in: place, name }) => place === 'path' && free.has(name));
  const whole = on === 'record' && wire.ownKey ? paths.filter(() => wire.keys.length === 0) : paths;
  const fields = [
    ...whole.map((parameter) => withHint(fieldOfShape(parameter.name, parameter.shape, { required: true }), parameter.description)),
    ...values,
    ...(body ? fieldsOfBody(body.shape, new Map()).map((field) => ({ ...field, name: wire.renamed[field.name] ?? field.name })) : []),
  ];
  const answer = answerFields(rows.kind === 'list' ? rows.list.value.row : undefined, answered, { isFile: rows.kind === 'file', words: drawing.words });
  return {
    id: wire.key,
    method: 'post',
    path: on === 'record' && wire.ownKey ? `/op/${wire.key}/{id}` : `/op/${wire.key}`,
    roles: [],
    public: true,
    contentType: isMultipart(wire) ? 'multipart/form-data' : 'application/json',
    action: wire.key,
    on,
    label: labelOf(one),
    act: { done: { one: filledIn(drawing.words.accepted, { label: labelOf(one) }) } },
    ...(operation.description === undefined || plain(operation.description) === plain(labelOf(one)) ? {} : { description: readable(operation.description) }),
    fields: unique(fields),
    pathParams: [],
    ...(answer.length > 0 ? { answer } : {}),
  };
}
