import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { TrackerField } from '../../../../generated/api.ts';
import { trackerTopicValues } from '../../../../generated/enums.ts';
import { updateCustomerTrackerForm } from '../../../../generated/forms.ts';
import { api, dataOf } from '../../../api/client.ts';
import { reasonOf } from '../../../../engine/web/problem.ts';
import { formatDateTime } from '../../../../engine/web/format.ts';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { InPlaceText } from '../InPlaceText.tsx';
import { messages } from './messages.ts';
import { topicName } from './names.ts';
import { trackerKeys } from './queries.ts';

interface TrackerRowProps {
  clientId: string;
  name: string;
  /** The text; undefined before anything was written. */
  entry: TrackerField | undefined;
  /** A custom field was removed. */
  onRemoved: () => void;
}

/** One field of the tracker, edited in place; every save can be undone. */
export function TrackerRow({ clientId, name, entry, onRemoved }: TrackerRowProps) {
  const id = useId();
  const queries = useQueryClient();
  const label = topicName(name);
  const isTopic = trackerTopicValues.some((topic) => topic === name);
  const before = entry?.value ?? null;
  const put = async (value: string | null) => {
    const tracker = await dataOf(api.PATCH('/customer-trackers/{id}', { params: { path: { id: clientId } }, body: { field: name, value } }));
    queries.setQueryData(trackerKeys.one(clientId), tracker);
    void queries.invalidateQueries({ queryKey: trackerKeys.history(clientId) });
  };
  const save = async (value: string | null) => {
    await put(value);
    const takeBack = () => void put(before).catch((error: unknown) => toast.error(reasonOf(error)));
    toast.success(value === null ? messages.removed(label) : messages.saved(label), { action: { label: messages.undo, onClick: takeBack } });
  };
  const remove = async () => {
    if (entry) await save(null).catch((error: unknown) => toast.error(reasonOf(error)));
    onRemoved();
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '160px minmax(0, 1fr) auto' },
        gap: '0 8px',
        alignItems: 'start',
        padding: '6px 12px 6px 16px',
      }}
    >
      <Box
        component="label"
        htmlFor={id}
        sx={{ color: 'text.secondary', paddingTop: '6px', overflowWrap: 'anywhere', gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      >
        {label}
      </Box>
      <InPlaceText
        id={id}
        value={before ?? ''}
        placeholder={messages.empty}
        maxLength={updateCustomerTrackerForm.value.rules.maxLength}
        save={save}
        hint={entry?.value && messages.changed(entry.updated_by_name, formatDateTime(entry.updated_at))}
      />
      {!isTopic && (
        <IconButton aria-label={messages.remove(label)} title={messages.remove(label)} onClick={() => void remove()}>
          <Close />
        </IconButton>
      )}
    </Box>
  );
}
