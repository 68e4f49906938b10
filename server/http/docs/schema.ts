import type { JsonSchema } from '../../../engine/server/json-schema.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** A schema in a few words: `list of Coupon`, `text or null`, `one of percent, amount`. */
export function typeText(schema: JsonSchema): Html {
  if (schema.$ref) return html`<a href="#schema-${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  if (schema.enum) return html`one of ${schema.enum.map(String).join(', ')}`;
  const alternatives = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (alternatives) return joined(alternatives.map(typeText), schema.allOf ? ' and ' : ' or ');
  const types = Array.isArray(schema.type) ? schema.type : schema.type ? [schema.type] : ['anything'];
  return joined(
    types.map((type) => singleType(type, schema)),
    ' or ',
  );
}

const plain: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number', boolean: 'true or false', object: 'object', array: 'list' };

function singleType(type: string, schema: JsonSchema): Html {
  if (type === 'array') return schema.items ? html`list of ${typeText(schema.items)}` : html`list`;
  const word = plain[type] ?? type;
  return type !== 'null' && schema.format ? html`${word} (${schema.format})` : html`${word}`;
}

function joined(parts: Html[], between: string): Html {
  return { html: parts.map((part) => part.html).join(between) };
}

/** The limits of a value: `1 to 40 characters`, `at least 0`. */
function limits(schema: JsonSchema): string {
  const range = (low: number | undefined, high: number | undefined, unit: string) => {
    if (low === undefined && high === undefined) return undefined;
    if (low === undefined) return `at most ${high}${unit}`;
    return high === undefined ? `at least ${low}${unit}` : `${low} to ${high}${unit}`;
  };
  const access = schema['x-access'];
  const rules = [
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' items'),
    schema.readOnly ? 'made by the server' : undefined,
    schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`,
    access?.read ? `read by ${access.read.join(', ')}` : undefined,
    access?.write ? `set by ${access.write.join(', ')}` : undefined,
  ];
  return rules.filter((word) => word !== undefined).join(' · ');
}

/** A schema as a table of its properties, or as words where it has none. */
export function schemaTable(schema: JsonSchema): Html {
  if (!schema.properties) return html`<p>${typeText(schema)} <span class="soft">${limits(schema)}</span></p>`;
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties).map(([name, property]) => {
    const text = [property.title, property.description].filter((part) => part !== undefined).join('. ');
    return html`<tr>
      <td><code>${name}</code>${required.has(name) ? html` <span title="required">*</span>` : undefined}</td>
      <td>${typeText(property)}</td>
      <td>${text} <span class="soft">${limits(property)}</span></td>
    </tr>`;
  });
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>Field (* required)</th>
          <th>Type</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
