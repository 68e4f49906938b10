import { useDataProvider, type Identifier, type RaRecord } from 'react-admin';
import { namesIn, type Fillings } from '../../web/act/sentence.ts';
import { useContract } from '../ContractContext.tsx';
import { allows } from '../access.ts';
import type { ActionDescriptor, FieldDescriptor, ResourceDescriptor } from '../../contract/descriptor.ts';
import { fieldText } from '../fields/fieldText.ts';
import { recordName } from '../fields/recordName.ts';
import { messages } from '../messages.ts';
import { isRecord } from '../../web/problem.ts';
import type { Values } from '../provider/body.ts';

/** How many records are asked for at once. */
const perCall = 100;

/** The subject of an act's sentences. */
export interface About {
  resource: ResourceDescriptor;
  action?: ActionDescriptor;
  /** The one record, if there is only one. */
  record?: Values;
  body?: Values;
  answer?: unknown;
}

/** Fetches what sentences name: the words of values, the names of references, the records behind chosen ids. */
export function useFillings() {
  const { resources, role } = useContract();
  const provider = useDataProvider();

  /** The records with these ids, without refetching known ones. Records that cannot be fetched are missing. */
  const recordsOf = async (segment: string, ids: readonly Identifier[], known: readonly RaRecord[] = []): Promise<RaRecord[]> => {
    const found = new Map(known.map((record) => [record.id, record]));
    const missing = ids.filter((id) => !found.has(id));
    for (let first = 0; first < missing.length; first += perCall) {
      const chunk = missing.slice(first, first + perCall);
      // One after the other: many pages of a choice are rare, and each is a large answer.
      // oxlint-disable-next-line no-await-in-loop
      const { data } = await provider
        .getList<RaRecord>(segment, { filter: { id: chunk }, pagination: { page: 1, perPage: perCall }, sort: { field: 'id', order: 'ASC' } })
        .catch(() => ({ data: [] }));
      for (const record of data) found.set(record.id, record);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  };

  /** A value as it is read. A name that cannot be fetched is called by what it is: no sentence breaks off. */
  const textOf = async (field: FieldDescriptor | undefined, value: unknown): Promise<string | number | null> => {
    if (value === undefined || value === null || value === '') return null;
    if (field?.kind !== 'reference') return fieldText(field, value);
    const segment = field.reference?.resource ?? '';
    const resource = resources.find((one) => one.segment === segment);
    const unnamed = messages.unnamed(resource?.singular ?? field.label);
    if (!resource || !allows(resource.list, role)) return unnamed;
    const [record] = await recordsOf(segment, [String(value)]);
    return record ? recordName(resource, record) : unnamed;
  };

  /** The values for the braces of these texts. */
  const fillingsFor = async (texts: readonly string[], { resource, action, record, body = {}, answer }: About): Promise<Fillings> => {
    const names = [...new Set(texts.flatMap(namesIn))];
    const entries = names.map(async (name): Promise<[string, string | number | null] | undefined> => {
      const [root, key] = name.split('.');
      if (name === 'record') return [name, record ? recordName(resource, record) : messages.thisOne(resource.singular)];
      if (!key) return undefined;
      if (root === 'record') return [name, await textOf(named(resource.fields, key), record?.[key])];
      if (root === 'body') return [name, await textOf(named([...(action?.fields ?? []), ...(action?.pathParams ?? [])], key), body[key])];
      const answered = named(action?.answer ?? resource.fields, key);
      return [name, await textOf(answered, isRecord(answer) ? answer[key] : undefined)];
    });
    return Object.fromEntries((await Promise.all(entries)).flatMap((entry) => (entry ? [entry] : [])));
  };

  return { recordsOf, fillingsFor };
}

function named(fields: readonly FieldDescriptor[], name: string): FieldDescriptor | undefined {
  return fields.find((field) => field.name === name);
}
