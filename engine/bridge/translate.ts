// Calls in our dialect → calls in the API's own, and its answers back. Pure but for `call`, by which the API is reached.
import { plainList } from '../console/provider/plainList.ts';
import type { DrawnConsole } from '../contract/drawing/draw.ts';
import type { Wire } from '../contract/drawing/wire.ts';
import { bodyOf } from './bodies.ts';
import { keysOfId, sameRecord } from './ids.ts';
import { Failure, plainAnswer, recordOf, rowsOf } from './records.ts';
import { isWalked, nextIn, paged, pageQuery, totalIn, type Wanted } from './pages.ts';
import { toldBy, type Told } from './problems.ts';
import { english, filledIn, type Words } from './words.ts';
import { askedOf, filled, headersOf, isRecord, oneOf, read, textOf, withQuery, words, written, type Values } from './writing.ts';

/** A call to the API, its address relative to the API's. */
export interface ForeignCall {
  wire: Wire;
  method: string;
  /** Path and query; a whole address where a link was followed. */
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | Blob;
}

/** Reaches the API, with what signs the caller in. */
export type Reach = (call: ForeignCall) => Promise<Response>;

/** A call as the console makes it. */
export interface HouseCall {
  key: string;
  id?: string;
  filter?: Values;
  sort?: readonly [string, 'ASC' | 'DESC'];
  range?: Wanted;
  /** The form, or the body's values. */
  body?: Values;
}

export interface HouseAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON, or bytes. */
  json?: unknown;
  bytes?: { type: string; data: ArrayBuffer };
}

/** A page that was walked to, and how to continue; kept for one list, filter and size. */
interface Walk {
  pages: { rows: Values[]; next?: string }[];
}

const mostWalked = 200;
/** The bridge for one console; walked pages are kept until something is written. */
export class Bridge {
  private walks = new Map<string, Walk>();

  private readonly drawn: Pick<DrawnConsole, 'wires'>;
  private readonly reach: Reach;
  private readonly context: () => Readonly<Record<string, string>>;
  private readonly says: Words;

  /** @param context values of path parameters that no record gives, such as the account @param says what is told of what went wrong */
  constructor(drawn: Pick<DrawnConsole, 'wires'>, reach: Reach, context: () => Readonly<Record<string, string>> = () => ({}), says: Words = english) {
    this.drawn = drawn;
    this.reach = reach;
    this.context = context;
    this.says = says;
  }

  /** @throws never for what the API answers: its failures are problems of RFC 9457 */
  async answer(call: HouseCall): Promise<HouseAnswer> {
    const wire = this.drawn.wires[call.key];
    if (!wire) return problem({ status: 404, title: this.says.noOperation });
    try {
      if (wire.answers === 'list' && call.body === undefined) return await this.list(wire, call);
      const answered = await this.one(wire, call);
      if (wire.method !== 'get') this.walks.clear();
      return answered;
    } catch (error) {
      if (error instanceof Failure) return problem(error.told);
      throw error;
    }
  }

  private async list(wire: Wire, { filter = {}, sort, range = { first: 0, last: 24 } }: HouseCall): Promise<HouseAnswer> {
    const { id, ...chosen } = filter;
    if (id !== undefined) return this.byIds(wire, [id].flat().map(String));
    const { q, ...others } = chosen;
    const search = typeof q === 'string' && q !== '' ? q : undefined;
    const { list } = wire;
    if (!list) throw new Failure({ status: 500, title: this.says.noList });
    const outer = this.outerKeys(wire, others);
    const asked = askedOf(wire, list, { search, sort });
    const query = [...this.valuesOf(wire, others, outer.used).filter(([name]) => !asked.some(([one]) => one === name)), ...asked];
    if (list.pager.kind === 'none') {
      const { json, headers } = await this.json(wire, outer.path, query);
      const rows = rowsOf(wire, json, outer.keys, this.says);
      // The API took its own filters; what is left is ours: search, order and page.
      const page = plainList(rows, {
        filter: search === undefined || list.search !== undefined ? {} : { q: search },
        ...(sort && list.sort === undefined ? { sort } : {}),
        range: [range.first, range.last],
      });
      return paged(page.rows, page.first, Math.max(page.total, totalIn(json, headers) ?? 0) === page.total ? page.total : page.total);
    }
    if (isWalked(list)) return this.walked(wire, { outer, query, range });
    const page = pageQuery(list, range);
    const { json, headers } = await this.json(wire, outer.path, [...query, ...Object.entries(page.query)], page.header);
    const rows = rowsOf(wire, json, outer.keys, this.says);
    const total = totalIn(json, headers) ?? range.first + rows.length + (rows.length >= page.size ? 1 : 0);
    return paged(rows, range.first, total);
  }

  /** A page behind cursors or links: those before it are fetched once and kept. */
  private async walked(wire: Wire, { outer, query, range }: { outer: Outer; query: [string, string][]; range: Wanted }): Promise<HouseAnswer> {
    const { list } = wire;
    if (!list) return paged([], 0, 0);
    const name = JSON.stringify([wire.key, outer.path, query, range.last - range.first]);
    const walk = this.walks.get(name) ?? { pages: [] };
    this.walks.set(name, walk);
    const rows = () => walk.pages.flatMap((page) => page.rows);
    let total: number | undefined;
    while (rows().length <= range.last && walk.pages.length < mostWalked) {
      const before = walk.pages.at(-1);
      if (before && before.next === undefined) break;
      const asked = pageQuery(list, range, before?.next);
      const isAddress = list.pager.kind === 'link' && before?.next !== undefined;
      const { json, headers } = isAddress
        ? await this.json(wire, before.next ?? '', [])
        : await this.json(wire, outer.path, [...query, ...Object.entries(asked.query)]);
      const page = rowsOf(wire, json, outer.keys, this.says);
      const next =
        page.length === 0
          ? undefined
          : nextIn(
              wire,
              json,
              headers,
              page.map(({ id: _id, ...row }) => ({ ...row, ...(wire.record?.property === 'id' ? { id: _id } : {}) })),
            );
      total = totalIn(json, headers);
      // An API that hands back the same cursor again would be walked for ever.
      walk.pages.push({ rows: page, ...(next === undefined || next === before?.next ? {} : { next }) });
    }
    const known = rows();
    const more = walk.pages.at(-1)?.next !== undefined;
    return paged(known.slice(range.first, range.last + 1), range.first, total ?? known.length + (more ? 1 : 0));
  }

  /** Records by their ids: each by the operation that shows one, or, where there is none, by their place in the list. */
  private async byIds(wire: Wire, ids: readonly string[]): Promise<HouseAnswer> {
    const show = Object.values(this.drawn.wires).find((one) => one.answers === 'record' && one.method === 'get' && one.ownKey && sameRecord(one, wire));
    const found = await Promise.all(
      ids.map(async (id) => {
        if (show) {
          const answered = await this.answer({ key: show.key, id });
          return answered.status === 200 && isRecord(answered.json) ? [answered.json] : [];
        }
        const place = /^row(\d+)$/.exec(id.split('~').at(-1) ?? '')?.[1];
        const rows = place === undefined ? await this.rowsInSight(wire) : await this.rowsInSight(wire, { first: Number(place), last: Number(place) });
        return rows.filter((row) => row['id'] === id || place !== undefined).slice(0, 1);
      }),
    );
    const rows = found.flat();
    return paged(rows, 0, rows.length);
  }

  private async rowsInSight(wire: Wire, range: Wanted = { first: 0, last: 99 }): Promise<Values[]> {
    const { json, status } = await this.list(wire, { key: wire.key, range });
    return status === 200 && Array.isArray(json) ? json.filter(isRecord) : [];
  }

  private async one(wire: Wire, { id, body = {} }: HouseCall): Promise<HouseAnswer> {
    const outer = this.recordKeys(wire, id, body);
    const values = this.valuesOf(wire, body, outer.used);
    const reading = wire.readFirst === undefined || id === undefined ? undefined : await this.whole(wire.readFirst, id);
    const sent = bodyOf(wire, body, { used: outer.used, before: reading?.record, id });
    const url = withQuery(outer.path, values);
    const response = await this.reach({
      wire,
      method: wire.method.toUpperCase(),
      url,
      headers: {
        ...headersOf(wire, body),
        ...(reading?.etag === undefined ? {} : { 'If-Match': reading.etag }),
        ...(sent?.type === undefined ? {} : { 'Content-Type': sent.type }),
      },
      ...(sent ? { body: sent.body } : {}),
    });
    return this.answered(wire, response, { id, keys: outer.keys, sent: body });
  }

  private async answered(
    wire: Wire,
    response: Response,
    { id, keys, sent }: { id: string | undefined; keys: readonly string[]; sent: Values },
  ): Promise<HouseAnswer> {
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok) throw new Failure(toldBy(response.status, await read(response), this.says));
    if (wire.answers === 'file' && !/json/.test(type)) return { status: 200, headers: {}, bytes: { type, data: await response.arrayBuffer() } };
    const json = await read(response);
    if (wire.answers !== 'record') return { status: 200, headers: {}, json: json === undefined || json === '' ? {} : plainAnswer(wire, json) };
    const inner = wire.envelope.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), json);
    const record = isRecord(inner) ? inner : isRecord(json) ? json : undefined;
    if (record) return { status: 200, headers: {}, json: recordOf(wire, record, wire.ownKey ? keys.slice(0, -1) : keys, id) };
    // Nothing came back: what was sent is what is known of it.
    if (wire.method === 'get') throw new Failure({ status: 502, title: this.says.noRecord });
    return { status: 200, headers: {}, json: { ...sent, id: id ?? 'new' } };
  }

  private async whole(key: string, id: string): Promise<{ record: Values; etag?: string }> {
    const wire = this.drawn.wires[key];
    if (!wire) return { record: {} };
    const outer = this.recordKeys(wire, id, {});
    const response = await this.reach({ wire, method: 'GET', url: outer.path, headers: {} });
    const json = await read(response);
    if (!response.ok) throw new Failure(toldBy(response.status, json, this.says));
    const inner = wire.envelope.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), json);
    const etag = response.headers.get('etag') ?? undefined;
    return { record: isRecord(inner) ? inner : {}, ...(etag === undefined ? {} : { etag }) };
  }

  /** The keys of a path that come from the parent's filter or from what is set for all calls. */
  private outerKeys(wire: Wire, filter: Values): Outer {
    const context = this.context();
    const open = wire.keys.filter((name) => !(name in context));
    const parent = wire.parentFilter === undefined ? undefined : filter[wire.parentFilter];
    if (open.length > 0 && (typeof parent !== 'string' || parent === ''))
      throw new Failure({
        status: 422,
        title: filledIn(this.says.chooseFirst, { one: oneOf(words(wire.parentFilter ?? open.at(-1) ?? 'record'), this.says) }),
      });
    const keys = open.length > 0 ? keysOfId(String(parent), open.length) : [];
    if (!keys) throw new Failure({ status: 404, title: this.says.notFound });
    return {
      keys,
      path: filled(wire, { ...context, ...Object.fromEntries(open.map((name, index) => [name, keys[index] ?? ''])) }),
      used: new Set(wire.parentFilter === undefined ? [] : [wire.parentFilter]),
    };
  }

  /** The keys of a record's path: from its id, from the form, or set for all calls. */
  private recordKeys(wire: Wire, id: string | undefined, body: Values): Outer {
    const context = this.context();
    const open = wire.keys.filter((name) => !(name in context));
    if (wire.ownKey && id !== undefined) {
      const keys = keysOfId(id, open.length);
      if (!keys) throw new Failure({ status: 404, title: this.says.notFound });
      return { keys, path: filled(wire, { ...context, ...Object.fromEntries(open.map((name, index) => [name, keys[index] ?? ''])) }), used: new Set() };
    }
    const parent = wire.parentFilter === undefined ? undefined : body[wire.parentFilter];
    const fromParent =
      open.length > 0 && typeof parent === 'string' && open.some((name) => !(name in body) || name === wire.parentFilter)
        ? keysOfId(parent, open.length)
        : undefined;
    const keys = fromParent ?? open.map((name) => textOf(body[name]));
    const missing = open.find((_name, index) => keys[index] === undefined || keys[index] === '');
    if (missing !== undefined)
      throw new Failure({ status: 422, title: filledIn(this.says.enter, { name: words(missing) }), errors: { [missing]: this.says.required } });
    return { keys, path: filled(wire, { ...context, ...Object.fromEntries(open.map((name, index) => [name, keys[index] ?? ''])) }), used: new Set(open) };
  }

  private valuesOf(wire: Wire, values: Values, used: ReadonlySet<string>): [string, string][] {
    return wire.values.flatMap((value): [string, string][] => {
      // What pages a list is said by its pager alone.
      if (value.in !== 'query' || used.has(value.field) || [wire.list?.pager.parameter, wire.list?.pager.size].includes(value.name)) return [];
      const given = values[value.field] ?? value.fallback;
      if (given === undefined || given === null || given === '') {
        if (value.required)
          throw new Failure({
            status: 422,
            title: filledIn(this.says.enterForList, { name: words(value.field) }),
            errors: { [value.field]: this.says.required },
          });
        return [];
      }
      return written(value, given);
    });
  }

  private async json(wire: Wire, path: string, query: [string, string][], header?: [string, string]) {
    const response = await this.reach({
      wire,
      method: wire.method === 'query' ? 'QUERY' : wire.method.toUpperCase(),
      url: withQuery(path, query),
      headers: header ? { [header[0]]: header[1] } : {},
    });
    const json = await read(response);
    if (!response.ok) throw new Failure(toldBy(response.status, json, this.says));
    return { json, headers: response.headers };
  }
}

interface Outer {
  keys: string[];
  path: string;
  /** Names of the form's or filter's values that went into the path. */
  used: ReadonlySet<string>;
}

const problem = (told: Told): HouseAnswer => ({ status: told.status, headers: { 'Content-Type': 'application/problem+json' }, json: told });
