import Inventory from '@mui/icons-material/WorkspacePremiumOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { couponRefusalWords } from '../../../generated/enums.ts';
import type { Checkout, CouponAnswer, InitialClientData, Package } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { sentenceOf } from '../../api/problem.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { useLoad } from '../../api/useLoad.ts';
import { CardPanel } from '../payments/CardPanel.tsx';
import { OrderSummary } from '../payments/OrderSummary.tsx';
import { prepare } from '../payments/steps.ts';
import { usePayment } from '../payments/usePayment.ts';
import { Note } from '../ui/Note.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Loading } from '../ui/skeletons.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { messages } from './messages.ts';
import { useCoupon } from './useCoupon.ts';

const loadPackages = (signal: AbortSignal) => dataOf(api.GET('/packages/all', { signal }));

interface OrderProps {
  prospect: InitialClientData;
  token: string;
  onPaid: (checkout: Checkout) => void;
  /** What to do where the server refuses: change the package, sign in. */
  remedy?: ReactNode;
  /** Who pays, where staff take the payment for somebody beside them. */
  payer?: string;
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

/** A prospect's order and its card, side by side. */
export function Order(props: OrderProps) {
  const { prospect, remedy } = props;
  const offers = useLoad(loadPackages);
  const offer = offers.data?.find((each) => each.package_identifier === prospect.package_identifier);
  const { answer, asking } = useCoupon({
    code: prospect.coupon_code ?? '',
    price: offer?.price ?? 0,
    package_identifier: offer?.package_identifier ?? null,
    onboarding_id: prospect.id,
    atOnce: true,
  });
  if (offers.state === 'failed')
    return (
      <ErrorState title={messages.packagesFailed} onRetry={offers.retry}>
        {sentenceOf(offers.error)}
      </ErrorState>
    );
  if (offers.state === 'loading' || asking) return <OrderSkeleton />;
  if (offer === undefined)
    return (
      <EmptyState icon={<Inventory />} title={messages.packageGone} action={remedy}>
        {messages.packageGoneText}
      </EmptyState>
    );
  return <Checkout {...props} offer={offer} answer={answer} />;
}

function Checkout({ prospect, token, onPaid, remedy, payer, children, offer, answer }: OrderProps & { offer: Package; answer: CouponAnswer | undefined }) {
  const { terms_version: inForce } = usePublicSettings();
  const code = prospect.coupon_code ?? '';
  const expected = { price: offer.price, discount: answer?.discount ?? 0, code: answer?.valid ? code.toUpperCase() : null };
  const payment = usePayment({ shown: expected.price - expected.discount, start: () => prepare(token, inForce), onPaid });
  const ready = payment.checkout?.payment;
  const order = ready ? { price: ready.price, discount: ready.discount, code: ready.coupon_code ?? null } : expected;
  const couponLost = answer?.valid === false && answer.reason && !ready ? couponRefusalWords[answer.reason] : null;
  return (
    <Box sx={columns}>
      <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: 1 } }}>
        <OrderSummary
          packageName={payment.checkout?.package_name ?? offer.name}
          price={order.price}
          discount={order.discount}
          couponCode={order.code}
          heldUntil={payment.checkout?.coupon_until}
          inclusions={offer.inclusions}
          promises={payer === undefined && order.price > order.discount ? messages.promises : []}
        >
          {children}
        </OrderSummary>
      </Box>
      <Box sx={{ display: 'grid', gap: 5, maxWidth: 480 }}>
        {couponLost !== null && (
          <Note tone="warning">
            {messages.couponLost(code.toUpperCase())} {couponLost} {remedy}
          </Note>
        )}
        <CardPanel
          payment={payment}
          amount={order.price - order.discount}
          accepted={prospect.terms_version === inForce}
          remedy={remedy}
          {...(payer === undefined ? {} : { payer })}
        />
      </Box>
    </Box>
  );
}
