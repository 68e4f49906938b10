import LinkText from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCents, formatDateTime } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { PaymentCaseStatus } from '../../../generated/api.ts';
import { paymentCaseKindLabels, paymentCaseStatusLabels, paymentCaseStatusTones } from '../../../generated/enums.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { useListPath } from '../dashboard/useListPath.ts';
import { messages } from './messages.ts';
import { MoneyTable } from './MoneyTable.tsx';

/** As many as a panel shows; its list has them all. */
const shown = 10;
const requestsQuery = apiQuery(['/refund-requests', 'money'], (signal) =>
  api.GET('/refund-requests', { params: { query: { filter: { status: 'requested' }, sort: ['answer_by', 'ASC'], range: [0, shown - 1] } }, signal }),
);
const open: PaymentCaseStatus[] = ['answer_due', 'open', 'with_bank'];
const casesQuery = apiQuery(['/payment-cases', 'money'], (signal) =>
  api.GET('/payment-cases', { params: { query: { filter: { status: open }, sort: ['due_at', 'ASC'], range: [0, shown - 1] } }, signal }),
);

/** What about money needs somebody: refund requests by when they are due, and disputes, failed payments and failed refunds likewise. */
export function Cases() {
  const requests = useQuery(requestsQuery);
  const cases = useQuery(casesQuery);
  const list = useListPath();
  const all = (segment: string, filter: Readonly<Record<string, unknown>>) => (
    <LinkText component={Link} to={list(segment, filter)}>
      {messages.all}
    </LinkText>
  );
  return (
    <>
      {requests.data && (
        <MoneyTable
          title={messages.requests}
          headings={[messages.receipt, messages.package, messages.answerBy, messages.due]}
          empty={messages.noRequests}
          aside={all('refund-requests', { status: 'requested' })}
          rows={requests.data.map(({ id, receipt_number, package_name, answer_by, entitled }) => ({
            key: id,
            to: `${list('refund-requests')}/${id}`,
            cells: [receipt_number, package_name, formatDateTime(answer_by), formatCents(entitled)],
          }))}
        />
      )}
      {cases.data && (
        <MoneyTable
          title={messages.cases}
          headings={[messages.what, messages.caseStatus, messages.caseDue, messages.amount]}
          empty={messages.noCases}
          aside={all('payment-cases', { status: open })}
          rows={cases.data.map(({ id, kind, status, due_at, amount }) => ({
            key: id,
            to: `${list('payment-cases')}/${id}`,
            cells: [
              paymentCaseKindLabels[kind],
              <StatusChip key="status" tone={paymentCaseStatusTones[status]} label={paymentCaseStatusLabels[status]} />,
              formatDateTime(due_at),
              formatCents(amount),
            ],
          }))}
        />
      )}
    </>
  );
}
