// Calls in our dialect → calls in the API's own, and its answers back. Pure but for `call`, by which the API is reached.
import { plainList } from '../console/provider/plainList.ts';
import type { DrawnConsole } from '../contract/drawing/draw.ts';
import type { Wire } from '../contract/drawing/wire.ts';
import { together } from './apart.ts';
import { bodyOf } from './bodies.ts';
import { guardedBy, readForGuard, versionIn, type Reading } from './guards.ts';
import { sameRecord } from './ids.ts';
import { outerKeys, recordKeys, type Around, type Outer } from './keys.ts';
import { checkForm, Failure, plainAnswer, recordOf, rowsOf, within } from './records.ts';
import { isWalked, nextIn, paged, pageQuery, totalIn, type Wanted } from './pages.ts';
import { toldBy, withinBody, type Told } from './problems.ts';
import { english, filledIn, type Words } from './words.ts';
import { askedOf, headersOf, isRecord, read, withQuery, words, written, type Values } from './writing.ts';

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
type Given = Omit<Around, 'says'>;

/** The bridge for one console; walked pages are kept until something is written. */
export class Bridge {
  private walks = new Map<string, Walk>();

  private readonly drawn: Pick<DrawnConsole, 'wires'>;
  private readonly reach: Reach;
  private readonly given: () => Given;
  private readonly says: Words;

  /** @param given values that no record gives, such as the account in a path @param says what is told of what went wrong */
  constructor(drawn: Pick<DrawnConsole, 'wires'>, reach: Reach, given: () => Given = () => ({ context: {}, defaults: {} }), says: Words = english) {
    this.drawn = drawn;
    this.reach = reach;
    this.given = given;
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
    const outer = outerKeys(wire, others, this.around());
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
              // A key as the API has it, not as the console puts it together.
              page.map((row) => ({ ...row, id: row[wire.renamed['id'] ?? 'id'] })),
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
    const outer = recordKeys(wire, { id, body }, this.around());
    const source = id === undefined ? undefined : (wire.readFirst ?? readForGuard(wire, body));
    const reading = source === undefined || id === undefined ? undefined : await this.whole(source, id);
    const guarded = guardedBy(wire, body, reading);
    const given = { ...body, ...guarded.values };
    const values = this.valuesOf(wire, given, outer.used);
    const sent = bodyOf(wire, given, { used: outer.used, before: wire.readFirst === undefined ? undefined : reading?.record, id });
    const response = await this.reach({
      wire,
      method: wire.method.toUpperCase(),
      url: withQuery(outer.path, values),
      headers: { ...headersOf(wire, body, this.given().context), ...guarded.headers, ...(sent?.type === undefined ? {} : { 'Content-Type': sent.type }) },
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
    if (!response.ok) throw await this.failed(wire, response);
    if (wire.answers === 'file' && !/json/.test(type)) return { status: 200, headers: {}, bytes: { type, data: await response.arrayBuffer() } };
    const json = await read(response);
    if (wire.answers !== 'record') return { status: 200, headers: {}, json: json === undefined || json === '' ? {} : plainAnswer(wire, json) };
    const inner = within(wire, json);
    const record = isRecord(inner) ? inner : isRecord(json) ? json : undefined;
    if (record && wire.method === 'get') checkForm(wire, record, this.says);
    if (record)
      return { status: 200, headers: {}, json: { ...recordOf(wire, record, wire.ownKey ? keys.slice(0, -1) : keys, id), ...versionIn(wire, response) } };
    // Nothing came back: what was sent is what is known of it.
    if (wire.method === 'get') throw new Failure({ status: 502, title: this.says.noRecord });
    return { status: 200, headers: {}, json: { ...sent, id: id ?? 'new' } };
  }

  private async whole(key: string, id: string): Promise<Reading> {
    const wire = this.drawn.wires[key];
    if (!wire) return { record: {} };
    const outer = recordKeys(wire, { id, body: {} }, this.around());
    const response = await this.reach({ wire, method: 'GET', url: outer.path, headers: headersOf(wire, {}, this.given().context) });
    if (!response.ok) throw await this.failed(wire, response);
    const inner = within(wire, await read(response));
    const etag = response.headers.get('etag') ?? undefined;
    return { record: isRecord(inner) ? together(wire.apart, inner) : {}, ...(etag === undefined ? {} : { etag }) };
  }

  /** A refusal in our dialect: a change that came too late is a conflict, whatever the API calls it. */
  private async failed(wire: Wire, response: Response): Promise<Failure> {
    const status = response.status === 412 && wire.guard ? 409 : response.status;
    return new Failure(withinBody(wire, toldBy(status, await read(response), this.says, wire.refusals)));
  }

  private around(): Around {
    return { ...this.given(), says: this.says };
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
      headers: { ...headersOf(wire, {}, this.given().context), ...(header ? { [header[0]]: header[1] } : {}) },
    });
    if (!response.ok) throw await this.failed(wire, response);
    return { json: await read(response), headers: response.headers };
  }
}

const problem = (told: Told): HouseAnswer => ({ status: told.status, headers: { 'Content-Type': 'application/problem+json' }, json: told });
