// What a caller made for one shape would notice of another.
import type { ScalarShape, Shape } from '../reading/form.ts';

/** A request may widen: what was accepted before must still be. An answer may grow: what was promised must still come. */
export type Direction = 'request' | 'answer';

/** Sentences, each beginning with where it is: `body.price is required now`. */
export function shapeChanges(was: Shape, is: Shape, direction: Direction, at: string, seen: ReadonlySet<string> = new Set()): string[] {
  // A schema within itself is compared where it is met first.
  const pair = was.name === undefined || is.name === undefined ? undefined : `${was.name}>${is.name}`;
  if (pair !== undefined && seen.has(pair)) return [];
  const within = pair === undefined ? seen : new Set([...seen, pair]);
  if (was.kind === 'any' || is.kind === 'any' || was.kind === 'again' || is.kind === 'again') return [];
  const nothing = nullChange(was, is, direction, at);
  if (was.kind === 'choice' || is.kind === 'choice') return [...nothing, ...choiceChanges(was, is, { direction, at, seen: within })];
  if (was.kind !== is.kind) return [`${at} is ${nameOf(is)} instead of ${nameOf(was)}`];
  switch (was.kind) {
    case 'scalar':
      return is.kind === 'scalar' ? [...nothing, ...scalarChanges(was, is, direction, at)] : [];
    case 'list':
      return is.kind === 'list'
        ? [...nothing, ...limitChanges(was, is, direction, at), ...shapeChanges(was.items, is.items, direction, `${at}[]`, within)]
        : [];
    case 'map':
      return is.kind === 'map' ? [...nothing, ...shapeChanges(was.values, is.values, direction, `${at}.*`, within)] : [];
    case 'object':
      return is.kind === 'object' ? [...nothing, ...objectChanges(was, is, { direction, at, seen: within })] : [];
    default:
      return nothing;
  }
}

interface Around {
  direction: Direction;
  at: string;
  seen: ReadonlySet<string>;
}

function objectChanges(was: Extract<Shape, { kind: 'object' }>, is: Extract<Shape, { kind: 'object' }>, { direction, at, seen }: Around): string[] {
  const own = Object.entries(was.properties).flatMap(([name, old]) => {
    const fresh = is.properties[name];
    // What a request no longer names may still be sent where other keys are taken.
    if (!fresh) return direction === 'request' && is.others ? [] : [`${at}.${name} is gone`];
    const missing = direction === 'answer' && old.required && !fresh.required ? [`${at}.${name} may be missing now`] : [];
    const needed = direction === 'request' && !old.required && fresh.required && fresh.shape.default === undefined ? [`${at}.${name} is required now`] : [];
    return [...missing, ...needed, ...shapeChanges(old.shape, fresh.shape, direction, `${at}.${name}`, seen)];
  });
  const added = Object.entries(is.properties).flatMap(([name, { required, shape }]) =>
    direction === 'request' && required && shape.default === undefined && !shape.readOnly && !was.properties[name] ? [`${at}.${name} is required now`] : [],
  );
  return [...own, ...added];
}

const optionsOf = (shape: Shape): readonly Shape[] => (shape.kind === 'choice' ? shape.options : [shape]);

/** Forms are found again by their names, or by their place where they have none. */
function choiceChanges(was: Shape, is: Shape, { direction, at, seen }: Around): string[] {
  const old = optionsOf(was);
  const fresh = optionsOf(is);
  const same = (one: Shape, index: number, others: readonly Shape[]) =>
    others.find(({ name }) => name !== undefined && name === one.name) ?? (one.name === undefined ? others[index] : undefined);
  // A request may lose none of its forms, an answer may get no further one.
  const [kept, given] = direction === 'request' ? [old, fresh] : [fresh, old];
  const verb = direction === 'request' ? 'can no longer be' : 'may now be';
  const lost = kept.flatMap((one, index) => (same(one, index, given) ? [] : [`${at} ${verb} ${one.name ?? nameOf(one)}`]));
  const inner = old.flatMap((one, index) => {
    const other = same(one, index, fresh);
    return other ? shapeChanges(one, other, direction, at, seen) : [];
  });
  return [...lost, ...inner];
}

function nullChange(was: Shape, is: Shape, direction: Direction, at: string): string[] {
  if (direction === 'answer' && is.nullable && !was.nullable) return [`${at} may be null now`];
  return direction === 'request' && was.nullable && !is.nullable ? [`${at} may no longer be null`] : [];
}

function scalarChanges(was: ScalarShape, is: ScalarShape, direction: Direction, at: string): string[] {
  // A whole number is a number.
  const takes = (types: ScalarShape['types'], type: ScalarShape['types'][number]) => types.includes(type) || (type === 'integer' && types.includes('number'));
  const [wide, narrow] = direction === 'request' ? [is, was] : [was, is];
  if (!narrow.types.every((type) => takes(wide.types, type))) return [`${at} is ${nameOf(is)} instead of ${nameOf(was)}`];
  const words = (shape: ScalarShape) => (shape.values ?? []).map(String);
  const verb = direction === 'request' ? 'no longer takes' : 'may now be';
  const values = wide.values && narrow.values ? words(narrow).filter((value) => !words(wide).includes(value)) : [];
  const bounded =
    direction === 'request' && is.values && !was.values
      ? [`${at} takes only ${words(is).join(', ')} now`]
      : direction === 'answer' && was.values && !is.values
        ? [`${at} may be any ${nameOf(is)} now`]
        : [];
  return [...values.map((value) => `${at} ${verb} “${value}”`), ...bounded, ...limitChanges(was, is, direction, at)];
}

const least = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;
const most = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;

/** Limits hold what is sent; a caller reads whatever comes. */
function limitChanges(was: object, is: object, direction: Direction, at: string): string[] {
  if (direction === 'answer') return [];
  const valueOf = (shape: object, name: string): number | undefined => {
    const found: unknown = (shape as Readonly<Record<string, unknown>>)[name];
    return typeof found === 'number' ? found : undefined;
  };
  const tighter = (names: readonly string[], isTighter: (fresh: number, old: number) => boolean) =>
    names.flatMap((name) => {
      const fresh = valueOf(is, name);
      const old = valueOf(was, name);
      return fresh !== undefined && (old === undefined || isTighter(fresh, old))
        ? [`${at} has a tighter limit: ${name} is ${fresh}${old === undefined ? '' : `, was ${old}`}`]
        : [];
    });
  return [...tighter(least, (fresh, old) => fresh > old), ...tighter(most, (fresh, old) => fresh < old)];
}

const nameOf = (shape: Shape): string => (shape.kind === 'scalar' ? shape.types.join(' or ') : shape.kind);
