// Which of a record's fields a list shows.
import type { FieldDescriptor } from '../descriptor.ts';
import { unwrapped } from '../inferring/answers.ts';
import type { Understood } from '../inferring/understanding.ts';
import { propertiesOf } from '../reading/schemas.ts';

const most = 6;

/** What is said about another property, as OData does: `Products@odata.count`. */
const isAside = (name: string): boolean => /.@/.test(name);
const isBytes = (format: string | undefined): boolean => /^(?:byte|base64(?:url)?)$/.test(format ?? '');

/**
 * What says most in a row: the name, then states, references and figures, then dates and texts; nothing that takes more than a line.
 * @param first the name; undefined where rows have none and lead nowhere: they stay as written
 */
export function columnsOf(fields: readonly FieldDescriptor[], { first, hidden }: { first: string | undefined; hidden: readonly string[] }): string[] {
  const rank = ({ name, kind }: FieldDescriptor): number => {
    if (name === first) return 0;
    if (kind === 'enum' || kind === 'boolean') return 1;
    if (kind === 'reference') return 2;
    if (kind === 'number' || kind === 'integer') return 3;
    if (kind === 'date' || kind === 'datetime') return 4;
    return 5;
  };
  const short = fields.filter(
    ({ kind, name, format }) =>
      name === first ||
      (!['json', 'object', 'array', 'text', 'file', 'password', 'url'].includes(kind) && !hidden.includes(name) && !isAside(name) && !isBytes(format)),
  );
  const kept = new Set(short.toSorted((one, other) => rank(one) - rank(other)).slice(0, most));
  const [lead, ...rest] = [...fields.filter(({ name }) => name === first), ...fields.filter((field) => kept.has(field) && field.name !== first)];
  if (lead) return [lead.name, ...rest.map(({ name }) => name)];
  return (kept.size > 0 ? fields.filter((field) => kept.has(field)) : fields.slice(0, most)).map(({ name }) => name);
}

/** A list may tell less of each than its record does: what its rows don't hold is no column. @param renamed names of theirs → ours */
export function inRows(
  fields: readonly FieldDescriptor[],
  list: Understood | undefined,
  renamed: Readonly<Record<string, string>>,
): readonly FieldDescriptor[] {
  const held = new Set(Object.keys(propertiesOf(list?.rows && unwrapped(list.rows.value.row))).map((name) => renamed[name] ?? name));
  const told = fields.filter(({ name }) => held.has(name));
  return told.length > 0 ? told : fields;
}
