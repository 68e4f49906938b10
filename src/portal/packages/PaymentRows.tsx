import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '../../../engine/web/Card.tsx';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Payment } from '../../../generated/api.ts';
import { paymentKindLabels } from '../../../generated/enums.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { OrderChip } from '../../features/payments/OrderChip.tsx';
import { formatCents, formatDate } from '../../../engine/web/format.ts';
import { lazyScreen } from '../../../engine/web/lazy-screen.tsx';
import { packagesMessages } from './messages.ts';

const ReceiptDialog = lazyScreen(() => import('./ReceiptDialog.tsx'));

const offers = apiQuery(['/packages/all'], (signal) => api.GET('/packages/all', { signal }));

/** The payments, each with its receipt. */
export function PaymentRows({ payments }: { payments: readonly Payment[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const { data: sold } = useQuery(offers);
  const nameOf = ({ package_identifier: slug }: Payment) => sold?.find((offer) => offer.package_identifier === slug)?.name;
  return (
    <section aria-labelledby="my-payments">
      <Typography id="my-payments" variant="h3" component="h2" sx={{ mb: 4 }}>
        {packagesMessages.payments}
      </Typography>
      {payments.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{packagesMessages.noPayments}</Typography>}
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
                {packagesMessages.paidFor(paymentKindLabels[payment.kind], nameOf(payment))}
                <Box component="span" className="num" sx={{ display: 'block', fontSize: 'var(--fs-small)', color: 'text.tertiary' }}>
                  {[payment.paid_at && formatDate(payment.paid_at), payment.receipt_number].filter(Boolean).join(', ')}
                </Box>
              </Box>
              <OrderChip payment={payment} sx={{ '@media (max-width: 640px)': { gridArea: '2 / 1', justifySelf: 'start' } }} />
              <Box component="span" className="num" sx={{ textAlign: 'right' }}>
                {formatCents(payment.amount)}
              </Box>
              <Button
                size="small"
                onClick={() => setOpen(payment.id)}
                aria-label={packagesMessages.receiptOf(payment.receipt_number ?? '')}
                sx={{ justifySelf: 'end' }}
              >
                {packagesMessages.receipt}
              </Button>
            </Box>
          ))}
        </Card>
      )}
      {open && (
        <Suspense>
          <ReceiptDialog id={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  );
}
