// Records whose values stand apart from their key (JSON:API): together for the console, apart for the API.
import type { WireApart } from '../contract/drawing/wire.ts';
import { isRecord, type Values } from './writing.ts';

/** `{type, id, attributes: {name}}` → `{id, name}`. */
export function together(apart: WireApart | undefined, record: Values): Values {
  const { attributes, type, links, meta, ...beside } = record;
  return apart && isRecord(attributes) ? { ...beside, ...attributes } : record;
}

/** `{id, name}` → `{type, id, attributes: {name}}`. */
export function separate(apart: WireApart | undefined, record: Values): Values {
  if (!apart) return record;
  const isBeside = ([name]: [string, unknown]) => apart.beside.includes(name);
  const entries = Object.entries(record);
  return {
    ...(apart.type === undefined ? {} : { type: apart.type }),
    ...Object.fromEntries(entries.filter(isBeside)),
    attributes: Object.fromEntries(entries.filter((entry) => !isBeside(entry))),
  };
}
