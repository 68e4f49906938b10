import LinkText from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCents, formatDate, formatDateTime } from '../../../engine/web/format.ts';
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
const failedQuery = apiQuery(['/payments', 'money'], (signal) =>
  api.GET('/payments', { params: { query: { filter: { status: 'failed' }, sort: ['created_at', 'DESC'], range: [0, shown - 1] } }, signal }),
);

/** What about money needs somebody: refund requests by when they are due, and payments that failed. */
export function Cases() {
  const requests = useQuery(requestsQuery);
  const failed = useQuery(failedQuery);
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
      {failed.data && (
        <MoneyTable
          title={messages.failedPayments}
          headings={[messages.when, messages.why, messages.amount]}
          empty={messages.noFailed}
          aside={all('payments', { status: 'failed' })}
          rows={failed.data.map(({ id, created_at, failure, amount }) => ({
            key: id,
            to: `${list('payments')}/${id}`,
            cells: [formatDate(created_at), failure ?? '–', formatCents(amount)],
          }))}
        />
      )}
    </>
  );
}
