// The bodies of calls, as the document says that they are encoded.
import type { Wire } from '../contract/drawing/wire.ts';
import { separate } from './apart.ts';
import { keysOfId } from './ids.ts';
import { formOf, textOf, typed, type Values } from './writing.ts';

/** The body of a call, and its media type where the body does not say it itself; nothing where none is sent. @param before the whole record, where one is replaced */
export function bodyOf(wire: Wire, values: Values, { used, before, id }: { used: ReadonlySet<string>; before: Values | undefined; id: string | undefined }) {
  const { body } = wire;
  if (!body) return undefined;
  const theirs = new Map(Object.entries(wire.renamed).map(([name, ours]) => [ours, name]));
  const elsewhere = new Set([...used, ...wire.values.map(({ field }) => field)]);
  const own = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      // What counts how often a record was written goes along where the API compares it.
      if (elsewhere.has(name) || (name === 'version' && wire.guard?.as !== 'version') || (name === 'id' && wire.record?.property !== 'id')) return [];
      // Emptied: a whole record is sent without it, a change says so.
      if (value === null && wire.method !== 'patch') return [];
      return [[theirs.get(name) ?? name, value]];
    }),
  );
  if (body.encoding === 'multipart') return { body: formOf(own) };
  if (body.whole !== undefined) {
    const whole = own[body.whole];
    if (whole instanceof Blob) return { body: whole, type: body.mediaType.includes('*') ? whole.type || 'application/octet-stream' : body.mediaType };
    const wrapped = body.envelope.toReversed().reduce<unknown>((inner, name) => ({ [name]: inner }), whole ?? null);
    return body.encoding === 'json' ? { body: JSON.stringify(wrapped), type: 'application/json' } : { body: String(whole ?? ''), type: body.mediaType };
  }
  const key = body.key !== undefined && id !== undefined ? { [body.key]: typed(wire, keysOfId(id, 1)?.[0] ?? id) } : {};
  const cleared = before ? Object.fromEntries(Object.entries(before).filter(([name]) => values[wire.renamed[name] ?? name] !== null)) : {};
  const record = separate(body.apart, { ...cleared, ...named(wire, id), ...own, ...key });
  const whole = body.envelope.toReversed().reduce<unknown>((inner, name) => ({ [name]: inner }), record);
  if (body.encoding === 'form')
    return {
      body: new URLSearchParams(Object.entries(record).map(([name, value]) => [name, textOf(value)])).toString(),
      type: 'application/x-www-form-urlencoded',
    };
  return { body: JSON.stringify(whole), type: /json/.test(body.mediaType) ? body.mediaType : 'application/json' };
}

/** JSON:API says in the body, too, which record is changed. */
const named = ({ body, ownKey }: Wire, id: string | undefined): Values =>
  ownKey && id !== undefined && body?.apart?.beside.includes('id') ? { id: keysOfId(id, 1)?.[0] ?? id } : {};
