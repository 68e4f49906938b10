import Inventory from '@mui/icons-material/WorkspacePremiumOutlined';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { couponRefusalLabels } from '../../../generated/enums.ts';
import type { Checkout } from '../../../generated/api.ts';
import { Problem, sentenceOf } from '../../../engine/web/problem.ts';
import { useLoad } from '../../../engine/web/useLoad.ts';
import { formatCents } from '../../../engine/web/format.ts';
import { Note } from '../../../engine/web/Note.tsx';
import { Skeleton } from '../../../engine/web/Skeleton.tsx';
import { Loading } from '../../../engine/web/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../engine/web/states.tsx';
import { CardPanel } from './CardPanel.tsx';
import { messages } from './messages.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { isPaid } from './steps.ts';
import { usePayment } from './usePayment.ts';

interface PayOrderProps {
  /** What the order comes to: from then on the server keeps the price. Must stay the same function as long as the order does. */
  open: (signal: AbortSignal) => Promise<Checkout>;
  /** Makes it ready to be paid; asked again, it is the same payment. */
  start: () => Promise<Checkout>;
  onPaid: (checkout: Checkout) => void;
  /** Receives the loaded data: a page's title may depend on whether anything is to be paid. */
  onShown?: (checkout: Checkout) => void;
  /** The terms in force were accepted before. */
  accepted?: boolean;
  /** What to do where the server refuses: change the package, sign in. */
  remedy?: ReactNode;
  /** Who accepts the terms, where staff take the payment for a person beside them. */
  payer?: string;
  /** The first line of the order, where it is not the package's name. */
  lineOf?: (packageName: string) => string;
  /** Notes to read before paying. */
  promises?: (checkout: Checkout) => readonly string[];
  /** Under the total: where to ask before paying. */
  children?: ReactNode;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' },
  gap: { xs: 6, md: 10 },
  alignItems: 'start',
} as const;

/** The place of order and card while their figures are on the way. */
export function OrderSkeleton() {
  return (
    <Loading label={messages.orderOnItsWay}>
      <Box sx={columns}>
        <Skeleton height={168} sx={{ gridColumn: { md: 2 }, gridRow: { md: 1 } }} />
        <Box sx={{ display: 'grid', gap: 5, maxWidth: 480 }}>
          <Skeleton height={24} width="70%" />
          <Skeleton height={112} />
          <Skeleton height={68} />
          <Skeleton height={44} />
        </Box>
      </Box>
    </Loading>
  );
}

/** An order and its card, side by side. Opened, its price is kept for 30 minutes, also through a reload. */
export function PayOrder(props: PayOrderProps) {
  const { open, onPaid, onShown, remedy } = props;
  const found = useLoad(open);
  const checkout = found.data;
  const paid = checkout !== undefined && isPaid(checkout);
  useEffect(() => {
    if (!checkout) return;
    if (isPaid(checkout)) onPaid(checkout);
    else onShown?.(checkout);
    // Told once for each time it was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [checkout]);
  if (found.state === 'failed') {
    const isGone = found.error instanceof Problem && 'package_identifier' in found.error.errors;
    return isGone ? (
      <EmptyState icon={<Inventory />} title={messages.packageGone} action={remedy}>
        {messages.packageGoneText}
      </EmptyState>
    ) : (
      <ErrorState title={messages.orderFailed} onRetry={found.retry}>
        {sentenceOf(found.error)}
      </ErrorState>
    );
  }
  if (!checkout || paid) return <OrderSkeleton />;
  return <Opened {...props} opened={checkout} />;
}

function Opened({ opened, start, onPaid, accepted = false, remedy, payer, lineOf, promises, children }: PayOrderProps & { opened: Checkout }) {
  const payment = usePayment({ opened, start, onPaid });
  const { checkout } = payment;
  const { price, discount, amount, coupon_code } = checkout.payment;
  const before = checkout.price_before ?? null;
  return (
    <Box sx={columns}>
      <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: 1 } }}>
        <OrderSummary
          packageName={lineOf ? lineOf(checkout.package_name) : checkout.package_name}
          price={price}
          discount={discount}
          couponCode={coupon_code}
          until={checkout.awaits ? null : checkout.price_until}
          inclusions={checkout.inclusions ?? []}
          promises={amount > 0 ? promises?.(checkout) : undefined}
        >
          {children}
        </OrderSummary>
      </Box>
      <Box sx={{ display: 'grid', gap: 5, maxWidth: 480 }}>
        {before !== null && (
          <Note tone="warning" live>
            {messages.priceChanged(formatCents(before), formatCents(amount))}
          </Note>
        )}
        {checkout.coupon_refusal && (
          <Note tone="warning">
            {messages.couponLost} {couponRefusalLabels[checkout.coupon_refusal]} {remedy}
          </Note>
        )}
        <CardPanel payment={payment} accepted={accepted} remedy={remedy} {...(payer === undefined ? {} : { payer })} />
      </Box>
    </Box>
  );
}
