import SearchIcon from '@mui/icons-material/SearchRounded';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { allows } from '../../schema/access.ts';
import { useContract } from '../../schema/ContractContext.tsx';
import { recordName } from '../../schema/fields/recordName.ts';
import { useDebounced } from '../../schema/inputs/useDebounced.ts';
import { defaultSort } from '../../schema/list/defaultSort.ts';
import { recordPath } from '../../schema/paths.ts';
import { messages } from '../messages.ts';
import { ConsoleContext } from './ConsoleContext.ts';

/** Something found: a page of the menu or a record. */
interface Hit {
  group: string;
  name: string;
  path: string;
}

const hitsOfEach = 5;

/** Finds pages and, in every list that can be searched and that the person may see, records. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { hits, searching } = useHits(text.trim());
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={messages.search}
      maxWidth="sm"
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { xs: 2, md: 16 }, overflow: 'visible' } } }}
    >
      <Autocomplete<Hit, false, false, true>
        freeSolo
        open
        disablePortal
        autoHighlight
        options={hits}
        loading={searching}
        loadingText={messages.searching}
        filterOptions={(found) => found}
        groupBy={(hit) => hit.group}
        getOptionLabel={(hit) => (typeof hit === 'string' ? hit : hit.name)}
        getOptionKey={(hit) => (typeof hit === 'string' ? hit : hit.path)}
        inputValue={text}
        onInputChange={(_event, next, reason) => reason === 'input' && setText(next)}
        onChange={(_event, hit) => {
          if (hit === null || typeof hit === 'string') return;
          void navigate(hit.path);
          onClose();
        }}
        renderOption={({ key, ...props }, hit) => (
          <Box component="li" key={key} {...props} sx={{ minHeight: '40px !important' }}>
            {hit.name}
          </Box>
        )}
        slotProps={{
          popper: { sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } },
          paper: { sx: { border: 0, boxShadow: 'none', borderTop: '1px solid var(--border)', borderRadius: 0 } },
          listbox: { sx: { maxHeight: '50vh' } },
        }}
        renderInput={(params) => (
          <OutlinedInput
            ref={params.slotProps.input.ref}
            autoFocus
            fullWidth
            placeholder={messages.searchType}
            startAdornment={<SearchIcon aria-hidden="true" />}
            slotProps={{ input: { ...params.slotProps.htmlInput, 'aria-label': messages.search } }}
            sx={{ minHeight: '52px !important', '& .MuiOutlinedInput-notchedOutline': { border: 0 } }}
          />
        )}
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
    (resource) =>
      allows(resource.list, role) && resource.filters.some((filter) => filter.name === 'q') && (resource.show === undefined || allows(resource.show, role)),
  );
  const found = useQuery({
    queryKey: ['search', role, q],
    enabled: q.length > 1,
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        searchable.map(async (resource) => {
          const { data } = await provider.getList(resource.segment, {
            filter: { q },
            sort: defaultSort(resource),
            pagination: { page: 1, perPage: hitsOfEach },
            signal,
          });
          return data.map((record): Hit => ({
            group: resource.label,
            name: recordName(resource, record),
            path: recordPath(basename, resource.segment, record.id),
          }));
        }),
      );
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
  });
  return { hits: [...pages, ...(q.length > 1 ? (found.data ?? []) : [])], searching: found.isFetching || q !== text };
}
