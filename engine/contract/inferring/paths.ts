// Paths in their parts, without what stands before every one of them.
import type { ApiOperation } from '../reading/form.ts';
import { beginsWithVerb, meansSession } from './guess.ts';

export interface Segment {
  text: string;
  /** The parameter's name, where the segment is one. */
  parameter?: string;
}

export interface ParsedPath {
  segments: Segment[];
  /** `/pets/{id}:cancel` → `cancel`, `/pets.cancel` → `cancel`. */
  verb?: string;
}

/** Parts of a path that name the interface and its edition, not a thing: `api`, `rest`, `v1`, `{version}`. */
export const isPrefix = ({ text, parameter }: Segment): boolean =>
  parameter === undefined ? /^(?:api|rest|v\d+(?:[._-]?\w+)?|latest|public)$/i.test(text) : /^(?:api_?-?)?version$/i.test(parameter);

/** `/files/{id}#share`, `/files?restore`: what tells two operations of one address apart, which OpenAPI can't say otherwise. */
const marked = /^([^#?]*)[#?](.+)$/;

/** A path without prefix, slash at its end and file name's ending; its verb apart. */
export function parsePath(path: string): ParsedPath {
  const [, address = path, mark] = marked.exec(path) ?? [];
  const { segments, verb = mark } = parseAddress(address);
  return { segments, ...(verb === undefined ? {} : { verb }) };
}

function parseAddress(path: string): ParsedPath {
  const segments = path
    .split('/')
    .filter(Boolean)
    .flatMap((text) => keyedIn(text) ?? [segmentOf(text)]);
  const start = segments.findIndex((segment) => !isPrefix(segment));
  const core = start < 0 ? segments : segments.slice(start);
  const last = core.at(-1);
  if (!last) return { segments: core };
  const [, head = last.text, verb] = /^(.+?):([A-Za-z][\w-]*)$/.exec(last.text) ?? dotted(last.text) ?? [];
  return { segments: [...core.slice(0, -1), segmentOf(head)], ...(verb === undefined ? {} : { verb }) };
}

/** `pets.cancel`, `admin.pets.list`: a call by its name. A file's name is none. */
function dotted(text: string): RegExpExecArray | undefined {
  const found = /^([A-Za-z]+(?:\.[A-Za-z]+)*)\.([a-z][A-Za-z]+)$/.exec(text);
  const isFile = /^(?:txt|csv|tsv|pdf|html?|ya?ml|ico|png|jpe?g|gif|svg|webp|zip|gz|tar|rss|atom|ics|js|css|md|php|aspx?|jsp|cgi|do|xlsx?|docx?)$/.test(
    found?.[2] ?? '',
  );
  return found && !isFile ? found : undefined;
}

/**
 * OData's keys stand in brackets behind what they are of: `People('{UserName}')`, `Lines(Order={Order},No={No})`; so do the values that a function takes,
 * which its verb or the name of its module tells apart: `GetNearest(lat={lat})`, `Shop.Model.Best(n={n})`.
 */
function keyedIn(text: string): Segment[] | undefined {
  const [, written = '', inner = ''] = /^([^(){}]+)\((.*)\)$/.exec(text) ?? [];
  if (written === '') return undefined;
  const keys = [...inner.matchAll(/\{([^}]+)\}/g)].flatMap(([whole, parameter = '']): Segment[] => [{ text: whole, parameter }]);
  const isFunction = written.includes('.') || beginsWithVerb(written) || /^(?:get|find)/i.test(written);
  return [{ text: written.split('.').at(-1) ?? written }, ...(isFunction ? [] : keys)];
}

function segmentOf(written: string): Segment {
  const text = written.replace(/\.(?:json|xml)$/i, '').replace(/\.\{(?:format|ext)\}$/i, '');
  const parameter = /^\{([^}]+)\}$/.exec(text)?.[1];
  return { text, ...(parameter === undefined ? {} : { parameter }) };
}

/** The same for paths that differ only in the names of their parameters. */
export const patternOf = (segments: readonly Segment[]): string => segments.map(({ text, parameter }) => `/${parameter === undefined ? text : '{}'}`).join('');

/** An operation and its path in parts. */
export interface Placed extends ParsedPath {
  operation: ApiOperation;
}

/** Is the call about signing in or out? Anywhere below `auth`, or a last part that says so beside no record. */
export function isSession({ segments, operation }: Placed): boolean {
  const last = segments.at(-1);
  return (
    last !== undefined &&
    last.parameter === undefined &&
    meansSession(last.text) &&
    ['get', 'post', 'delete'].includes(operation.method) &&
    segments.every(({ parameter }) => parameter === undefined)
  );
}
