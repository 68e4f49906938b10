import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FormProblem } from '../../../engine/web/form/FormProblem.tsx';
import { useOperationForm } from '../../../engine/web/form/useOperationForm.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { Payment, RefundQuote } from '../../../generated/api.ts';
import { requestRefundForm } from '../../../generated/forms.ts';
import { api, dataOf } from '../../api/client.ts';
import { RefundLadder } from '../../features/payments/RefundLadder.tsx';
import { packagesMessages } from './messages.ts';

const words = packagesMessages.refundAsk;

interface RefundDialogProps {
  payment: Payment;
  quote: RefundQuote;
  /** What earlier payments for the package came to, which this one is not about; cents. */
  apart: number;
  onClose: () => void;
}

/** Asks for a refund: what the policy gives today and why, and the client's reason; fetched when it is first opened. */
export default function RefundDialog({ payment, quote, apart, onClose }: RefundDialogProps) {
  const titleId = useId();
  const queries = useQueryClient();
  const form = useOperationForm<{ reason: string }, { payment_id: string; reason: string }>({
    fields: requestRefundForm,
    validate: async () => (await import('../../../generated/validators/requestRefund.js')).requestRefundBody,
    initial: { reason: '' },
    body: ({ reason }) => ({ payment_id: payment.id, reason: reason.trim() }),
    submit: async (body) => {
      await dataOf(api.POST('/refund-requests', { body }));
      toast.success(words.sent);
      onClose();
      await queries.invalidateQueries({ queryKey: ['/refund-requests'] });
    },
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <Box component="form" noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <DialogTitle id={titleId}>{words.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 5 }}>
          <FormProblem problem={form.problem} />
          <RefundLadder quote={quote} />
          <p>{quote.amount > 0 ? words.due(formatCents(quote.amount)) : words.nothingDue}</p>
          {apart > 0 && <p>{packagesMessages.paidApart(formatCents(apart))}</p>}
          <TextField
            {...form.field('reason')}
            multiline
            minRows={3}
            maxLength={requestRefundForm.reason.rules.maxLength}
            value={form.values.reason}
            onChange={(event) => form.set('reason', event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button type="submit" variant="contained" disabled={form.busy}>
            {words.send}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
