import Done from '@mui/icons-material/CheckCircleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReference } from 'react-admin';
import type { Payment } from '../../../generated/api.ts';
import { api } from '../../api/client.ts';
import { Problem, sentenceOf } from '../../../engine/web/problem.ts';
import { apiQuery } from '../../api/query.ts';
import { formatCents, formatDate } from '../../../engine/web/format.ts';
import { messages as shared } from '../../../engine/web/messages.ts';
import ResponsiveDrawerFrame from '../../../engine/web/ResponsiveDrawerFrame.tsx';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { useAct } from '../../../engine/console/actions/useAct.tsx';
import { recordName } from '../../../engine/console/fields/recordName.ts';
import { useSummary } from '../../../engine/console/ContractContext.tsx';
import type { ActionProps } from '../../../engine/console/overrides.ts';
import { PackageName } from '../PackageName.tsx';
import { Disputed, disputesOf, undecided } from './Disputed.tsx';
import { messages as paymentsMessages } from './messages.ts';
import { PaidApart } from './PaidApart.tsx';
import { quoteOf } from './quoteOf.ts';
import { RefundForm, type RefundRequest } from './RefundForm.tsx';
import { RefundSum } from './RefundSum.tsx';

const askedOf = (id: string) =>
  apiQuery(['/refund-requests', id], (signal) =>
    api.GET('/refund-requests', { params: { query: { filter: { payment_id: id, status: 'requested' }, range: [0, 0] } }, signal }),
  );

const clients = 'client-profiles';

/** Fields of the body that the form shows an error at. */
const shown: ReadonlySet<string> = new Set(['amount', 'above_ladder', 'reason']);

/** Refunds one payment: the ladder's amount and its reason, the amount entered, the rest we keep, and the final refund. */
export function RefundDrawer({ action, record, onClose, onDone }: ActionProps) {
  // The console's rows are the contract's payments; react-admin knows them as records only.
  const payment = record as unknown as Payment;
  const [paid] = useState(payment);
  const { act, question } = useAct();
  const [refunded, setRefunded] = useState<number>();
  // Once it is sent there is nothing left to quote, whatever refetches around it.
  const [sent, setSent] = useState(false);
  const quote = useQuery({ ...quoteOf(paid.id), enabled: !sent });
  const requested = useQuery({ ...askedOf(paid.id), enabled: !sent });
  const disputes = useQuery({ ...disputesOf(paid.id), enabled: !sent });
  const dispute = undecided(disputes.data);
  const name = useClientName(paid.user_id);

  const refund = async (request: RefundRequest, asked: boolean) => {
    setSent(true);
    const result = await act(action, { record, data: { ...request } }, { silent: true, asked });
    if (result.ok) {
      setRefunded(request.amount);
      onDone?.();
      return;
    }
    setSent(false);
    if (result.declined) return;
    void quote.refetch();
    // What belongs to no field of the form, like what was refunded meanwhile, is told with the refusal.
    const others = Object.entries(result.errors ?? {}).flatMap(([field, sentence]) => (shown.has(field) ? [] : [sentence]));
    throw new Problem([...new Set([result.message, ...others])].join(' '), { status: 422, errors: result.errors ?? {} });
  };

  return (
    <ResponsiveDrawerFrame
      open
      bare
      onClose={onClose}
      title={refunded === undefined ? paymentsMessages.title(name) : paymentsMessages.doneTitle}
      below={
        <Box component="p" className="num" sx={{ color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
          <PackageName identifier={paid.package_identifier} />
          {paid.receipt_number ? `, ${paid.receipt_number}` : ''}
        </Box>
      }
    >
      {refunded !== undefined ? (
        <RefundDone payment={paid} before={paid.refunded_amount} refunded={refunded} name={name} onClose={onClose} />
      ) : dispute ? (
        <Disputed dispute={dispute} />
      ) : quote.data && !requested.isPending && !disputes.isPending ? (
        <RefundForm payment={paid} quote={quote.data} request={requested.data?.[0]} name={name} onRefund={refund} onClose={onClose}>
          <PaidApart payment={paid} name={name} />
        </RefundForm>
      ) : quote.isError ? (
        <ErrorState title={paymentsMessages.failed} onRetry={() => void quote.refetch()}>
          {sentenceOf(quote.error)}
        </ErrorState>
      ) : (
        <Loading label={shared.loading}>
          <TextSkeleton rows={6} />
        </Loading>
      )}
      {question}
    </ResponsiveDrawerFrame>
  );
}

interface RefundDoneProps {
  payment: Payment;
  /** Refunded before this refund, in cents. */
  before: number;
  refunded: number;
  name: string;
  onClose: () => void;
}

function RefundDone({ payment, before, refunded, name, onClose }: RefundDoneProps) {
  const [now] = useState(() => new Date());
  return (
    <>
      <Box sx={{ flex: 1, overflowY: 'auto', display: 'grid', alignContent: 'start', gap: 5, p: '16px 20px 24px' }}>
        <Box
          role="status"
          sx={{
            display: 'grid',
            justifyItems: 'start',
            gap: 1,
            p: 4,
            border: '1px solid var(--success-line)',
            background: 'var(--success-soft)',
            borderRadius: 'var(--r)',
            '& svg': { color: 'success.main', fontSize: 24 },
          }}
        >
          <Done aria-hidden="true" />
          <Box component="b" className="num" sx={{ fontSize: '1.5rem', lineHeight: '32px', fontWeight: 'fontWeightBold' }}>
            {paymentsMessages.done(formatCents(refunded))}
          </Box>
          <p>{paymentsMessages.onItsWay(name)}</p>
        </Box>
        <RefundSum payment={payment} before={before} refund={refunded} label={paymentsMessages.refundedOn(formatDate(now))} />
      </Box>
      <Box component="footer" sx={{ p: '12px 20px', borderTop: '1px solid var(--border)' }}>
        <Button variant="contained" onClick={onClose}>
          {shared.close}
        </Button>
      </Box>
    </>
  );
}

/** The client's name, once it is known. */
function useClientName(id: string | null | undefined): string {
  const resource = useSummary(clients);
  const { referenceRecord } = useReference({ reference: clients, id: id ?? '', options: { enabled: Boolean(id) } });
  return resource && referenceRecord ? recordName(resource, referenceRecord) : paymentsMessages.client;
}
