import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { FormEvent } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { TextField } from '../../web/fields/TextField.tsx';
import { useOperationForm } from '../../web/form/useOperationForm.ts';
import { toast } from '../../web/toast/toast.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { listPath } from '../paths.ts';
import { removeView, saveView, useSavedViews, type SavedView } from './savedViews.ts';

/** The views kept for a list, and a name for a new one. */
export default function SavedViewsPanel({ anchor, onClose: close }: { anchor: HTMLElement; onClose: () => void }) {
  const { segment } = useDescriptor();
  const { basename } = useContract();
  const { filterValues, sort, perPage } = useListContext();
  const navigate = useNavigate();
  const views = useSavedViews(segment);
  const form = useOperationForm({
    fields: {},
    initial: { name: '' },
    submit: async (_body, { name }) => {
      const wanted = name.trim();
      saveView(segment, { name: wanted, filter: filterValues, sort, perPage });
      toast.success(messages.viewSaved(wanted));
      close();
    },
  });
  const { name } = form.values;

  const open = (view: SavedView) => {
    const search = new URLSearchParams({
      filter: JSON.stringify(view.filter),
      displayedFilters: '{}',
      sort: view.sort.field,
      order: view.sort.order,
      page: '1',
      perPage: String(view.perPage),
    });
    void navigate(`${listPath(basename, segment)}?${search.toString()}`);
    close();
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': messages.views, sx: { p: 3, mt: 1, width: 280 } } }}
    >
      {views.length > 0 && (
        <Box component="ul" sx={{ mb: 3 }}>
          {views.map((view) => (
            <Box component="li" key={view.name} sx={{ display: 'flex' }}>
              <Button color="inherit" sx={{ flex: 1, justifyContent: 'flex-start', minWidth: 0 }} onClick={() => open(view)}>
                <span className="cut">{view.name}</span>
              </Button>
              <IconButton
                aria-label={messages.removeView(view.name)}
                onClick={() => {
                  removeView(segment, view.name);
                  toast.info(messages.viewRemoved(view.name));
                }}
              >
                <Close />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Box component="form" sx={{ display: 'grid', gap: 2 }} onSubmit={(event: FormEvent) => void form.onSubmit(event)}>
        <TextField
          {...form.field('name')}
          label={messages.viewName}
          value={name}
          maxLength={40}
          onChange={(event) => form.set('name', event.target.value)}
          autoFocus
        />
        <Button type="submit" variant="outlined" disabled={!name.trim()}>
          {messages.saveView}
        </Button>
      </Box>
    </Popover>
  );
}
