import type { RaRecord } from 'react-admin';
import { formatDay, formatNumber } from '../../web/format.ts';
import { isEmpty } from '../provider/body.ts';
import type { FieldDescriptor, ResourceSummary } from '../../contract/descriptor.ts';

/** What the contract says beside a record's name where one is chosen: "12 of 15 clients · Away until Nov 28". Sentences with an empty field are left out. */
export function besideName({ beside }: Pick<ResourceSummary, 'beside'>, record: RaRecord): string {
  const { texts = [], fields = [] } = beside ?? {};
  const filled = texts.flatMap((sentence) => {
    const names = [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    if (names.some((name) => isEmpty(record[name]))) return [];
    return [
      sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        textOf(
          fields.find((field) => field.name === name),
          record[name],
        ),
      ),
    ];
  });
  return filled.join(' · ');
}

function textOf(field: Pick<FieldDescriptor, 'kind' | 'choices'> | undefined, value: unknown): string {
  if (field?.kind === 'date') return formatDay(String(value));
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return formatNumber(value);
  return field?.choices?.find((choice) => choice.id === value)?.name ?? String(value);
}
