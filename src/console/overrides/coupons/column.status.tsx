import Block from '@mui/icons-material/BlockRounded';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Pause from '@mui/icons-material/PauseCircleOutlineRounded';
import type { ReactElement } from 'react';
import type { CouponStatus } from '../../../../generated/api.ts';
import { couponStatusTones, couponStatusLabels } from '../../../../generated/enums.ts';
import { StatusChip } from '../../../../engine/web/StatusChip.tsx';
import type { ViewProps } from '../../../../engine/console/overrides.ts';
import { messages } from './messages.ts';
import { readCoupon } from './coupon.ts';

/** From so few left on, the chip counts them. */
const few = 10;

const icons: Partial<Record<CouponStatus, ReactElement>> = { off: <Pause />, expired: <EventBusy />, used_up: <Block /> };

/** The coupon's status today; the last ones are counted. */
export default function StatusCell({ record }: ViewProps) {
  const { status, most, used, reserved } = readCoupon(record);
  const left = most === null ? null : most - used - reserved;
  if (status === 'active' && left !== null && left <= few) return <StatusChip tone="warning" label={messages.left(left)} />;
  return <StatusChip label={couponStatusLabels[status]} tone={couponStatusTones[status] ?? 'neutral'} {...(icons[status] ? { icon: icons[status] } : {})} />;
}
