import type { ResourceSummary } from '../../contract/descriptor.ts';

/** What a record is called: its label field, a first and last name, its enum in words, or its id. */
export function recordName(resource: Pick<ResourceSummary, 'recordLabel' | 'singular'>, record: Readonly<Record<string, unknown>>): string {
  const label = record[resource.recordLabel];
  if (typeof label === 'string' && label && resource.recordLabel !== 'first_name' && resource.recordLabel !== 'id') return label;
  const person = [record['first_name'], record['last_name']].filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
  if (person) return person;
  if (typeof label === 'string' && label && resource.recordLabel !== 'id') return label;
  const named = ['name', 'title', 'subject', 'code', 'email', 'label']
    .map((key) => record[key])
    .find((value): value is string => typeof value === 'string' && value !== '');
  return named ?? `${resource.singular} ${String(record['id'] ?? '').slice(-6)}`.trim();
}

/** The fields of which `recordName` makes the name where the label has a value. */
export const nameFields = ({ recordLabel }: Pick<ResourceSummary, 'recordLabel'>): readonly string[] =>
  recordLabel === 'first_name' ? ['first_name', 'last_name'] : [recordLabel];

/** The tail of a UUID is enough to tell two apart; the full one helps no one. */
export function shortId(id: string): string {
  return id.length > 12 ? `…${id.slice(-6)}` : id;
}
