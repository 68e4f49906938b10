import Gavel from '@mui/icons-material/GavelRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { caseStatuses } from '../../../domain/cases.ts';
import type { PaymentCase } from '../../../generated/api.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { EmptyState } from '../../../engine/web/states.tsx';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { useListPath } from '../dashboard/useListPath.ts';
import { messages } from './messages.ts';

/** The disputes of a payment, the newest first. */
export const disputesOf = (id: string) =>
  apiQuery(['/payment-cases', 'disputes of', id], (signal) =>
    api.GET('/payment-cases', { params: { query: { filter: { payment_id: id, kind: 'dispute' }, sort: ['created_at', 'DESC'], range: [0, 9] } }, signal }),
  );

/** The dispute that the bank has not decided, where there is one. */
export const undecided = (disputes: readonly PaymentCase[] = []): PaymentCase | undefined =>
  disputes.find(({ status }) => !caseStatuses.payment.closed.includes(status));

/** In place of the refund, which the server refuses: what is refunded before the bank decides may be lost a second time. */
export function Disputed({ dispute: { id, amount } }: { dispute: PaymentCase }) {
  const list = useListPath();
  return (
    <EmptyState
      icon={<Gavel />}
      title={messages.inDispute(formatCents(amount))}
      action={
        <Button component={Link} to={`${list('payment-cases')}/${id}`} variant="contained">
          {messages.openCase}
        </Button>
      }
    >
      {messages.inDisputeText}
    </EmptyState>
  );
}
