// Every list of the contract as CSV: the list's own handler, read in batches to its end (docs/rules.md, Lists).
import { Readable } from 'node:stream';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ResourceDescriptor } from '../contract/descriptor.ts';
import { showableRows, type UnshowableRow } from './answers.ts';
import { Batches } from './batches.ts';
import type { OperationSpec } from './contract.ts';
import { byteOrderMark, csvColumns, csvHead, csvRows, type CsvColumn, type NameOf } from './csv.ts';
import { Download } from './download.ts';
import type { Actor, CallInfo, HandlerMap, Page } from './handler.ts';
import { badRequest, forbidden, gone, notFound } from './problem.ts';
import type { Database, Services } from './registered.ts';
import { readQuery } from './validate.ts';

const goodForMs = 60_000;
const purpose = 'export-address';
/** Rows read at once: how much of an export is in memory, however long it is. */
const rowsPerBatch = 250;
/** Longer addresses do not pass every proxy and server on the way. */
const mostTokenCharacters = 12_000;
/** Names of referenced records kept at hand. */
const mostNames = 10_000;

const expired = 'This link has expired. Export the list again.';

type Row = Readonly<Record<string, unknown>>;
/** What a list is asked for, as its own parameters say. */
type Query = Readonly<Record<string, unknown>>;
type Reader = (call: { db: Database; actor: Actor; query: Query; request: CallInfo; services: Services }) => Promise<Page<Row>>;

/** A list that can be exported. */
interface ExportedList {
  resource: ResourceDescriptor;
  spec: OperationSpec;
  read: Reader;
}

/** The person of a session while it lasts; null afterwards. */
type ActorOfSession = (db: Database, sessionId: string, now: Date) => Promise<Actor | null>;

interface Exporting {
  resources: readonly ResourceDescriptor[];
  operations: readonly OperationSpec[];
  /** Among them those of the lists. */
  handlers: Partial<HandlerMap>;
  /** Asked when the address is fetched: an export ends with the session it was asked for in. */
  actorOf: ActorOfSession;
  /** Where the rows are read; the call's own database by default. */
  readFrom?: (db: Database) => Promise<Database>;
  /** Called for every row that has nothing but its id. */
  onUnshowable?: (operation: string, row: UnshowableRow) => void;
}

interface AddressCall {
  actor: Actor;
  params: { resource: string };
  query: Query;
  services: Services;
}

interface ContentCall {
  db: Database;
  params: { resource: string };
  query: { token: string };
  request: CallInfo;
  services: Services;
}

/** Where an export is fetched, for a minute. */
export interface ExportAddress {
  url: string;
  /** ISO 8601 */
  expires_at: string;
  file_name: string;
  content_type: string;
}

/**
 * The two operations of exports, over the lists that `handlers` answer: one gives out an address (`/api/exports/{resource}/content`), the other answers there.
 */
export function exportHandlers({ resources, operations, handlers, actorOf, readFrom = (db) => Promise.resolve(db), onUnshowable }: Exporting): {
  address: (call: AddressCall) => ExportAddress;
  content: (call: ContentCall) => Promise<Download>;
} {
  const lists = exportedLists(resources, operations, handlers);
  const listOf = (name: string, actor: Actor): ExportedList => {
    const list = lists.get(name);
    if (!list) throw notFound('There is no such list to export.');
    if (!list.spec.roles.includes(actor.role)) throw forbidden();
    return list;
  };

  return {
    address: ({ actor, params, query, services }) => {
      const { resource, spec } = listOf(params.resource, actor);
      const wanted = JSON.stringify(readQuery(spec, textsOf(query)));
      const until = new Date(services.clock().getTime() + goodForMs);
      const data = { resource: params.resource, session: actor.sessionId, wanted: deflateRawSync(wanted).toString('base64url') };
      const token = services.tokens.issue(purpose, data, until);
      if (token.length > mostTokenCharacters) throw badRequest('Too many rows for one export. Filter the list and try again.', { filter: 'Too long.' });
      return {
        // Typed here: the engine's own call, which every contract with exports declares by this path.
        url: `/api/exports/${params.resource}/content?token=${token}`,
        expires_at: until.toISOString(),
        file_name: fileNameOf(resource, services.clock()),
        content_type: 'text/csv',
      };
    },

    content: async ({ db, params, query, request, services }) => {
      const data = services.tokens.read(purpose, query.token, services.clock());
      if (!data?.['session'] || data['resource'] !== params.resource) throw gone(expired);
      const actor = await actorOf(db, data['session'], services.clock());
      if (!actor) throw gone(expired);
      const list = listOf(params.resource, actor);
      // Signed by us, so it is what the list's own parameters were when the address was given out.
      const wanted: Query = JSON.parse(inflateRawSync(Buffer.from(data['wanted'] ?? '', 'base64url')).toString());
      const text = csvOf(list, lists, { db: await readFrom(db), actor, query: wanted, request, services }, onUnshowable);
      return new Download({
        // Bytes, not objects: reading waits as soon as a batch or two is ahead of the receiver.
        stream: Readable.from(text, { objectMode: false, highWaterMark: 65_536 }),
        contentType: 'text/csv',
        fileName: fileNameOf(list.resource, services.clock()),
        inline: false,
      });
    },
  };
}

/** By resource. Every list of a resource that pages can be read to its end. */
function exportedLists(
  resources: readonly ResourceDescriptor[],
  operations: readonly OperationSpec[],
  handlers: Partial<HandlerMap>,
): ReadonlyMap<string, ExportedList> {
  return new Map(
    resources.flatMap((resource): [string, ExportedList][] => {
      const spec = operations.find((one) => one.id === resource.list?.id);
      const handler = spec && handlers[spec.id];
      if (!spec || typeof handler !== 'function' || !resource.export) return [];
      // A list's handler takes what a list's call brings; which one it is, the contract says at run time.
      const call = handler as (context: object) => Promise<Page<Row>>;
      return [[resource.name, { resource, spec, read: (context) => call({ ...context, params: {}, body: undefined, files: [] }) }]];
    }),
  );
}

/** Parameters as they come in an address, for the list's own check of them. */
function textsOf(query: Query): Record<string, string> {
  return Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, JSON.stringify(value)]])));
}

/** `coupons-2026-11-21.csv`, by the day in UTC. */
function fileNameOf({ segment }: ResourceDescriptor, now: Date): string {
  return `${segment}-${now.toISOString().slice(0, 10)}.csv`;
}

type ExportCall = Parameters<Reader>[0];

async function* csvOf(
  list: ExportedList,
  lists: ReadonlyMap<string, ExportedList>,
  call: ExportCall,
  onUnshowable: ((operation: string, row: UnshowableRow) => void) | undefined,
): AsyncGenerator<string> {
  const columns = csvColumns(list.resource.fields, call.actor.role);
  const names = new ReferenceNames(lists, call);
  const batches = new Batches(rowsPerBatch);
  const written = csvRows(columns, names.of);
  yield `${byteOrderMark}${csvHead(columns)}`;
  while (!batches.isOver) {
    const page = await batches.next(() => list.read(call));
    const { rows, unshowable } = showableRows<Row>(list.spec, page.rows, call.actor.role);
    for (const row of unshowable) onUnshowable?.(list.spec.id, row);
    await names.learn(columns, rows);
    if (rows.length > 0) yield rows.map(written).join('');
  }
}

/** Names of the records that rows refer to, read from their own lists as far as the caller may read those. */
class ReferenceNames {
  readonly #names = new Map<string, string>();
  readonly #lists: ReadonlyMap<string, ExportedList>;
  readonly #call: ExportCall;

  constructor(lists: ReadonlyMap<string, ExportedList>, call: ExportCall) {
    this.#lists = lists;
    this.#call = call;
  }

  readonly of: NameOf = (segment, id) => this.#names.get(`${segment}/${id}`) ?? id;

  async learn(columns: readonly CsvColumn[], rows: readonly Row[]): Promise<void> {
    if (this.#names.size > mostNames) this.#names.clear();
    for (const { field, namedBy } of columns) {
      if (field.reference && !namedBy)
        await this.#look(
          field.reference.resource,
          rows.map((row) => row[field.name]),
        );
    }
  }

  async #look(segment: string, values: readonly unknown[]): Promise<void> {
    const { actor } = this.#call;
    const list = [...this.#lists.values()].find(({ resource }) => resource.segment === segment);
    if (!list?.spec.roles.includes(actor.role)) return;
    const ids = [...new Set(values)].filter((id): id is string => typeof id === 'string' && !this.#names.has(`${segment}/${id}`));
    if (ids.length === 0) return;
    const page = await list.read({ ...this.#call, query: { filter: { id: ids }, range: [0, ids.length - 1] } });
    for (const row of showableRows<Row>(list.spec, page.rows, actor.role).rows) {
      const name = row[list.resource.recordLabel];
      if (typeof name === 'string' && name) this.#names.set(`${segment}/${String(row['id'])}`, name);
    }
  }
}
