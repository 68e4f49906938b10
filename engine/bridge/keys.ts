// The keys in the path of a call: of the record itself, of what it is in, and those that are set for all calls.
import type { Wire } from '../contract/drawing/wire.ts';
import { keysOfId } from './ids.ts';
import { Failure } from './records.ts';
import { filledIn, type Words } from './words.ts';
import { filled, oneOf, textOf, words, type Values } from './writing.ts';

export interface Outer {
  keys: string[];
  path: string;
  /** Names of the form's or filter's values that went into the path. */
  used: ReadonlySet<string>;
}

export interface Around {
  /** Values of path parameters that no record gives, such as the account. */
  context: Readonly<Record<string, string>>;
  /** Keys that are taken where nobody names one. */
  defaults: Readonly<Record<string, string>>;
  says: Words;
}

/** All keys that are open, as they are set for whoever names none. */
const setFor = (open: readonly string[], defaults: Around['defaults']): string[] | undefined => {
  const keys = open.flatMap((name) => defaults[name] ?? []);
  return keys.length === open.length ? keys : undefined;
};

/** The keys of a path that come from the parent's filter or from what is set for all calls. @throws Failure where none is chosen */
export function outerKeys(wire: Wire, filter: Values, { context, defaults, says }: Around): Outer {
  const open = wire.keys.filter((name) => !(name in context));
  const parent = wire.parentFilter === undefined ? undefined : filter[wire.parentFilter];
  const isNamed = typeof parent === 'string' && parent !== '';
  const set = isNamed ? undefined : setFor(open, defaults);
  if (open.length > 0 && !isNamed && !set)
    throw new Failure({
      status: 422,
      title: filledIn(says.chooseFirst, { one: oneOf(words(wire.parentFilter ?? open.at(-1) ?? 'record'), says) }),
    });
  const keys = set ?? (open.length > 0 ? keysOfId(String(parent), open.length) : []);
  if (!keys) throw new Failure({ status: 404, title: says.notFound });
  return { keys, path: pathOf(wire, open, keys, context), used: new Set(wire.parentFilter === undefined ? [] : [wire.parentFilter]) };
}

/** The keys of a record's path: from its id, from the form, or set for all calls. @throws Failure where one is missing */
export function recordKeys(wire: Wire, { id, body }: { id: string | undefined; body: Values }, { context, defaults, says }: Around): Outer {
  const open = wire.keys.filter((name) => !(name in context));
  if (wire.ownKey && id !== undefined) {
    const keys = keysOfId(id, open.length);
    if (!keys) throw new Failure({ status: 404, title: says.notFound });
    return { keys, path: pathOf(wire, open, keys, context), used: new Set() };
  }
  const parent = wire.parentFilter === undefined ? undefined : body[wire.parentFilter];
  const fromParent =
    open.length > 0 && typeof parent === 'string' && open.some((name) => !(name in body) || name === wire.parentFilter)
      ? keysOfId(parent, open.length)
      : undefined;
  const keys = fromParent ?? open.map((name) => textOf(body[name]) || (defaults[name] ?? ''));
  const missing = open.find((_name, index) => keys[index] === undefined || keys[index] === '');
  if (missing !== undefined) throw new Failure({ status: 422, title: filledIn(says.enter, { name: words(missing) }), errors: { [missing]: says.required } });
  return { keys, path: pathOf(wire, open, keys, context), used: new Set(open) };
}

const pathOf = (wire: Wire, open: readonly string[], keys: readonly string[], context: Around['context']): string =>
  filled(wire, { ...context, ...Object.fromEntries(open.map((name, index) => [name, keys[index] ?? ''])) });
