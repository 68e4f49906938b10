import People from '@mui/icons-material/PeopleOutlineRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { sameFilter } from './conditions.ts';
import { keepLook, lookOf, readLook } from './listLook.ts';
import { messages } from './messages.ts';
import { usePlaced, type ListView, type Placed } from './placed.ts';
import { totalText } from './total.ts';
import type { SavedView, ViewStore } from './viewStore.ts';

/** The views of a list on a page side by side, each with its count: the page's own, then those that were saved. */
export function ViewTabs() {
  const { views: fetchStore } = useContract();
  const [store, setStore] = useState<ViewStore>();
  useEffect(() => {
    let isHere = true;
    // Without them the page's own views are there.
    void fetchStore?.().then(
      (fetched) => isHere && setStore(fetched),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [fetchStore]);
  const placed = usePlaced();
  if (!placed) return null;
  return store ? <WithSaved placed={placed} store={store} /> : <Tabs placed={placed} />;
}

function WithSaved({ placed, store }: { placed: Placed; store: ViewStore }) {
  const { name: resource, segment } = useDescriptor();
  const keys = store.keys(resource);
  const { data: saved = [] } = useQuery({ queryKey: keys.list, queryFn: () => store.list(resource) });
  const { data: counts } = useQuery({ queryKey: keys.counts, queryFn: () => store.counts(resource), enabled: saved.length > 0 && !placed.isPart });
  const open = (view: SavedView) => {
    keepLook(segment, lookOf(view));
    placed.open(view);
  };
  // Of two that find the same, the one that was opened.
  const fitting = saved.filter((view) => sameFilter(view.filter, placed.filter));
  const opened = fitting.find(({ id }) => id === readLook(segment).view) ?? fitting[0];
  return (
    <Tabs placed={placed} isElsewhere={opened !== undefined}>
      {saved.map((view) => {
        const count = placed.isPart ? undefined : counts?.find(({ id }) => id === view.id);
        return (
          <Tab
            key={view.id}
            name={view.name}
            sharedBy={view.is_shared ? (view.is_own || view.owner_name === null ? messages.shared : messages.sharedBy(view.owner_name)) : undefined}
            count={typeof count?.count === 'number' ? (count.is_capped ? totalText(count.count) : totalText(count.count, count.count)) : undefined}
            isChosen={view.id === opened?.id}
            onChoose={() => open(view)}
          />
        );
      })}
    </Tabs>
  );
}

interface TabsProps {
  placed: Placed;
  /** A saved view is shown. */
  isElsewhere?: boolean;
  children?: React.ReactNode;
}

function Tabs({ placed: { views, view, choose }, isElsewhere = false, children }: TabsProps) {
  const shown = ({ id, hidden = false }: ListView) => !hidden || (id === view && !isElsewhere);
  return (
    <Frame role="group" aria-label={messages.views} data-list-views="">
      {views.filter(shown).map(({ id, name, count }) => (
        <Tab key={id} name={name} count={count} isChosen={id === view && !isElsewhere} onChoose={() => choose(id)} />
      ))}
      {children}
    </Frame>
  );
}

interface TabProps {
  name: string;
  count: string | undefined;
  sharedBy?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function Tab({ name, count, sharedBy, isChosen, onChoose }: TabProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {sharedBy !== undefined && <People titleAccess={sharedBy} />}
      <span className="cut">{name}</span>
      {count !== undefined && (
        <>
          {' '}
          <Box component="span" className="num count">
            {count}
          </Box>
        </>
      )}
    </button>
  );
}

const Frame = styled('div')({
  display: 'flex',
  gap: 2,
  maxWidth: '100%',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: 220,
    minHeight: 'var(--control)',
    padding: '0 10px',
    border: 0,
    borderRadius: 'var(--r)',
    background: 'none',
    fontSize: 'var(--fs-dense)',
    color: 'var(--text-2)',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& .count': { color: 'var(--text-3)' },
    '& .MuiSvgIcon-root': { fontSize: 16 },
    '&:hover': { background: 'var(--hover)' },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-pressed="true"], &[aria-pressed="true"] .count': { color: 'var(--accent-ink)' },
    '&[aria-pressed="true"]': { background: 'var(--accent-soft)', fontWeight: 'var(--w-medium)' },
  },
});
