// Values that a document's shapes allow, varied by row: what the stub API is filled with.
import type { ScalarShape, Shape } from '../contract/reading/form.ts';

const nouns = [
  'Amber',
  'Birch',
  'Cedar',
  'Dahlia',
  'Ember',
  'Fern',
  'Garnet',
  'Hazel',
  'Iris',
  'Juniper',
  'Kestrel',
  'Laurel',
  'Maple',
  'Nettle',
  'Opal',
  'Poppy',
];

/** A value of this shape; the document's own example for the first row. */
export function sampleOf(shape: Shape, name: string, row: number, depth = 0): unknown {
  if (row === 0 && shape.example !== undefined && shape.kind !== 'object') return shape.example;
  switch (shape.kind) {
    case 'scalar':
      return scalarOf(shape, name, row);
    case 'object':
      return {
        ...Object.fromEntries(
          Object.entries(shape.properties).flatMap(([inner, property]) =>
            depth > 4 && !property.required ? [] : [[inner, sampleOf(property.shape, inner, row, depth + 1)]],
          ),
        ),
        ...(row === 0 && typeof shape.example === 'object' ? shape.example : {}),
      };
    case 'list':
      return depth > 4
        ? []
        : Array.from({ length: Math.max(shape.minItems ?? 0, Math.min(shape.maxItems ?? 2, 2)) }, (_item, index) =>
            sampleOf(shape.items, name, row + index, depth + 1),
          );
    case 'map':
      return Object.fromEntries(nouns.slice(0, 3).map((key, index) => [key.toLowerCase(), sampleOf(shape.values, name, row + index, depth + 1)]));
    case 'choice': {
      const index = row % shape.options.length;
      const option = shape.options[index];
      const value = option && sampleOf(option, name, row, depth + 1);
      const means = Object.entries(shape.discriminator?.values ?? {}).find(([, at]) => at === index)?.[0];
      return shape.discriminator && means !== undefined && typeof value === 'object' ? { ...value, [shape.discriminator.property]: means } : value;
    }
    default:
      return null;
  }
}

const day = (row: number): string => new Date(Date.UTC(2026, 0, 5 + ((row * 11) % 320))).toISOString();

function scalarOf(shape: ScalarShape, name: string, row: number): unknown {
  if (shape.values && shape.values.length > 0) return shape.values[row % shape.values.length];
  if (shape.types.includes('string')) return textOf(shape, name, row);
  if (shape.types.includes('boolean')) return row % 3 !== 0;
  const least = shape.minimum ?? (shape.exclusiveMinimum === undefined ? 0 : shape.exclusiveMinimum + 1);
  const most = shape.maximum ?? (shape.exclusiveMaximum === undefined ? least + 1000 : shape.exclusiveMaximum - 1);
  const value = /id$/i.test(name) ? row + 1 : least + ((row * 37 + name.length * 13) % Math.max(1, Math.floor(most - least) + 1));
  return shape.types.includes('integer') ? Math.round(value) : value + (row % 4) / 4;
}

function textOf({ format, maxLength, pattern, example }: ScalarShape, name: string, row: number): string {
  const word = nouns[row % nouns.length] ?? 'Amber';
  const small = word.toLowerCase();
  const id = `00000000-0000-4000-8000-${String(row + 1).padStart(12, '0')}`;
  switch (format) {
    case 'uuid':
      return id;
    case 'date':
      return day(row).slice(0, 10);
    case 'date-time':
      return day(row);
    case 'email':
      return `${small}${row}@example.com`;
    case 'uri':
    case 'url':
      return `https://example.com/${small}/${row}`;
  }
  if (pattern !== undefined) return typeof example === 'string' ? example : /\\d\{?|0-9/.test(pattern) ? '12:00' : small;
  if (/phone|mobile|fax/i.test(name)) return `+1 555 01${String(row % 100).padStart(2, '0')}`;
  if (/e-?mail/i.test(name)) return `${small}${row}@example.com`;
  const text = /id$/i.test(name) ? `${small}-${row + 1}` : /name|title|label/i.test(name) ? `${word} ${row + 1}` : `${word} ${name}`;
  return maxLength === undefined ? text : text.slice(0, maxLength);
}
