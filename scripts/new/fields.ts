// The fields of a new resource, as they are asked for: `name`, `notes:longtext?`, `price:cents`, `kind:new|used`.

/** Of one kind: its property in the contract, its column, and the value of its example. */
interface Kind {
  /** Members of the property beside its title, as YAML in one line. */
  property: string;
  /** With `[type, 'null']` in its place where the field may be empty. */
  type: string;
  column: string;
  /** As YAML and JavaScript write it. */
  example: string;
  isText?: true;
}

/** In place of a field: each row belongs to a client. */
export const ofClient = 'client';

const kinds: Readonly<Record<string, Kind>> = {
  text: { type: 'string', property: 'minLength: 1, maxLength: 120', column: 'text()', example: "'Northgate'", isText: true },
  longtext: { type: 'string', property: 'format: multiline, maxLength: 4000', column: 'text()', example: "'Answers within a day.'", isText: true },
  email: { type: 'string', property: 'format: email, maxLength: 254', column: 'text()', example: 'desk@northgate.example', isText: true },
  phone: { type: 'string', property: 'format: phone, maxLength: 25', column: 'text()', example: "'+16145550142'", isText: true },
  web: { type: 'string', property: 'format: uri, maxLength: 500', column: 'text()', example: "'https://northgate.example'", isText: true },
  number: { type: 'integer', property: 'minimum: 0, maximum: 1000000', column: 'integer()', example: '12' },
  cents: { type: 'integer', property: 'format: cents, minimum: 0, maximum: 100000000', column: 'integer()', example: '59900' },
  day: { type: 'string', property: 'format: date, minLength: 10, maxLength: 10', column: 'day()', example: "'2026-11-30'" },
  yesno: { type: 'boolean', property: 'default: false', column: 'boolean()', example: 'false' },
};

/** What may stand after the colon, for the question and the refusal. */
export const kindNames: string = `${Object.keys(kinds).join(', ')}, or values with | between them; ${ofClient} alone makes it a client's`;

export interface Field {
  /** `good_through` */
  name: string;
  /** `Good through` */
  title: string;
  optional: boolean;
  isText: boolean;
  /** Of a choice. */
  values?: readonly string[];
  property: string;
  column: string;
  example: string;
}

const spaced = (name: string): string => name.replaceAll(/[_-]/g, ' ');
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * @param text `name`, `name:kind` or `name:kind?` (may be empty)
 * @param entity the entity's name, for the choices of a field
 * @throws Error that says what is wrong with it
 */
export function fieldOf(text: string, entity: string): Field {
  const [, name, kind = 'text', mark] = /^([a-z][a-z0-9_]*)(?::([a-z0-9_|]+))?(\?)?$/.exec(text.trim()) ?? [];
  if (!name) throw new Error(`"${text}" is no field: small letters, digits and _, then a colon and its kind.`);
  const optional = mark !== undefined;
  const shared = { name, title: sentence(spaced(name)), optional };
  const nullable = (type: string) => (optional ? `[${type}, 'null']` : type);
  if (kind.includes('|')) {
    const values = kind.split('|').filter(Boolean);
    const [first = ''] = values;
    const values_ = `text({ enum: ${camel(entity)}${pascal(name)}Values })`;
    const choices = `{$ref: ./${entity}${pascal(name)}.yaml}`;
    const property = optional ? `{title: ${shared.title}, anyOf: [${choices}, {type: 'null'}], default: null}` : choices;
    return { ...shared, values, isText: true, property, column: notNull(values_, optional), example: first };
  }
  const known = kinds[kind];
  if (!known) throw new Error(`"${kind}" is no kind of field. There are: ${kindNames}.`);
  const more = `${optional ? ', default: null' : ''}${kind === 'yesno' ? '' : `, example: ${known.example}`}`;
  return {
    ...shared,
    isText: known.isText ?? false,
    property: `{title: ${shared.title}, type: ${nullable(known.type)}, ${known.property}${more}}`,
    column: `${notNull(known.column, optional)}${kind === 'yesno' ? '.default(false)' : ''}`,
    example: known.example,
  };
}

const notNull = (column: string, optional: boolean): string => (optional ? column : `${column}.notNull()`);

/** `good_through` → `GoodThrough` */
export const pascal = (name: string): string => name.split(/[_-]/).map(sentence).join('');

/** `BodyShop` → `bodyShop` */
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
