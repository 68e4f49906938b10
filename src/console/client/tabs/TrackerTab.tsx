import Add from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { trackerTopicValues } from '../../../../generated/enums.ts';
import { updateCustomerTrackerLimits } from '../../../../generated/limits.ts';
import { api, dataOf } from '../../../api/client.ts';
import { reasonOf } from '../../../../engine/web/problem.ts';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { useOperationForm } from '../../../../engine/web/form/useOperationForm.ts';
import { ConfirmDialog } from '../../../../engine/web/ConfirmDialog.tsx';
import { Answered } from '../../../../engine/web/Answered.tsx';
import { Skeleton } from '../../../../engine/web/Skeleton.tsx';
import { toast } from '../../../../engine/web/toast/toast.ts';
import type { ClientTabProps } from '../ClientTab.ts';
import { messages } from '../messages.ts';
import { messages as trackerMessages } from '../tracker/messages.ts';
import { Columns, Panel } from '../Panel.tsx';
import { topicName } from '../tracker/names.ts';
import { trackerKeys, trackerOf } from '../tracker/queries.ts';
import { TrackerHistory } from '../tracker/TrackerHistory.tsx';
import { TrackerRow } from '../tracker/TrackerRow.tsx';

/** The advisor's sheet about the client: the topics, custom fields, and all their changes. */
export default function TrackerTab({ client }: ClientTabProps) {
  const query = useQuery(trackerOf(client.id));
  const [added, setAdded] = useState<readonly string[]>([]);
  const fields = query.data?.fields ?? [];
  const own = fields.map(({ field }) => field).filter((field) => !trackerTopicValues.some((topic) => topic === field));
  const names = [...trackerTopicValues, ...own, ...added.filter((name) => !own.includes(name))];
  return (
    <Columns
      aside={
        <Panel title={trackerMessages.history}>
          <TrackerHistory clientId={client.id} />
        </Panel>
      }
    >
      <Card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: '10px 16px', borderBottom: '1px solid var(--border-soft)' }}>
          <Box component="p" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
            {trackerMessages.lead}
          </Box>
          {fields.length > 0 && <ClearButton clientId={client.id} />}
        </Box>
        <Answered query={query} loading={messages.loading(messages.tabs.tracker)} skeleton={<TopicsSkeleton />} failed={trackerMessages.failed}>
          {() => (
            <>
              <Box component="ul" sx={{ '& > li': { borderBottom: '1px solid var(--border-soft)' } }}>
                {names.map((name) => (
                  <TrackerRow
                    key={name}
                    clientId={client.id}
                    name={name}
                    entry={fields.find(({ field }) => field === name)}
                    onRemoved={() => setAdded((before) => before.filter((each) => each !== name))}
                  />
                ))}
              </Box>
              <AddField taken={names} onAdd={(name) => setAdded((before) => [...before, name])} />
            </>
          )}
        </Answered>
      </Card>
    </Columns>
  );
}

/** The topics while their texts are loading. */
function TopicsSkeleton() {
  return (
    <Box component="ul" sx={{ '& > li': { borderBottom: '1px solid var(--border-soft)' } }}>
      {trackerTopicValues.map((topic) => (
        <Box component="li" key={topic} sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 45, padding: '6px 16px' }}>
          <Skeleton width={120} height={14} />
          <Skeleton width="40%" height={14} sx={{ ml: 8 }} />
        </Box>
      ))}
    </Box>
  );
}

const nothing = { name: '' };

function AddField({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) {
  const form = useOperationForm({
    fields: {},
    initial: nothing,
    focusFirst: true,
    check: ({ name }) => {
      const wanted = name.trim().toLowerCase();
      const isTaken = taken.some((each) => each.toLowerCase() === wanted || topicName(each).toLowerCase() === wanted);
      return isTaken ? { name: trackerMessages.taken } : {};
    },
    submit: async (_body, { name }) => {
      if (name.trim() !== '') onAdd(name.trim());
    },
    again: () => nothing,
  });
  const field = form.field('name');
  return (
    <Box
      component="form"
      aria-label={trackerMessages.add}
      onSubmit={(event: FormEvent) => void form.onSubmit(event)}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, p: 4 }}
    >
      <Box sx={{ flex: 1, maxWidth: 320 }}>
        <TextField
          {...field}
          label={trackerMessages.name}
          placeholder={trackerMessages.namePlaceholder}
          value={form.values.name}
          maxLength={updateCustomerTrackerLimits.field}
          optional
          onChange={(event) => form.set('name', event.target.value)}
        />
      </Box>
      <Button type="submit" variant="outlined" startIcon={<Add />} sx={{ mb: field.error === undefined ? 0 : '22px' }}>
        {trackerMessages.addIt}
      </Button>
    </Box>
  );
}

function ClearButton({ clientId }: { clientId: string }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const clear = useMutation({
    mutationFn: () => dataOf(api.DELETE('/customer-trackers/{id}', { params: { path: { id: clientId } } })),
    onSuccess: () => toast.success(trackerMessages.isEmpty),
    onError: (error) => toast.error(reasonOf(error)),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: trackerKeys.all });
    },
  });
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {trackerMessages.clear}
      </Button>
      <ConfirmDialog
        open={asking}
        title={trackerMessages.clearTitle}
        confirmLabel={trackerMessages.clear}
        busy={clear.isPending}
        onConfirm={() => clear.mutate()}
        onClose={() => setAsking(false)}
      >
        {trackerMessages.clearText}
      </ConfirmDialog>
    </>
  );
}
