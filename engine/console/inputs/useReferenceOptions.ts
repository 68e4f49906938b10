import { useMemo, useState } from 'react';
import { useGetMany, useInfiniteGetList, type RaRecord } from 'react-admin';
import { useContract, useSummary } from '../ContractContext.tsx';
import { allows } from '../access.ts';
import type { ResourceSummary } from '../../contract/descriptor.ts';
import { choosable } from '../../web/fields/choosable.ts';
import { besideName } from '../fields/besideName.ts';
import { recordName } from '../fields/recordName.ts';
import { defaultSort } from '../list/defaultSort.ts';
import { optionsPerPage } from './optionsPerPage.ts';
import { shownOf } from './shownOf.ts';
import { useDebounced } from './useDebounced.ts';

/** A record to choose, by name. */
export interface Option {
  id: string;
  name: string;
  /** What else is to be known before one is chosen, as the contract says. */
  beside?: string;
}

interface Reference {
  resource: string;
  filter?: Readonly<Record<string, unknown>>;
  /** Ids that are not offered: the record itself, or what it has already. */
  without?: readonly string[];
}

/**
 * The records a reference may point to: searched on the server (so that record 10,001 is found too), page by page, with the names of those already chosen.
 * Nothing is fetched before the list opens.
 */
export function useReferenceOptions(reference: Reference, chosenIds: readonly string[]) {
  const { role } = useContract();
  const resource = useSummary(reference.resource);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // What is chosen has its name while it is read by its id.
  const [seen] = useState(() => new Map<string, RaRecord>());
  const searchable = resource?.searched === true;
  const wanted = typed.trim();
  const rested = useDebounced(wanted);
  // Only what the server is asked for waits for typing to rest: what is here narrows at once, and an emptied field is whole at once.
  const q = searchable && wanted ? rested : wanted;
  const listable = allows(resource?.list, role);

  const pages = useInfiniteGetList(
    reference.resource,
    {
      pagination: { page: 1, perPage: optionsPerPage },
      filter: { ...reference.filter, ...(searchable && q ? { q } : {}) },
      // Nobody sees how many there are, nor more of them than this.
      meta: { total: 'page', ...(resource ? { fields: shownOf(resource) } : {}) },
      ...(resource ? { sort: defaultSort(resource, resource.recordLabel) } : {}),
    },
    {
      enabled: open && listable,
      onSuccess: ({ pages: read }) => {
        for (const record of read.flatMap((page) => page.data)) seen.set(String(record.id), record);
      },
    },
  );
  const chosen = useGetMany(reference.resource, { ids: [...chosenIds] }, { enabled: chosenIds.length > 0 && listable });

  const found = useMemo(() => pages.data?.pages.flatMap((page) => page.data) ?? [], [pages.data]);
  const known = new Map(
    [...seen.values(), ...(chosen.data ?? []), ...found].flatMap((record: RaRecord | undefined) => (record ? [[String(record.id), record] as const] : [])),
  );
  const offered = found.map((record: RaRecord) => optionOf(resource, record)).filter((option) => !reference.without?.includes(option.id));
  // What was found for other letters may be chosen only where it has these too.
  const options = choosable(offered, {
    typed: wanted,
    isAnswer: searchable && wanted === q,
    textOf: ({ name, beside }) => (searchable ? `${name} ${beside ?? ''}` : name),
  });

  return {
    listable,
    options,
    chosen: chosenIds.map((id): Option => (known.has(id) ? optionOf(resource, known.get(id) ?? { id }) : { id, name: chosen.isLoading ? '…' : id.slice(-6) })),
    loading: open && (pages.isFetching || wanted !== q),
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    setOpen,
    setTyped,
  };
}

function optionOf(resource: ResourceSummary | undefined, record: RaRecord): Option {
  const beside = resource ? besideName(resource, record) : '';
  return { id: String(record.id), name: resource ? recordName(resource, record) : String(record.id), ...(beside ? { beside } : {}) };
}
