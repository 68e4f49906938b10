// What the API says of a call that failed, in the words and places of RFC 9457, whichever of the usual forms it was written in.
import { english, filledIn, type Words } from './words.ts';

export interface Told {
  status: number;
  title: string;
  detail?: string;
  errors?: Record<string, string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/** `{errors: [{field, message}]}`, `{errors: {name: ["…"]}}`, `{detail: [{loc, msg}]}`, `{invalid-params: [{name, reason}]}` → field: sentence. */
function fieldsIn(body: Record<string, unknown>): Record<string, string> {
  const found: Record<string, string> = {};
  const lists = [body['errors'], body['detail'], body['details'], body['invalid-params'], body['invalidParams'], body['violations'], body['fieldErrors']];
  for (const list of lists) {
    if (Array.isArray(list)) {
      for (const one of list.filter(isRecord)) {
        const loc: unknown = one['loc'];
        const at = Array.isArray(loc) ? loc.filter((step) => step !== 'body' && step !== 'query').join('.') : undefined;
        const name =
          at ?? textOf(one['field']) ?? textOf(one['name']) ?? textOf(one['path']) ?? textOf(one['param']) ?? textOf(one['property']) ?? textOf(one['pointer']);
        const says = textOf(one['message']) ?? textOf(one['msg']) ?? textOf(one['reason']) ?? textOf(one['detail']) ?? textOf(one['description']);
        if (name !== undefined && says !== undefined) found[name.replace(/^[#/]+/, '').replaceAll('/', '.')] ??= says;
      }
    } else if (isRecord(list)) {
      for (const [name, says] of Object.entries(list)) {
        const first: unknown = Array.isArray(says) ? says[0] : says;
        const text = textOf(first) ?? (isRecord(first) ? textOf(first['message']) : undefined);
        if (text !== undefined) found[name] ??= text;
      }
    }
  }
  return found;
}

/** @param body the answer, parsed where it was JSON, else its text */
export function toldBy(status: number, body: unknown, words: Words = english): Told {
  const bare = filledIn(words.answered, { status: String(status) });
  if (!isRecord(body)) {
    const text = textOf(body);
    return { status, title: text !== undefined && !text.startsWith('<') && text.length < 300 ? text : bare };
  }
  const inner = isRecord(body['error']) ? body['error'] : body;
  const errors = { ...fieldsIn(body), ...fieldsIn(inner) };
  const title =
    textOf(inner['detail']) ??
    textOf(inner['message']) ??
    textOf(inner['error_description']) ??
    textOf(inner['title']) ??
    textOf(body['error']) ??
    textOf(body['message']) ??
    textOf(body['msg']) ??
    (Array.isArray(body['errors']) ? textOf(body['errors'][0]) : undefined) ??
    bare;
  return { status, title, ...(Object.keys(errors).length > 0 ? { errors } : {}) };
}
