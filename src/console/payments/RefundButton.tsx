import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetOne, useRefresh, type RaRecord } from 'react-admin';
import { useAllows, useResource } from '../../../engine/console/ContractContext.tsx';
import type { RefundRequest } from '../../../generated/api.ts';
import { messages } from './messages.ts';
import { RefundDrawer } from './RefundDrawer.tsx';

const payments = 'payments';

/** Opens the refund that answers a request: the first thing to do where something is due, the second where nothing is. */
export function RefundButton({ record }: { record: RaRecord }) {
  // The console's rows are the contract's; react-admin knows them as records only.
  const request = record as unknown as RefundRequest;
  const allows = useAllows();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const refund = useResource(payments)?.actions.find(({ action }) => action === 'refund');
  const isOpen = request.status === 'requested' && refund !== undefined && allows(refund);
  const payment = useGetOne<RaRecord>(payments, { id: request.payment_id }, { enabled: isOpen });
  return (
    <>
      {isOpen && (
        <Button variant={request.entitled > 0 ? 'contained' : 'outlined'} disabled={!payment.data} onClick={() => setOpen(true)}>
          {messages.refundIt}
        </Button>
      )}
      {open && payment.data && refund && <RefundDrawer action={refund} record={payment.data} onClose={() => setOpen(false)} onDone={refresh} />}
    </>
  );
}
