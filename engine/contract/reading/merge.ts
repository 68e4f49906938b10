// The parts of an `allOf` as one shape.
import type { ChoiceShape, ListShape, ObjectShape, Property, ScalarShape, Shape, ShapeBase } from './form.ts';

/**
 * One shape that satisfies all of the parts: properties and required names together, the tighter limit, the values that every part allows.
 * Parts of unlike kinds cannot be met at once; the first that says something counts.
 */
export function merged(parts: readonly Shape[], base: ShapeBase): Shape {
  const [first, ...rest] = parts.filter(({ kind }) => kind !== 'any' && kind !== 'again');
  // A reference back to what is being read adds nothing that could be written out.
  const again = parts.find(({ kind }) => kind === 'again');
  if (!first) return again ? { ...again, ...base } : { kind: 'any', ...base };
  let whole = first;
  for (const part of rest) whole = both(whole, part);
  const nullable =
    parts.some((part) => part.nullable) && parts.every((part) => part.nullable || part.kind === 'any' || isEmpty(part)) ? { nullable: true as const } : {};
  const { name: _name, nullable: _nullable, ...rested } = whole;
  // The parts' words hold unless the whole has its own; a single named part keeps its name, as `allOf: [$ref]` is how 3.0 writes words beside a reference.
  const name = rest.length === 0 && first.name !== undefined ? { name: first.name } : {};
  return { ...rested, ...name, ...nullable, ...base } as Shape;
}

const isEmpty = (shape: Shape): boolean => shape.kind === 'object' && Object.keys(shape.properties).length === 0;

function both(a: Shape, b: Shape): Shape {
  if (a.kind === 'object' && b.kind === 'object') return objects(a, b);
  if (a.kind === 'scalar' && b.kind === 'scalar') return scalars(a, b);
  if (a.kind === 'list' && b.kind === 'list') return lists(a, b);
  if (a.kind === 'map' && b.kind === 'object') return { ...b, others: a.values };
  if (a.kind === 'object' && b.kind === 'map') return { ...a, others: b.values };
  // Properties beside a choice belong to each of its forms.
  if (a.kind === 'choice' && b.kind === 'object') return spread(a, b);
  if (a.kind === 'object' && b.kind === 'choice') return spread(b, a);
  return a;
}

function objects(a: ObjectShape, b: ObjectShape): ObjectShape {
  const properties: Record<string, Property> = { ...a.properties };
  for (const [name, { shape, required }] of Object.entries(b.properties)) {
    const other = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!other) properties[name] = { shape, required };
    else
      properties[name] = {
        shape: other.shape.kind === 'any' ? shape : shape.kind === 'any' ? other.shape : both(other.shape, shape),
        required: other.required || required,
      };
  }
  const others = a.others ?? b.others;
  return { ...a, properties, ...(others ? { others } : {}) };
}

function spread(choice: ChoiceShape, shared: ObjectShape): ChoiceShape {
  return { ...choice, options: choice.options.map((option) => ({ ...both(option, shared), ...(option.name === undefined ? {} : { name: option.name }) })) };
}

const tightest = (pick: (...values: number[]) => number, ...values: (number | undefined)[]): number | undefined => {
  const said = values.filter((value) => value !== undefined);
  return said.length > 0 ? pick(...said) : undefined;
};

function scalars(a: ScalarShape, b: ScalarShape): ScalarShape {
  const types = a.types.filter((type) => b.types.includes(type));
  const values = a.values && b.values ? a.values.filter((value) => b.values?.includes(value)) : (a.values ?? b.values);
  const limits = {
    minLength: tightest(Math.max, a.minLength, b.minLength),
    maxLength: tightest(Math.min, a.maxLength, b.maxLength),
    minimum: tightest(Math.max, a.minimum, b.minimum),
    maximum: tightest(Math.min, a.maximum, b.maximum),
    exclusiveMinimum: tightest(Math.max, a.exclusiveMinimum, b.exclusiveMinimum),
    exclusiveMaximum: tightest(Math.min, a.exclusiveMaximum, b.exclusiveMaximum),
  };
  const said = Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
  return { ...b, ...a, types: types.length > 0 ? types : a.types, ...(values ? { values } : {}), ...said };
}

function lists(a: ListShape, b: ListShape): ListShape {
  return { ...b, ...a, items: a.items.kind === 'any' ? b.items : b.items.kind === 'any' ? a.items : both(a.items, b.items) };
}
