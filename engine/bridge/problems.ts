// What the API says of a call that failed, in the words and places of RFC 9457: where its document says that it stands, else whichever of the usual forms it has.
import { listNames, reasonNames, sentenceNames, valueNames } from '../contract/inferring/refusals.ts';
import type { Wire } from '../contract/drawing/wire.ts';
import type { RefusalPlaces } from '../contract/reading/dialects.ts';
import { english, filledIn, type Words } from './words.ts';

export interface Told {
  status: number;
  title: string;
  detail?: string;
  errors?: Record<string, string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/** What stands at `error.details.0.issue`. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((here, name) => (Array.isArray(here) ? here[Number(name)] : isRecord(here) ? here[name] : undefined), value);

const firstText = (value: unknown, paths: readonly string[]): string | undefined =>
  paths.map((path) => textOf(at(value, path))).find((text) => text !== undefined);

/** `/data/title`, `#/title`, `body.title` → `data.title`, `title`, `title`. */
const nameOf = (pointer: string): string => pointer.replace(/^[#/]+/, '').replaceAll('/', '.');

/** `[{field, message}]`, `{name: ["…"]}`, `[{loc, msg}]` → field: sentence. */
function valuesIn(list: unknown, { name: names, says }: { name: readonly string[]; says: readonly string[] }): Record<string, string> {
  const found: Record<string, string> = {};
  if (Array.isArray(list)) {
    for (const one of list.filter(isRecord)) {
      const loc: unknown = one['loc'];
      const place = Array.isArray(loc) ? loc.filter((step) => step !== 'body' && step !== 'query').join('.') : undefined;
      const name = place ?? firstText(one, names);
      const sentence = firstText(one, says);
      if (name !== undefined && sentence !== undefined) found[nameOf(name)] ??= sentence;
    }
  } else if (isRecord(list)) {
    for (const [name, said] of Object.entries(list)) {
      const first: unknown = Array.isArray(said) ? said[0] : said;
      const text = textOf(first) ?? firstText(first, says);
      if (text !== undefined) found[name] ??= text;
    }
  }
  return found;
}

const usual = { name: valueNames, says: reasonNames };

/**
 * @param body the answer, parsed where it was JSON, else its text
 * @param places where the document says that a refusal's words stand; what is not there is looked for under the usual names
 */
export function toldBy(status: number, body: unknown, words: Words = english, places: RefusalPlaces = {}): Told {
  const bare = filledIn(words.answered, { status: String(status) });
  if (!isRecord(body) && !Array.isArray(body)) {
    const text = textOf(body);
    return { status, title: text !== undefined && !text.startsWith('<') && text.length < 300 ? text : bare };
  }
  const whole = isRecord(body) ? body : { errors: body };
  const inner = isRecord(whole['error']) ? whole['error'] : isRecord(whole['fault']) ? whole['fault'] : whole;
  const told = valuesIn(places.fields === undefined ? undefined : at(body, places.fields), {
    name: [...(places.name === undefined ? [] : [places.name]), ...valueNames],
    says: [...(places.says === undefined ? [] : [places.says]), ...reasonNames],
  });
  const errors = { ...Object.assign({}, ...[whole, inner].flatMap((one) => listNames.map((name) => valuesIn(one[name], usual)))), ...told };
  const listed: unknown = places.fields === undefined ? undefined : at(body, places.fields);
  const first: unknown = [listed, whole['errors'], inner['errors']].find((one) => Array.isArray(one) && one.length > 0);
  const title =
    (places.message === undefined ? undefined : textOf(at(body, places.message))) ??
    firstText(inner, sentenceNames) ??
    firstText(whole, sentenceNames) ??
    (Array.isArray(first)
      ? (textOf(first[0]) ?? firstText(first[0], [...(places.says === undefined ? [] : [places.says]), 'detail', ...reasonNames]))
      : undefined) ??
    bare;
  return { status, title, ...(Object.keys(errors).length > 0 ? { errors } : {}) };
}

/** The same with its values called as the form calls them: without the names that a body wraps them in, and under ours. */
export function withinBody({ body, renamed }: Wire, told: Told): Told {
  if (!told.errors) return told;
  const before = [...(body?.envelope ?? []), ...(body?.apart ? ['attributes'] : [])].map((name) => `${name}.`).join('');
  const errors = Object.entries(told.errors).map(([name, says]) => {
    const inner = name.startsWith(before) ? name.slice(before.length) : name;
    return [renamed[inner] ?? inner, says];
  });
  return { ...told, errors: Object.fromEntries(errors) };
}
