import Box from '@mui/material/Box';
import { useGetOne, type RaRecord } from 'react-admin';
import { ErrorState } from '../../../engine/web/states.tsx';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { sentenceOf } from '../../../engine/web/problem.ts';
import { refundStateLabels, refundStateTones } from '../../../generated/enums.ts';
import type { Payment, RefundRequest } from '../../../generated/api.ts';
import { messages } from './messages.ts';
import { Asked } from './RefundAsked.tsx';

/** What the client wrote, and once it was granted, how far the refund is at the bank. */
export function RefundDesk({ record }: { record: RaRecord }) {
  // The console's rows are the contract's; react-admin knows them as records only.
  const request = record as unknown as RefundRequest;
  const isGranted = request.status === 'granted';
  const payment = useGetOne<RaRecord>('payments', { id: request.payment_id }, { enabled: isGranted });
  const state = isGranted ? (payment.data as unknown as Payment | undefined)?.refund_status : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Asked request={request} />
      {state && (
        <Box component="p" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          {messages.atTheBank}
          <StatusChip tone={refundStateTones[state]} label={refundStateLabels[state]} />
        </Box>
      )}
      {payment.error && (
        <ErrorState title={messages.didNotLoad} onRetry={() => void payment.refetch()}>
          {sentenceOf(payment.error)}
        </ErrorState>
      )}
    </Box>
  );
}
