import FilterList from '@mui/icons-material/FilterListRounded';
import Search from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Fragment, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useDescriptor } from '../ContractContext.tsx';
import { typingRest } from '../inputs/useDebounced.ts';
import { messages } from '../messages.ts';
import { messages as listMessages } from './messages.ts';
import {
  changed,
  conditionGroups,
  entriesOf,
  listFilters,
  withAlternative,
  withCondition,
  without,
  type ListCondition,
  type PlacedCondition,
} from './conditions.ts';
import { FilterChip } from './FilterChip.tsx';
import { LookButtons } from './LookButtons.tsx';
import { lazyScreen } from '../../web/lazy-screen.tsx';

const ConditionPopover = lazyScreen(() => import('./ConditionPopover.tsx'));

interface Editing {
  anchor: HTMLElement;
  /** The one that is changed; without it one is added. */
  condition?: PlacedCondition;
  /** The one it is added to as an alternative. */
  beside?: PlacedCondition;
}

interface FilterBarProps {
  /** What all rows of the list have: by that they are not filtered here. */
  always?: Readonly<Record<string, unknown>> | undefined;
  /** What is searched, in words; without it the list's name. */
  search?: string;
  /** Its rows are made of the contract's columns. */
  hasColumns?: boolean;
  /** Beside how the list looks. */
  more?: ReactNode;
}

/** Search, the conditions in words, and buttons for more of them, for views and for how the list looks; on a phone the search has a line of its own. */
export function FilterBar({ always, search, hasColumns = true, more }: FilterBarProps) {
  const resource = useDescriptor();
  const { filterValues, setFilters } = useListContext();
  const [editing, setEditing] = useState<Editing>();
  const addButton = useRef<HTMLButtonElement>(null);
  const filters = useMemo(() => listFilters(resource).filter(({ name }) => always?.[name] === undefined), [resource, always]);
  const groups = conditionGroups(filters, filterValues);

  const apply = (next: ListCondition | undefined) => {
    const { condition, beside } = editing ?? {};
    const put = (made: ListCondition) => {
      if (condition) return changed(filterValues, condition, made);
      return beside ? withAlternative(filterValues, beside, made) : withCondition(filterValues, made);
    };
    const values = next ? put(next) : condition ? without(filterValues, condition) : filterValues;
    setFilters(values);
    // What was just added is changed from now on, wherever it came to be.
    const wanted = next && JSON.stringify(entriesOf(next));
    const found = conditionGroups(filters, values)
      .flat()
      .findLast((one) => JSON.stringify(entriesOf(one)) === wanted);
    setEditing((now) => now && { anchor: now.anchor, ...(found ? { condition: found } : {}) });
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
      {resource.filters.some((filter) => filter.name === 'q') && <SearchField label={search ?? messages.search(resource.label)} />}
      {groups.map((group) => {
        const chips = group.map((condition, index) => (
          <Fragment key={JSON.stringify(entriesOf(condition))}>
            {index > 0 && <span>{listMessages.or}</span>}
            <FilterChip
              condition={condition}
              onEdit={(anchor) => setEditing({ condition, anchor })}
              onRemove={() => setFilters(without(filterValues, condition))}
            />
          </Fragment>
        ));
        const key = JSON.stringify(group.map(entriesOf));
        if (group.length === 1) return <Fragment key={key}>{chips}</Fragment>;
        return (
          <Box
            key={key}
            role="group"
            aria-label={listMessages.oneOfThese}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              p: '3px 6px',
              border: '1px solid var(--border)',
              borderRadius: 'var(--r)',
              fontSize: 'var(--fs-dense)',
              color: 'text.secondary',
            }}
          >
            {chips}
          </Box>
        );
      })}
      {filters.length > 0 && (
        <Button
          ref={addButton}
          data-list-filter=""
          color="inherit"
          startIcon={<FilterList />}
          aria-haspopup="menu"
          onClick={(event) => setEditing({ anchor: event.currentTarget })}
        >
          {messages.addFilter}
        </Button>
      )}
      <Box sx={{ ml: { md: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LookButtons hasColumns={hasColumns} />
        {more}
      </Box>
      {editing && (
        <Suspense>
          <ConditionPopover
            anchor={() => (editing.anchor.isConnected ? editing.anchor : (addButton.current ?? editing.anchor))}
            filters={filters}
            values={filterValues}
            condition={editing.condition}
            onChange={apply}
            onAlternative={(beside) => setEditing({ anchor: editing.anchor, beside })}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
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
