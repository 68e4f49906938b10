import Payments from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { paymentKindLabels, paymentStatusTones, paymentStatusLabels } from '../../../../generated/enums.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { Answered } from '../../../../engine/web/Answered.tsx';
import { formatCents, formatDate } from '../../../../engine/web/format.ts';
import { openRow } from '../../../../engine/web/openRow.ts';
import { RowsSkeleton } from '../../../../engine/web/skeletons.tsx';
import { EmptyState } from '../../../../engine/web/states.tsx';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import type { ClientTabProps } from '../ClientTab.ts';
import { messages } from '../messages.ts';
import { packagesQuery, paymentsOf } from '../queries.ts';
import { SpendingsByCoupon, SpendingTotals } from './Spendings.tsx';

const paymentsMessages = messages.payments;

const Rows = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontSize: 'var(--fs-small)', fontWeight: 'var(--w-medium)', color: 'var(--text-2)', background: 'var(--surface-2)', height: 36 },
  '& td': { height: 40, borderTop: '1px solid var(--border-soft)' },
  '& th, & td': { padding: '4px 12px' },
  '& .n': { textAlign: 'right' },
  '& .line': { whiteSpace: 'nowrap' },
  // Two lines for each payment on a phone and beside the chat: item and amount, then date and status.
  '@container (max-width: 759px)': {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr auto', padding: '10px 4px', borderTop: '1px solid var(--border-soft)' },
    '& td': { height: 'auto', border: 0, padding: '2px 12px' },
    '& .wide': { display: 'none' },
  },
});

/** What the client paid and saved: in all, one by one, and by coupon. */
export default function PaymentsTab({ client }: ClientTabProps) {
  const to = useAreaPath();
  const query = useQuery(paymentsOf(client.id));
  const packages = useQuery(packagesQuery);
  const nameOf = (identifier: string) => packages.data?.find((each) => each.package_identifier === identifier)?.name ?? identifier;
  return (
    <Card sx={{ containerType: 'inline-size' }}>
      <Answered query={query} loading={messages.loading(messages.tabs.payments)} skeleton={<RowsSkeleton rows={3} />} failed={paymentsMessages.failed}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={<Payments />} title={paymentsMessages.none}>
              {paymentsMessages.noneText}
            </EmptyState>
          ) : (
            <>
              <SpendingTotals clientId={client.id} refunded={rows.reduce((total, payment) => total + payment.refunded_amount, 0)} />
              <Rows>
                <thead>
                  <tr>
                    <th scope="col">{paymentsMessages.what}</th>
                    <th scope="col" className="n">
                      {paymentsMessages.total}
                    </th>
                    <th scope="col">{paymentsMessages.when}</th>
                    <th scope="col">{paymentsMessages.status}</th>
                    <th scope="col" className="n">
                      {paymentsMessages.price}
                    </th>
                    <th scope="col" className="n">
                      {paymentsMessages.discount}
                    </th>
                    <th scope="col" className="n">
                      {paymentsMessages.refunded}
                    </th>
                    <th scope="col">{paymentsMessages.receipt}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((payment) => (
                    <Box component="tr" key={payment.id} onClick={openRow} sx={{ cursor: 'pointer', '&:hover': { background: 'var(--hover)' } }}>
                      <td>
                        <Link component={RouterLink} className="row-link" to={to(`/payments/${payment.id}`)}>
                          {nameOf(payment.package_identifier)}
                        </Link>{' '}
                        <Box component="span" sx={{ color: 'text.tertiary' }}>
                          {paymentKindLabels[payment.kind]}
                        </Box>
                      </td>
                      <td className="n num">{formatCents(payment.amount)}</td>
                      <td className="line">{formatDate(payment.paid_at ?? payment.created_at)}</td>
                      <td>
                        <StatusChip label={paymentStatusLabels[payment.status]} tone={paymentStatusTones[payment.status] ?? 'neutral'} />
                      </td>
                      <td className="n num wide">{formatCents(payment.price)}</td>
                      <td className="n num wide">{payment.discount > 0 ? formatCents(-payment.discount) : '–'}</td>
                      <td className="n num wide">{payment.refunded_amount > 0 ? formatCents(-payment.refunded_amount) : '–'}</td>
                      <td className="wide line">{payment.receipt_number ?? '–'}</td>
                    </Box>
                  ))}
                </tbody>
              </Rows>
              <SpendingsByCoupon clientId={client.id} />
            </>
          )
        }
      </Answered>
    </Card>
  );
}
