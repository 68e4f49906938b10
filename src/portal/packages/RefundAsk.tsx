import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDate } from '../../../engine/web/format.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { Note } from '../../../engine/web/Note.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import type { Payment, RefundQuote } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { everyRowQuery } from '../../api/every-row.ts';
import { formatKeptDateTime } from '../../kit/moment.ts';
import { packagesMessages } from './messages.ts';

const words = packagesMessages.refundAsk;
const RefundDialog = lazyScreen(() => import('./RefundDialog.tsx'));

const requests = everyRowQuery(['/refund-requests'], 50, (range, signal) =>
  api.GET('/refund-requests', { params: { query: { range, sort: ['created_at', 'DESC'] } }, signal }),
);

interface RefundAskProps {
  payment: Payment;
  quote: RefundQuote;
  /** What earlier payments for the package came to, which this one is not about; cents. */
  apart: number;
}

/** Asking for a payment back: the way to ask, what was asked and until when it is answered, and the firm's answer. */
export function RefundAsk({ payment, quote, apart }: RefundAskProps) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { data } = useQuery(requests);
  if (!data) return null;
  const last = data.find(({ payment_id }) => payment_id === payment.id);
  const withdraw = async (id: string) => {
    setBusy(true);
    try {
      await dataOf(api.POST('/refund-requests/{id}/withdraw', { params: { path: { id } } }));
      toast.success(words.withdrawn);
    } catch (error) {
      toast.error(sentenceOf(error));
    } finally {
      await queries.invalidateQueries({ queryKey: ['/refund-requests'] });
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {last?.status === 'requested' && (
        <Note tone="info">
          <strong>{words.requested(formatDate(last.created_at))}</strong> {words.answerBy(formatKeptDateTime(last.answer_by))}
          <Box sx={{ mt: 2 }}>
            <Button size="small" color="inherit" disabled={busy} onClick={() => void withdraw(last.id)}>
              {words.withdraw}
            </Button>
          </Box>
        </Note>
      )}
      {last?.status === 'declined' && last.answered_at && (
        <Note tone="info">
          <strong>{words.declined(formatDate(last.answered_at))}</strong> {last.answer}
        </Note>
      )}
      {last?.status !== 'requested' && (
        <Button size="small" color="inherit" variant="outlined" onClick={() => setOpen(true)}>
          {last?.status === 'declined' ? words.again : words.open}
        </Button>
      )}
      {open && (
        <Suspense>
          <RefundDialog payment={payment} quote={quote} apart={apart} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
