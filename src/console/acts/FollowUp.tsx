import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { DashboardListing } from '../../../generated/api.ts';
import { updateReEngageDateForm } from '../../../generated/forms/updateReEngageDate.ts';
import { DateField } from '../../../engine/web/fields/DateField.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { rowOf, useCell } from '../pipeline/queries.ts';
import { said } from '../pipeline/said.ts';
import type { ClientActProps } from './act-props.ts';
import { messages } from './messages.ts';

/** The day to get back to a client. */
export function FollowUp({ client, onClose }: ClientActProps) {
  const row = useQuery(rowOf(client.id)).data;
  return row ? <Form row={row} onClose={onClose} /> : null;
}

function Form({ row, onClose }: { row: DashboardListing; onClose: () => void }) {
  const id = useId();
  const { change } = useCell();
  const before = row.date_to_re_engage;
  const form = useOperationForm<{ date_to_re_engage: string | null }>({
    fields: updateReEngageDateForm,
    validate: async () => (await import('../../../generated/validators/updateReEngageDate.js')).updateReEngageDateBody,
    initial: { date_to_re_engage: before },
    submit: ({ date_to_re_engage: value }) => {
      if (value !== before)
        change({ id: row.id, to: { field: 'date', value }, back: { field: 'date', value: before }, said: said.date(row.client_name, value) });
      onClose();
      return Promise.resolve();
    },
  });
  const { hint: _plain, error, ...field } = form.field('date_to_re_engage');
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <DialogTitle id={id}>{messages.followUp(row.client_name)}</DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <DateField
            {...field}
            {...(error === undefined ? {} : { error })}
            autoFocus
            value={form.values.date_to_re_engage}
            onChange={(day) => form.set('date_to_re_engage', day)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={form.busy}>
            {form.busy ? messages.saving : messages.save}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
