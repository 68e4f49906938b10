import type { DataProvider, Identifier, RaRecord, SortPayload } from 'react-admin';
import type { ActionDescriptor, OperationDescriptor, ResourceDescriptor, UndoDescriptor } from '../../contract/descriptor.ts';
import { fetchDescriptor, type KnownResource } from '../descriptors.ts';
import { messages } from '../messages.ts';
import { filledFields, updateBody, type Values } from './body.ts';
import { isRecord, Problem, somethingWentWrong } from '../../web/problem.ts';
import type { TurnsWatch } from './inTurn.ts';
import { fetchBytes, send, type Call, type Connection } from './send.ts';

/** One record of a bulk call that was refused, and why, in words. */
export interface Failure {
  id: Identifier;
  message: string;
}

/** The target of an action: one record, several, or the collection. */
export interface ActParams {
  id?: Identifier;
  ids?: readonly Identifier[];
  data?: Values;
  /** Of one call a record: how to stop them, and who hears how far they are. */
  watch?: TurnsWatch;
}

/** What an action answers; where it is one call a record, which ones were refused, and what each of the others answered. */
export interface ActAnswer {
  data: unknown;
  failures?: readonly Failure[];
  answers?: ReadonlyMap<Identifier, unknown>;
}

/** react-admin's data provider plus what the contract can do beyond CRUD. */
export interface ContractDataProvider extends DataProvider {
  /** Calls the operation behind an action of a resource and answers its body. @throws Problem that refuses it for every record alike */
  act: (resource: string, action: string, params: ActParams) => Promise<ActAnswer>;
  /** Calls an operation that is no action of a screen: the one that takes another back. */
  call: (operation: UndoDescriptor['operation'], call: Call) => Promise<{ data: unknown }>;
  /** The contract's export of a list, as its bytes arrive, and the name to save it under. */
  exportList: (resource: string, wanted: ExportParams) => Promise<{ fileName: string; bytes: AsyncIterable<Uint8Array<ArrayBuffer>> }>;
}

/** Which rows of a list are exported, in which order. */
export interface ExportParams {
  filter: Values;
  sort: SortPayload;
}

/**
 * Makes a reading provider write as the contract says: the declared verb and path, only changed fields with the version that was read, multipart where
 * declared, one call where the contract has a bulk operation, else one per record with the refused ones reported (`failures` beside `data`). Custom actions
 * come last, so that nothing wraps them away.
 */
export function withContract(provider: DataProvider, resources: readonly KnownResource[], connection: Connection): ContractDataProvider {
  const bySegment = new Map(resources.map((resource) => [resource.segment, resource]));
  const find = async (segment: string): Promise<ResourceDescriptor> => {
    const resource = bySegment.get(segment);
    if (!resource) throw new Error(`No resource has the segment ${segment}`);
    return fetchDescriptor(resource);
  };

  const updateOne = async (resource: ResourceDescriptor, id: Identifier, data: Values, previous: Values): Promise<unknown> => {
    const body = updateBody(resource, previous, data);
    if (!body) return previous;
    const answer = await send(connection, declared(resource, 'update'), { params: { id }, body });
    return answer.json;
  };

  return {
    ...provider,

    create: async (segment, { data }) => {
      const resource = await find(segment);
      const answer = await send(connection, declared(resource, 'create'), { body: filledFields(resource.createFields, data) });
      return { data: recordOf(answer.json, data) };
    },

    update: async (segment, { id, data, previousData }) => {
      const updated = await updateOne(await find(segment), id, data, previousData);
      return { data: recordOf(updated, { ...previousData, ...data, id }) };
    },

    updateMany: async (segment, { ids, data }) => {
      const resource = await find(segment);
      if (resource.updateMany) {
        return done(ids, await send(connection, resource.updateMany, { body: { ids, ...data } }));
      }
      const operation = declared(resource, 'update');
      return each(ids, (id) => send(connection, operation, { params: { id }, body: data }));
    },

    delete: async (segment, { id, previousData }) => {
      const answer = await send(connection, declared(await find(segment), 'delete'), { params: { id } });
      return { data: recordOf(answer.json, { ...previousData, id }) };
    },

    deleteMany: async (segment, { ids, meta }) => {
      const resource = await find(segment);
      if (resource.deleteMany) {
        return done(ids, await send(connection, resource.deleteMany, { body: { ids } }));
      }
      const operation = declared(resource, 'delete');
      const { watch }: { watch?: TurnsWatch } = meta ?? {};
      return each(ids, (id) => send(connection, operation, { params: { id } }), watch);
    },

    act: async (segment, name, { id, ids, data = {}, watch }) => {
      const { actions, deleteAction } = await find(segment);
      if (deleteAction && name === deleteAction.action) {
        const query = sentBy(deleteAction, data);
        if (ids) return each(ids, (one) => send(connection, deleteAction, { params: { id: one }, query }), watch);
        return { data: (await send(connection, deleteAction, { params: id === undefined ? {} : { id }, query })).json };
      }
      const action = actions.find((one) => one.action === name);
      if (!action) throw new Error(`${segment} has no action ${name}`);
      const fill = action.fill && (await (await import('./fill.ts')).fillFor(provider, segment, action.fill, ids ?? (id === undefined ? [] : [id])));
      const ofOne = (one: Identifier): Values => ({ ...actionBody(action, data), ...fill?.(one) });
      if (ids && action.several)
        return eachAnswered(ids, async (one) => (await send(connection, action, { params: { id: one }, body: ofOne(one) })).json, watch);
      const body = ids || id === undefined ? actionBody(action, data, ids) : ofOne(id);
      const answer = await send(connection, action, {
        params: {
          ...pick(
            data,
            action.pathParams.map((field) => field.name),
          ),
          ...(id === undefined ? {} : { id }),
        },
        ...(Object.keys(body).length > 0 ? { body } : {}),
      });
      return { data: answer.json };
    },

    call: async (operation, call) => ({ data: (await send(connection, operation, call)).json }),

    exportList: async (segment, { filter, sort }) => {
      const resource = await find(segment);
      if (!resource.export) throw new Error(`The contract has no export of ${segment}`);
      const order = resource.sortable.includes(sort.field) ? [sort.field, sort.order] : undefined;
      const { json } = await send(connection, resource.export, { query: { filter, sort: order } });
      if (!isRecord(json) || typeof json.url !== 'string' || typeof json.file_name !== 'string') throw new Problem(somethingWentWrong, { status: 0 });
      return { fileName: json.file_name, bytes: await fetchBytes(connection, json.url) };
    },
  };
}

/** The body of an action: its fields that have values, and the chosen records. */
export function actionBody(action: ActionDescriptor, data: Values, ids?: readonly Identifier[]): Values {
  return { ...filledFields(action.fields, data), ...(ids ? { [idsField(action)]: ids } : {}) };
}

/** The data an action's form sends: its body or, for a delete, the query parameters of each record. */
export function sentBy(action: ActionDescriptor, data: Values, ids?: readonly Identifier[]): Values {
  if (action.action !== 'delete') return actionBody(action, data, ids);
  return Object.fromEntries(Object.entries(filledFields(action.fields, data)).filter(([, value]) => value !== null));
}

/** Which field of a bulk action's body carries the chosen records: `ids`, or else its one list of ids. */
export function idsField(action: ActionDescriptor): string {
  const lists = action.fields.filter((field) => field.kind === 'array' && (field.items?.kind === 'id' || field.items?.kind === 'reference'));
  return lists.find((field) => field.name === 'ids')?.name ?? lists[0]?.name ?? 'ids';
}

function declared(resource: ResourceDescriptor, verb: 'create' | 'update' | 'delete'): OperationDescriptor {
  const operation = resource[verb];
  if (!operation) throw new Error(`The contract has no way to ${verb} ${resource.segment}`);
  return operation;
}

/** react-admin wants a record with an id; an answer without one keeps the data sent. */
function recordOf<RecordType extends RaRecord>(answer: unknown, fallback: Values): RecordType {
  const record = { ...fallback, ...(isRecord(answer) ? answer : {}) };
  return record as RecordType;
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
}

/** Of a call on several records those that its answer names; the server leaves alone what it can't show. */
function done(ids: readonly Identifier[], { json }: { json: unknown }): { data: Identifier[]; failures: Failure[] } {
  const answered = Array.isArray(json) ? new Set<unknown>(json) : undefined;
  const left = ids.filter((id) => answered?.has(id) === false);
  return { data: ids.filter((id) => !left.includes(id)), failures: left.map((id) => ({ id, message: messages.leftUnshown })) };
}

async function each(
  ids: readonly Identifier[],
  call: (id: Identifier) => Promise<unknown>,
  watch?: TurnsWatch,
): Promise<{ data: Identifier[]; failures: Failure[] }> {
  const { data, failures } = await eachAnswered(ids, call, watch);
  return { data, failures };
}

/** @throws Problem with what was typed, where nothing else came of any of them: it was wrong for all */
async function eachAnswered(
  ids: readonly Identifier[],
  call: (id: Identifier) => Promise<unknown>,
  watch?: TurnsWatch,
): Promise<{ data: Identifier[]; failures: Failure[]; answers: Map<Identifier, unknown> }> {
  const { inTurn } = await import('./inTurn.ts');
  const { answered, refused } = await inTurn(ids, call, watch);
  const [first] = refused;
  if (first && answered.length === 0 && refused.every(({ error }) => error instanceof Problem && error.status === 422)) throw first.error;
  return {
    data: answered.map(({ item }) => item),
    failures: refused.map(({ item, error }) => ({ id: item, message: error instanceof Error ? error.message : String(error) })),
    answers: new Map(answered.map(({ item, answer }) => [item, answer])),
  };
}
