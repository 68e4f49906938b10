import Box from '@mui/material/Box';
import LinkText from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { goneBack, isRefundable } from '../../../domain/refunds.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import type { Payment } from '../../../generated/api.ts';
import { paymentsOf } from '../client/queries.ts';
import { useListPath } from '../dashboard/useListPath.ts';
import { messages } from './messages.ts';

interface PaidApartProps {
  payment: Pick<Payment, 'id' | 'user_id'>;
  /** The client’s name. */
  name: string;
}

/** Other payments of the client that could still be refunded, as from before an upgrade: each by itself (docs/rules.md, Refunds). */
export function PaidApart({ payment, name }: PaidApartProps) {
  const list = useListPath();
  const client = payment.user_id ?? '';
  const { data } = useQuery({ ...paymentsOf(client), enabled: client !== '' });
  const others = (data?.rows ?? []).filter((each) => each.id !== payment.id && isRefundable(each) && each.amount > goneBack(each));
  if (others.length === 0) return null;
  const left = (each: Payment) => each.amount - goneBack(each);
  return (
    <Note tone="warning">
      {messages.apart(name, formatCents(others.reduce((sum, each) => sum + left(each), 0)))}{' '}
      {others.map((each, index) => (
        <Box key={each.id} component="span">
          {index > 0 && '; '}
          <LinkText component={Link} to={`${list('payments')}/${each.id}`}>
            {messages.apartReceipt(each.receipt_number ?? '', formatCents(left(each)))}
          </LinkText>
        </Box>
      ))}
      .
    </Note>
  );
}
