import Close from '@mui/icons-material/CloseRounded';
import People from '@mui/icons-material/PeopleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { TextField } from '../../web/fields/TextField.tsx';
import { FormProblem } from '../../web/form/FormProblem.tsx';
import { useOperationForm } from '../../web/form/useOperationForm.ts';
import { Skeleton } from '../../web/Skeleton.tsx';
import { ErrorState } from '../../web/states.tsx';
import { reasonOf } from '../../web/problem.ts';
import { toast } from '../../web/toast/toast.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { messages } from './messages.ts';
import { listPath } from '../paths.ts';
import { wholeFilter } from './conditions.ts';
import { keepLook, lookOf, readLook } from './listLook.ts';
import { usePlaced } from './placed.ts';
import { totalText } from './total.ts';
import type { SavedView, ViewStore, ViewWish } from './viewStore.ts';

interface ViewsPanelProps {
  anchor: HTMLElement;
  store: ViewStore;
  onClose: () => void;
}

/** The views of a list, each with its count; a name for a new one. */
export default function ViewsPanel({ anchor, store, onClose: close }: ViewsPanelProps) {
  const { name: resource, segment } = useDescriptor();
  const { basename } = useContract();
  const { filter, filterValues, sort, perPage } = useListContext();
  const placed = usePlaced();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const keys = store.keys(resource);
  const views = useQuery({ queryKey: keys.list, queryFn: () => store.list(resource) });
  const counts = useQuery({ queryKey: keys.counts, queryFn: () => store.counts(resource), staleTime: 0, enabled: placed?.isPart !== true });
  const look = readLook(segment);
  const current = views.data?.find(({ id }) => id === look.view);
  const shown: Omit<ViewWish, 'name' | 'is_shared'> = {
    filter: placed?.filter ?? wholeFilter({ filter, filterValues }),
    sort: [sort.field, sort.order],
    columns: look.columns,
    group_by: look.group_by,
    density: look.density,
  };

  const refresh = async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: keys.list }), queries.invalidateQueries({ queryKey: keys.counts })]);
  };
  const told = async (work: Promise<unknown>, message: string) => {
    try {
      await work;
      toast.success(message);
      await refresh();
    } catch (error) {
      toast.error(reasonOf(error));
    }
  };
  const open = (view: SavedView) => {
    keepLook(segment, lookOf(view));
    close();
    if (placed) return placed.open(view);
    const search = new URLSearchParams({
      filter: JSON.stringify(view.filter),
      displayedFilters: '{}',
      ...(view.sort ? { sort: String(view.sort[0]), order: String(view.sort[1]) } : {}),
      page: '1',
      perPage: String(perPage),
    });
    return void navigate(`${listPath(basename, segment)}?${search.toString()}`);
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': messages.views, sx: { p: 3, mt: 1, width: 320 } } }}
    >
      {views.isPending && <Skeleton height={40} />}
      {views.error && <ErrorState title={messages.viewsFailed} onRetry={() => void views.refetch()} />}
      {views.data?.length === 0 && (
        <Box component="p" sx={{ color: 'text.secondary', mb: 3 }}>
          {messages.noViews}
        </Box>
      )}
      {views.data && views.data.length > 0 && (
        <Box component="ul" sx={{ mb: 3, maxHeight: 320, overflowY: 'auto' }}>
          {views.data.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              isCurrent={view.id === current?.id}
              count={placed?.isPart ? undefined : counts.data?.find(({ id }) => id === view.id)}
              onOpen={() => open(view)}
              onRemove={() => void told(store.remove(view), messages.viewRemoved(view.name))}
            />
          ))}
        </Box>
      )}
      {current?.is_own && (
        <Button fullWidth variant="outlined" sx={{ mb: 2 }} onClick={() => void told(store.update(current, shown), messages.viewUpdated(current.name))}>
          {messages.updateView(current.name)}
        </Button>
      )}
      <NewView
        hasOthers={(views.data ?? []).length > 0}
        onSave={async (name, is_shared) => {
          const saved = await store.create(resource, { ...shown, name, is_shared });
          keepLook(segment, { ...look, view: saved.id });
          toast.success(messages.viewSaved(name));
          await refresh();
          close();
        }}
      />
    </Popover>
  );
}

interface ViewRowProps {
  view: SavedView;
  isCurrent: boolean;
  count: { count: number | null; is_capped: boolean } | undefined;
  onOpen: () => void;
  onRemove: () => void;
}

function ViewRow({ view, isCurrent, count, onOpen, onRemove }: ViewRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', borderRadius: 'var(--r)', ...(isCurrent ? { background: 'var(--selected)' } : {}) }}>
      <Button color="inherit" aria-current={isCurrent || undefined} sx={{ flex: 1, justifyContent: 'flex-start', minWidth: 0, gap: 2 }} onClick={onOpen}>
        <span className="cut">{view.name}</span>
        {view.is_shared && (
          <People
            titleAccess={view.is_own || view.owner_name === null ? messages.shared : messages.sharedBy(view.owner_name)}
            sx={{ fontSize: 16, color: 'text.tertiary' }}
          />
        )}
        {typeof count?.count === 'number' && (
          <Box component="span" className="num" sx={{ ml: 'auto', color: 'text.secondary' }}>
            {count.is_capped ? totalText(count.count) : totalText(count.count, count.count)}
          </Box>
        )}
      </Button>
      {view.is_own && (
        <IconButton aria-label={messages.removeView(view.name)} onClick={onRemove}>
          <Close />
        </IconButton>
      )}
    </Box>
  );
}

function NewView({ hasOthers, onSave }: { hasOthers: boolean; onSave: (name: string, isShared: boolean) => Promise<void> }) {
  const form = useOperationForm({
    fields: {},
    initial: { name: '', is_shared: false },
    submit: (_body, { name, is_shared }) => onSave(name.trim(), is_shared),
  });
  const { name, is_shared } = form.values;
  return (
    <Box component="form" sx={{ display: 'grid', gap: 2 }} onSubmit={(event: FormEvent) => void form.onSubmit(event)}>
      <TextField
        {...form.field('name')}
        label={messages.viewName}
        value={name}
        maxLength={60}
        onChange={(event) => form.set('name', event.target.value)}
        autoFocus={!hasOthers}
      />
      <FormControlLabel
        control={<Checkbox checked={is_shared} onChange={(event) => form.set('is_shared', event.target.checked)} />}
        label={messages.shareView}
      />
      <FormProblem problem={form.problem} />
      <Button type="submit" variant="contained" disabled={!name.trim()}>
        {hasOthers ? messages.saveAsNew : messages.saveView}
      </Button>
    </Box>
  );
}
