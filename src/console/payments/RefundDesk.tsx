import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetOne, useRefresh, type RaRecord } from 'react-admin';
import { useAllows, useResource } from '../../../engine/console/ContractContext.tsx';
import { Loading, TextSkeleton } from '../../../engine/web/skeletons.tsx';
import { ErrorState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { refundStateLabels, refundStateTones } from '../../../generated/enums.ts';
import type { Payment, RefundRequest } from '../../../generated/api.ts';
import { messages } from './messages.ts';
import { Asked } from './RefundAsked.tsx';
import { RefundDrawer } from './RefundDrawer.tsx';

const payments = 'payments';

/** A refund request's desk: what the client wrote, and the refund that answers it. */
export function RefundDesk({ record }: { record: RaRecord }) {
  // The console's rows are the contract's; react-admin knows them as records only.
  const request = record as unknown as RefundRequest;
  const allows = useAllows();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const refund = useResource(payments)?.actions.find(({ action }) => action === 'refund');
  const payment = useGetOne<RaRecord>(payments, { id: request.payment_id });
  const refundState = request.status === 'granted' ? (payment.data as unknown as Payment | undefined)?.refund_status : undefined;
  const mayRefund = request.status === 'requested' && refund && allows(refund);
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start', maxWidth: 640 }}>
      <Asked request={request} />
      {refundState && (
        <Box component="p" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          {messages.atTheBank}
          <StatusChip tone={refundStateTones[refundState]} label={refundStateLabels[refundState]} />
        </Box>
      )}
      {payment.isPending && (
        <Loading label={messages.title('')}>
          <TextSkeleton rows={2} />
        </Loading>
      )}
      {payment.error && (
        <ErrorState title={messages.didNotLoad} onRetry={() => void payment.refetch()}>
          {sentenceOf(payment.error)}
        </ErrorState>
      )}
      {payment.data && mayRefund && (
        <Button variant="contained" onClick={() => setOpen(true)}>
          {messages.refundIt}
        </Button>
      )}
      {open && payment.data && refund && <RefundDrawer action={refund} record={payment.data} onClose={() => setOpen(false)} onDone={refresh} />}
    </Box>
  );
}
