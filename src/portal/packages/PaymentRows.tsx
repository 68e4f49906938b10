import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '../../../engine/web/Card.tsx';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '../../../generated/api.ts';
import { paymentKindWords } from '../../../generated/enums.ts';
import { api } from '../../api/client.ts';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { apiQuery } from '../../api/query.ts';
import { OrderChip } from '../../features/payments/OrderChip.tsx';
import { Receipt } from '../../features/payments/Receipt.tsx';
import { formatCents, formatDate } from '../../../engine/web/format.ts';
import { messages as shared } from '../../../engine/web/messages.ts';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { messages } from '../messages.ts';

const words = messages.packages;

const offers = apiQuery(['/packages/all'], (signal) => api.GET('/packages/all', { signal }));

/** What was paid, each with its receipt. */
export function PaymentRows({ payments }: { payments: readonly Payment[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const { data: sold } = useQuery(offers);
  const nameOf = ({ package_identifier: slug }: Payment) => sold?.find((offer) => offer.package_identifier === slug)?.name;
  return (
    <section aria-labelledby="my-payments">
      <Typography id="my-payments" variant="h3" component="h2" sx={{ mb: 4 }}>
        {words.payments}
      </Typography>
      {payments.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.noPayments}</Typography>}
      {payments.length > 0 && (
        <Card component="ul">
          {payments.map((payment) => (
            <Box
              component="li"
              key={payment.id}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto 104px auto',
                alignItems: 'center',
                gap: '4px 16px',
                minHeight: 'var(--row)',
                padding: '10px 12px 10px 20px',
                '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '12px 16px' },
                '& + &': { borderTop: '1px solid var(--border-soft)' },
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                {words.paidFor(paymentKindWords[payment.kind], nameOf(payment))}
                <Box component="span" className="num" sx={{ display: 'block', fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
                  {[payment.paid_at && formatDate(payment.paid_at), payment.receipt_number].filter(Boolean).join(', ')}
                </Box>
              </Box>
              <OrderChip payment={payment} sx={{ '@media (max-width: 640px)': { gridArea: '2 / 1', justifySelf: 'start' } }} />
              <Box component="span" className="num" sx={{ textAlign: 'right' }}>
                {formatCents(payment.amount)}
              </Box>
              <Button size="small" onClick={() => setOpen(payment.id)} aria-label={words.receiptOf(payment.receipt_number ?? '')} sx={{ justifySelf: 'end' }}>
                {words.receipt}
              </Button>
            </Box>
          ))}
        </Card>
      )}
      {open && <ReceiptDialog id={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function ReceiptDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const receipt = useQuery(apiQuery(['/payments/{id}/receipt', id], (signal) => api.GET('/payments/{id}/receipt', { params: { path: { id } }, signal })));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-label={words.receipt}>
      <DialogContent>
        {receipt.isPending && (
          <Loading label={words.receipt}>
            <TextSkeleton rows={5} />
          </Loading>
        )}
        {receipt.isError && <ErrorState onRetry={() => void receipt.refetch()}>{sentenceOf(receipt.error)}</ErrorState>}
        {receipt.data && <Receipt receipt={receipt.data} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{shared.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
