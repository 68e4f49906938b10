import FilterList from '@mui/icons-material/FilterListRounded';
import Search from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { namedRegion } from '../../web/namedRegion.ts';
import { useDescriptor } from '../ContractContext.tsx';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { typingRest } from '../inputs/useDebounced.ts';
import { messages } from '../messages.ts';
import { FilterChip } from './FilterChip.tsx';
import { chipFilters, rangeFault } from './filters.ts';
import { SavedViews } from './SavedViews.tsx';
import { lazyScreen } from '../../web/lazy-screen.tsx';

const FilterEditor = lazyScreen(() => import('./FilterEditor.tsx'));

interface Editing {
  filter: FieldDescriptor;
  anchor: HTMLElement;
}

/** Search, the active filters as chips, and one button for all others; on a phone the search has a line of its own. */
export function FilterBar() {
  const resource = useDescriptor();
  const { filterValues, setFilters } = useListContext();
  const [adding, setAdding] = useState<HTMLElement | null>(null);
  const [editing, setEditing] = useState<Editing>();
  const [addButton, setAddButton] = useState<HTMLElement | null>(null);
  const filters = chipFilters(resource.filters);
  const active = filters.filter((filter) => filterValues[filter.name] !== undefined);
  const open = filters.filter((filter) => !active.includes(filter));

  const change = (filter: FieldDescriptor, value: unknown) => {
    const { [filter.name]: _before, ...others } = filterValues;
    setFilters(value === undefined ? others : { ...others, [filter.name]: value });
  };

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        mb: 3,
        flexWrap: 'wrap',
        '& > *': { flex: 'none', maxWidth: '100%' },
      }}
    >
      {resource.filters.some((filter) => filter.name === 'q') && <SearchField label={messages.search(resource.label)} />}
      {active.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={filterValues[filter.name]}
          onEdit={(anchor) => setEditing({ filter, anchor })}
          onRemove={() => change(filter, undefined)}
        />
      ))}
      {open.length > 0 && (
        <Button ref={setAddButton} color="inherit" startIcon={<FilterList />} aria-haspopup="menu" onClick={(event) => setAdding(event.currentTarget)}>
          {messages.addFilter}
        </Button>
      )}
      <Box sx={{ ml: 'auto' }}>
        <SavedViews />
      </Box>

      <Menu open={adding !== null} anchorEl={adding} onClose={() => setAdding(null)} slotProps={namedRegion(messages.addFilter)}>
        {open.map((filter) => (
          <MenuItem
            key={filter.name}
            onClick={() => {
              if (adding) setEditing({ filter, anchor: adding });
              setAdding(null);
            }}
          >
            {filter.label}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        open={editing !== undefined}
        anchorEl={editing?.anchor.isConnected ? editing.anchor : addButton}
        onClose={() => setEditing(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': editing?.filter.label, sx: { p: 3, mt: 1, width: 280 } } }}
      >
        {editing && (
          <Suspense>
            <FilterEditor
              filter={editing.filter}
              value={filterValues[editing.filter.name]}
              fault={(value) => rangeFault(filters, filterValues, editing.filter, value)}
              onChange={(value) => change(editing.filter, value)}
              onClose={() => setEditing(undefined)}
            />
          </Suspense>
        )}
      </Popover>
    </Box>
  );
}

function SearchField({ label }: { label: string }) {
  const { filterValues, setFilters } = useListContext();
  const searched: string = typeof filterValues['q'] === 'string' ? filterValues['q'] : '';
  const [text, setText] = useState(searched);
  const sent = useRef(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A view chosen or filters cleared elsewhere: the field follows.
  useEffect(() => {
    if (searched === sent.current) return;
    sent.current = searched;
    setText(searched);
  }, [searched]);
  return (
    <OutlinedInput
      value={text}
      placeholder={label}
      startAdornment={<Search aria-hidden="true" />}
      slotProps={{ input: { 'aria-label': label, type: 'search' } }}
      sx={{ width: { xs: '100%', sm: 220 } }}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        sent.current = next.trim();
        const { q: _before, ...others } = filterValues;
        const { pathname } = window.location;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          // A user who has moved on to a record while its screen loads is not called back to the list.
          if (window.location.pathname === pathname) setFilters(next.trim() ? { ...others, q: next.trim() } : others);
        }, typingRest);
      }}
    />
  );
}
