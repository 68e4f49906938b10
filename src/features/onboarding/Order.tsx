import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Checkout, InitialClientData } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { sentenceOf } from '../../api/problem.ts';
import { usePublicSettings } from '../../api/public-settings.ts';
import { useLoad } from '../../api/useLoad.ts';
import { CardPanel } from '../payments/CardPanel.tsx';
import { OrderSummary } from '../payments/OrderSummary.tsx';
import { prepare } from '../payments/steps.ts';
import { usePayment } from '../payments/usePayment.ts';
import { TextSkeleton } from '../ui/skeletons.tsx';
import { ErrorState } from '../ui/states.tsx';
import { messages } from './messages.ts';
import { useCoupon } from './useCoupon.ts';

const loadPackages = (signal: AbortSignal) => dataOf(api.GET('/packages/all', { signal }));

interface OrderProps {
  prospect: InitialClientData;
  token: string;
  onPaid: (checkout: Checkout) => void;
  /** What to do where the server refuses: change the package, sign in. */
  remedy?: ReactNode;
}

/** A prospect's order and its card, side by side. */
export function Order(props: OrderProps) {
  const offers = useLoad(loadPackages);
  if (offers.state === 'failed')
    return (
      <ErrorState title={messages.packagesFailed} onRetry={offers.retry}>
        {sentenceOf(offers.error)}
      </ErrorState>
    );
  if (offers.state === 'loading') return <TextSkeleton rows={6} />;
  const offer = offers.data.find((each) => each.package_identifier === props.prospect.package_identifier);
  return <Checkout {...props} packageName={offer?.name ?? props.prospect.package_identifier ?? ''} price={offer?.price ?? 0} />;
}

function Checkout({ prospect, token, onPaid, remedy, packageName, price }: OrderProps & { packageName: string; price: number }) {
  const { terms_version: inForce } = usePublicSettings();
  const code = prospect.coupon_code ?? '';
  const answer = useCoupon({ code, price, package_identifier: prospect.package_identifier ?? null, onboarding_id: prospect.id });
  const expected = { price, discount: answer?.discount ?? 0, code: answer?.valid ? code.toUpperCase() : null };
  const payment = usePayment({ shown: expected.price - expected.discount, start: () => prepare(token, inForce), onPaid });
  const ready = payment.checkout?.payment;
  const order = ready ? { price: ready.price, discount: ready.discount, code: ready.coupon_code ?? null } : expected;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 352px' }, gap: { xs: 6, md: 10 }, alignItems: 'start' }}>
      <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: 1 } }}>
        <OrderSummary
          packageName={payment.checkout?.package_name ?? packageName}
          price={order.price}
          discount={order.discount}
          couponCode={order.code}
          heldUntil={payment.checkout?.coupon_until}
        />
      </Box>
      <Box sx={{ maxWidth: 480 }}>
        <CardPanel payment={payment} amount={order.price - order.discount} accepted={prospect.terms_version === inForce} remedy={remedy} />
      </Box>
    </Box>
  );
}
