import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { MoneyField } from '../../../engine/web/fields/MoneyField.tsx';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { Link } from '../../../generated/api.ts';
import { setLinkStatusForm } from '../../../generated/forms.ts';
import { api, dataOf } from '../../api/client.ts';
import { negotiateMessages as messages } from './negotiate-messages.ts';

interface NegotiateDialogProps {
  open: boolean;
  link: Link;
  onClose: () => void;
  /** The advisor was asked to. */
  onAsked: () => void;
}

/** Asks the advisor to get a better price: a target and a note, both optional; fetched when it is first opened. */
export default function NegotiateDialogFrame({ open, link, onClose, onAsked }: NegotiateDialogProps) {
  const titleId = useId();
  const queries = useQueryClient();
  const form = useOperationForm<{ target_total: number | null; remark: string }, { target_total: number | null; remark?: string }>({
    fields: setLinkStatusForm,
    initial: { target_total: null, remark: '' },
    check: ({ target_total }): { target_total?: string } => {
      if (target_total === null) return {};
      if (Number.isNaN(target_total)) return { target_total: messages.noAmount };
      return link.total_otd !== null && target_total >= link.total_otd ? { target_total: messages.notLower(formatCents(link.total_otd)) } : {};
    },
    body: ({ target_total, remark }) => ({ target_total, ...(remark.trim() ? { remark: remark.trim() } : {}) }),
    submit: async (body) => {
      const status = 'otd_requested';
      await dataOf(api.PATCH('/links/{id}/status', { params: { path: { id: link.id } }, body: { status, version: link.version, ...body } }));
      toast.success(messages.asked);
      onAsked();
      onClose();
      await Promise.all((['/links', '/journey', '/bids'] as const).map((path) => queries.invalidateQueries({ queryKey: [path] })));
    },
    again: () => ({ target_total: null, remark: '' }),
  });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <DialogTitle id={titleId}>{messages.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <p>{messages.text}</p>
          <FormProblem problem={form.problem} />
          <MoneyField
            {...form.field('target_total')}
            optional
            hint={link.total_otd === null ? undefined : messages.now(formatCents(link.total_otd))}
            value={form.values.target_total}
            onChange={(cents) => form.set('target_total', cents)}
          />
          <TextField
            {...form.field('remark')}
            label={messages.note}
            hint={messages.noteHint}
            optional
            multiline
            minRows={2}
            maxLength={setLinkStatusForm.remark.rules.maxLength}
            value={form.values.remark}
            onChange={(event) => form.set('remark', event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="contained" disabled={form.busy}>
            {messages.title}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
