import type { SxProps, Theme } from '@mui/material/styles';
import type { Payment } from '../../../generated/api.ts';
import { paymentStatusTones, paymentStatusLabels } from '../../../generated/enums.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { messages } from './messages.ts';

interface OrderChipProps {
  payment: Pick<Payment, 'status' | 'amount'>;
  sx?: SxProps<Theme>;
}

/** An order's status for the buyer; one covered by a coupon does not say that it was paid. */
export function OrderChip({ payment: { status, amount }, ...rest }: OrderChipProps) {
  const label = status === 'succeeded' && amount === 0 ? messages.covered : paymentStatusLabels[status];
  return <StatusChip label={label} tone={paymentStatusTones[status] ?? 'neutral'} {...rest} />;
}
