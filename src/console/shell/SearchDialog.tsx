import SearchIcon from '@mui/icons-material/SearchRounded';
import Dialog from '@mui/material/Dialog';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useContext, useId, useState, type KeyboardEvent } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { formatCents } from '../../../engine/web/format.ts';
import { allows } from '../../../engine/console/access.ts';
import { useContract } from '../../../engine/console/ContractContext.tsx';
import { fetchDescriptor } from '../../../engine/console/descriptors.ts';
import type { ResourceDescriptor } from '../../../engine/contract/descriptor.ts';
import { recordName } from '../../../engine/console/fields/recordName.ts';
import { useDebounced } from '../../../engine/console/inputs/useDebounced.ts';
import { defaultSort } from '../../../engine/console/list/defaultSort.ts';
import { recordPath } from '../../../engine/console/paths.ts';
import { messages } from '../messages.ts';
import { ConsoleContext } from './ConsoleContext.ts';
import { SearchHits, type Hit } from './SearchHits.tsx';

const hitsOfEach = 5;

/**
 * Finds pages and, in every list that can be searched and that the person may see, records. A combobox: the first hit is marked at
 * once, arrows move the mark, Enter opens it, Escape closes whatever is shown.
 */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const list = useId();
  const [text, setText] = useState('');
  // The mark stays on what it is on while more is found.
  const [marked, setMarked] = useState<string>();
  const q = text.trim();
  const { hits, searching } = useHits(q);
  const at = Math.max(
    0,
    hits.findIndex((hit) => hit.path === marked),
  );
  const current = hits[at];

  const open = (hit: Hit) => {
    void navigate(hit.path);
    onClose();
  };
  const move = (to: number) => setMarked(hits[(to + hits.length) % hits.length]?.path);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { ArrowDown: () => move(at + 1), ArrowUp: () => move(at - 1), Home: () => move(0), End: () => move(-1), Enter: () => current && open(current) }[
      event.key
    ];
    // Home and End move within the text while there is nothing to move to; a word being composed takes its own Enter.
    if (!act || hits.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      // On the paper, which is the dialog to screen readers: on the root a name would be lost.
      slotProps={{ paper: { 'aria-label': messages.search, 'aria-labelledby': undefined, sx: { mt: { xs: 2, md: 16 } } } }}
    >
      <OutlinedInput
        autoFocus
        fullWidth
        placeholder={messages.searchType}
        startAdornment={<SearchIcon aria-hidden="true" />}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMarked(undefined);
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            role: 'combobox',
            autoComplete: 'off',
            'aria-label': messages.search,
            'aria-autocomplete': 'list',
            'aria-expanded': hits.length > 0,
            'aria-controls': list,
            'aria-activedescendant': current ? `${list}-${at}` : undefined,
          },
        }}
        sx={{ minHeight: '52px !important', flex: 'none', '& .MuiOutlinedInput-notchedOutline': { border: 0 } }}
      />
      <SearchHits
        id={list}
        hits={hits}
        at={at}
        status={searching ? messages.searching : q !== '' && hits.length === 0 ? messages.searchNothing : ''}
        onOpen={open}
        onMark={setMarked}
      />
    </Dialog>
  );
}

function useHits(text: string): { hits: Hit[]; searching: boolean } {
  const { resources, role, basename } = useContract();
  const { menu } = useContext(ConsoleContext);
  const provider = useDataProvider();
  const q = useDebounced(text);
  const pages = menu
    .flatMap((group) => group.items)
    .filter((item) => item.label.toLowerCase().includes(text.toLowerCase()))
    .map((item): Hit => ({ group: messages.searchPages, name: item.label, path: `${basename}/${item.route}` }));
  const searchable = resources.filter(
    (resource) => allows(resource.list, role) && resource.searched && (resource.show === undefined || allows(resource.show, role)),
  );
  const found = useQuery({
    queryKey: ['search', role, q],
    enabled: q.length > 1,
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        searchable.map(async (known) => {
          const [resource, { data }] = await Promise.all([
            fetchDescriptor(known),
            provider.getList(known.segment, { filter: { q }, sort: defaultSort(known), pagination: { page: 1, perPage: hitsOfEach }, signal }),
          ]);
          return data.map((record): Hit => ({
            group: resource.label,
            name: recordName(resource, record),
            detail: detailOf(resource, record),
            path: recordPath(basename, resource.segment, record.id),
          }));
        }),
      );
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
  });
  return { hits: [...pages, ...(q === text && q.length > 1 ? (found.data ?? []) : [])], searching: found.isFetching || q !== text };
}

/** How many values distinguish two of the same name. */
const detailsInSight = 2;

/** Distinguishes records of one name: the first plain values of the list's other columns. */
function detailOf(resource: ResourceDescriptor, record: RaRecord): string {
  const name = recordName(resource, record);
  const values = [...resource.columns, 'client_name', 'email'].flatMap((column): string[] => {
    const field = resource.fields.find((one) => one.name === column);
    const value: unknown = record[column];
    if (!field || column === resource.recordLabel || value === undefined || value === null || value === '') return [];
    if (field.kind === 'enum') return field.choices?.flatMap((choice) => (choice.id === value ? [choice.name] : [])) ?? [];
    if (field.kind === 'cents') return typeof value === 'number' ? [formatCents(value, { whole: value % 100 === 0 })] : [];
    return (field.kind === 'string' || field.kind === 'email') && typeof value === 'string' && value !== name ? [value] : [];
  });
  return [...new Set(values)].slice(0, detailsInSight).join(', ');
}
