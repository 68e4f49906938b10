import LinkText from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCents, formatDateTime } from '../../../engine/web/format.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import type { PaymentCaseStatus } from '../../../generated/api.ts';
import { paymentCaseStatusLabels, paymentCaseStatusTones } from '../../../generated/enums.ts';
import { api } from '../../api/client.ts';
import { apiQuery } from '../../api/query.ts';
import { useListPath } from '../dashboard/useListPath.ts';
import { messages } from './messages.ts';
import { ClientName } from './ClientName.tsx';
import { DisputeNote } from './DisputeNote.tsx';
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

/** The dispute to answer first, where there is one. */
export function Disputes() {
  const cases = useQuery(casesQuery);
  const first = cases.data?.find(({ kind, status }) => kind === 'dispute' && status === 'answer_due');
  return first && <DisputeNote dispute={first} />;
}

interface AllProps {
  segment: string;
  filter: Readonly<Record<string, unknown>>;
}

function All({ segment, filter }: AllProps) {
  const list = useListPath();
  return (
    <LinkText component={Link} to={list(segment, filter)}>
      {messages.all}
    </LinkText>
  );
}

/** Refund requests by when they are to be answered. */
export function Requests() {
  const requests = useQuery(requestsQuery);
  const list = useListPath();
  return (
    requests.data && (
      <MoneyTable
        title={messages.requests}
        headings={[messages.client, messages.package, messages.answerBy, messages.due]}
        empty={messages.noRequests}
        aside={<All segment="refund-requests" filter={{ status: 'requested' }} />}
        rows={requests.data.map(({ id, user_id, package_name, answer_by, entitled }) => ({
          key: id,
          to: `${list('refund-requests')}/${id}`,
          cells: [<ClientName key="name" id={user_id} />, package_name, formatDateTime(answer_by), formatCents(entitled)],
        }))}
      />
    )
  );
}

/** Disputes, failed payments and failed refunds by when they are due. */
export function Cases() {
  const cases = useQuery(casesQuery);
  const list = useListPath();
  return (
    cases.data && (
      <MoneyTable
        title={messages.cases}
        headings={[messages.client, messages.caseStatus, messages.caseDue, messages.amount]}
        empty={messages.noCases}
        aside={<All segment="payment-cases" filter={{ status: open }} />}
        rows={cases.data.map(({ id, title, status, due_at, amount }) => ({
          key: id,
          to: `${list('payment-cases')}/${id}`,
          cells: [
            title,
            <StatusChip key="status" tone={paymentCaseStatusTones[status]} label={paymentCaseStatusLabels[status]} />,
            formatDateTime(due_at),
            formatCents(amount),
          ],
        }))}
      />
    )
  );
}
