import type { SxProps, Theme } from '@mui/material/styles';
import type { Payment } from '../../../generated/api.ts';
import { paymentStatusTones, paymentStatusLabels } from '../../../generated/enums.ts';
import { StatusChip } from '../../../engine/web/StatusChip.tsx';
import { messages } from './messages.ts';

interface OrderChipProps {
  payment: Pick<Payment, 'status' | 'amount'>;
  sx?: SxProps<Theme>;
}

/** How an order stands for who bought; of one that a coupon covered nobody says that it was paid. */
export function OrderChip({ payment: { status, amount }, ...rest }: OrderChipProps) {
  const label = status === 'succeeded' && amount === 0 ? messages.covered : paymentStatusLabels[status];
  return <StatusChip label={label} tone={paymentStatusTones[status] ?? 'neutral'} {...rest} />;
}
